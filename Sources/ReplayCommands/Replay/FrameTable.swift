import ScrollPhysics
import ScrollReplay

/// Some frames of a recording along one axis, told to people: a line each.
struct FrameTable {
  private let recording: Recording
  private let axis: Axis

  init(_ recording: Recording, along axis: Axis) {
    self.recording = recording
    self.axis = axis
  }

  /// The frames of `range` that there are; `marks` names what is remarkable about some.
  func table(_ range: ClosedRange<Int>, marks: [Int: String] = [:]) -> TextTable {
    var table = TextTable(["frame", "ms", "phase", "offset", "step", "pt/ms", ""])
    for frame in range.clamped(to: 0...max(recording.count - 1, 0)) where frame < recording.count {
      let offset = recording.offsets[frame][axis]
      let step = frame == 0 ? 0 : offset - recording.offsets[frame - 1][axis]
      let mark = marks[frame]
      table.append([
        TextCell("\(frame)"),
        TextCell(Numeral.rounded(Double(recording.times[frame]) / 1e6, places: 1)),
        TextCell("\(recording.phases[frame])"), TextCell(Numeral.rounded(offset)),
        TextCell(Numeral.rounded(step)),
        TextCell(Numeral.rounded(recording.velocities[frame][axis], places: 3)),
        TextCell(mark ?? "", .red),
      ])
    }
    return table
  }
}

extension Recording {
  /// The axis that there is most to tell about: the one that snaps, or else the one that moved farther.
  var mainAxis: Axis {
    if let snapping = header.snapping { return snapping.axis }
    func travel(_ axis: Axis) -> Double {
      let along = offsets.map { $0[axis] }
      return (along.max() ?? 0) - (along.min() ?? 0)
    }
    return travel(.horizontal) > travel(.vertical) ? .horizontal : .vertical
  }
}
