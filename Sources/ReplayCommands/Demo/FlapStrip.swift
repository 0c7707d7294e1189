import ReplayAnalysis
import ReplayReport
import ScrollPhysics
import ScrollReplay

/// Some frames of a recording as a strip of text: a line a frame, the offset as a dot on a bar.
struct FlapStrip {
  private let recording: Recording
  private let findings: [Finding]
  private let axis: Axis
  private let frames: Range<Int>

  /// Takes the frames of `range` that there are.
  init(_ recording: Recording, _ findings: [Finding], along axis: Axis, _ range: ClosedRange<Int>) {
    self.recording = recording
    self.findings = findings
    self.axis = axis
    frames = (range.lowerBound..<range.upperBound + 1).clamped(to: 0..<recording.count)
  }

  /// The offsets that the bar has to show: those of the frames, and the target of a release among them.
  var span: ClosedRange<Double> {
    let offsets = frames.map { recording.offsets[$0][axis] } + (target.map { [$0] } ?? [])
    return (offsets.min() ?? 0)...(offsets.max() ?? 0)
  }

  /// The strip with bars of `columns` columns from one end of `span` to the other.
  func table(_ span: ClosedRange<Double>, columns: Int) -> TextTable {
    var table = TextTable(["frame", "ms", "offset", "", "pt/ms", ""])
    for frame in frames {
      let offset = recording.offsets[frame][axis]
      let flaps = findings.contains { $0.isFlap && $0.frames.contains(frame) }
      table.append([
        TextCell("\(frame)"),
        TextCell(Numeral.fixed(Double(recording.times[frame]) / 1e6, places: 1)),
        TextCell(Numeral.fixed(offset, places: 2)),
        TextCell(bar(offset, span, columns), flaps ? .red : .plain),
        TextCell(Numeral.fixed(recording.velocities[frame][axis], places: 2)),
        TextCell(happening(frame), flaps ? .red : .plain),
      ])
    }
    return table
  }

  private var target: Double? {
    recording.releases.last { frames.contains($0.frame) }?.target[axis]
  }

  private func bar(_ offset: Double, _ span: ClosedRange<Double>, _ columns: Int) -> String {
    func place(_ offset: Double) -> Int {
      let length = span.upperBound - span.lowerBound
      guard length > 0 else { return 0 }
      return Int((offset - span.lowerBound) / length * Double(columns - 1) + 0.5)
    }
    var bar = [Character](repeating: "·", count: columns)
    if let target { bar[place(target)] = "│" }
    bar[place(offset)] = "●"
    return String(bar)
  }

  /// What is to be said about a frame: a lift, a change of phase, what is found from it on.
  private func happening(_ frame: Int) -> String {
    var words: [String] = []
    if let release = recording.releases.first(where: { $0.frame == frame }) {
      words.append("lifts, target \(Numeral.rounded(release.target[axis]))")
    } else if frame > 0, recording.phases[frame] != recording.phases[frame - 1] {
      words.append(recording.phases[frame] == .idle ? "rests" : "\(recording.phases[frame])")
    }
    for finding in findings where finding.labelFrame == frame {
      words.append("\(finding.kind.rawValue) \(finding.size)")
    }
    return words.joined(separator: ", ")
  }
}

extension Finding {
  /// The frame at which it is named: the first, or the second of two, which is the one that shows it.
  fileprivate var labelFrame: Int { frames.count == 2 ? frames.upperBound : frames.lowerBound }
}
