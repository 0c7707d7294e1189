import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds cells whose look follows the content a frame late.
  ///
  /// A look that depends on the offset changes, step by step, in proportion to the content's steps. Where the
  /// steps of the frame before explain its changes and those of the frame itself do not, it lags. Only uneven steps can
  /// tell: on an even motion a lag has nothing to show, to this analysis or to a person.
  func lags(_ tracks: [CellTrack]) -> [Finding] {
    tracks.compactMap { track in
      LookChannel.allCases.lazy.compactMap { lag(track, $0) }.first
    }
  }

  private func lag(_ track: CellTrack, _ channel: LookChannel) -> Finding? {
    guard track.looks.count > thresholds.lagFrames else { return nil }
    var now = ProportionalFit()
    var late = ProportionalFit()
    var largest = 0.0
    for frame in track.frames.dropFirst(2) {
      guard isPlainScrolling(frame), isPlainScrolling(frame - 1) else { continue }
      let index = frame - track.firstFrame
      let change = channel.value(track.looks[index]) - channel.value(track.looks[index - 1])
      now.add(change, at: scroll(frame))
      late.add(change, at: scroll(frame - 1))
      largest = max(largest, change.magnitude)
    }
    let allowance = channel.isShift ? thresholds.shiftChange : thresholds.lookChange
    guard now.count >= thresholds.lagFrames, largest > allowance / 5 else { return nil }
    let present = now.residual(corners: thresholds.lagCorners)
    guard present.left > 1e-3 * present.total,
      late.residual(corners: thresholds.lagCorners).left < thresholds.lagShare * present.left
    else { return nil }
    return flicker(
      track, track.frames, 1, .frames,
      """
      the \(channel.name) of \(track.element.text) follows the content one frame late: it changes with the \
      frame before's motion
      """)
  }

  private func isPlainScrolling(_ frame: Int) -> Bool {
    !recording.isRebuilt(frame) && recording.modelOffsets[frame] == recording.offsets[frame]
      && recording.modelOffsets[frame - 1] == recording.offsets[frame - 1]
  }

  /// The content's step in a frame, along the axis on which it moved farther.
  private func scroll(_ frame: Int) -> Double {
    let step = recording.offsets[frame] - recording.offsets[frame - 1]
    return step.x.magnitude > step.y.magnitude ? step.x : step.y
  }
}

/// The proportion in which changes follow places, by the median, and what it leaves unexplained.
///
/// Without regard to sign, and without the few changes that fit worst: a look that follows the distance from the middle
/// turns a corner there, and others at its ends.
private struct ProportionalFit {
  private var places: [Double] = []
  private var changes: [Double] = []

  var count: Int { changes.count }

  /// A look that stays as it is while the content moves is beyond its reach and tells nothing.
  mutating func add(_ change: Double, at place: Double) {
    guard change != 0 else { return }
    places.append(place.magnitude)
    changes.append(change.magnitude)
  }

  /// The squares of what is left of the changes, and of the changes themselves, added up without the `corners` worst.
  func residual(corners: Int) -> (left: Double, total: Double) {
    let ratios = changes.indices.filter { places[$0] > 0 }.map { changes[$0] / places[$0] }.sorted()
    let ratio = ratios.isEmpty ? 0 : ratios[ratios.count / 2]
    let rests = changes.indices.map { (left: changes[$0] - ratio * places[$0], all: changes[$0]) }
      .sorted { $0.left.magnitude < $1.left.magnitude }
      .dropLast(corners)
    return (
      rests.reduce(0) { $0 + $1.left * $1.left }, rests.reduce(0) { $0 + $1.all * $1.all }
    )
  }
}
