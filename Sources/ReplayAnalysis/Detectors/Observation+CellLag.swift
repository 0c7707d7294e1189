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
    guard now.count >= thresholds.lagFrames, largest > allowance / 5,
      late.residual < thresholds.lagShare * now.residual, now.residual > 1e-3 * now.total
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

/// The least-squares fit of values that are proportional to their places.
private struct ProportionalFit {
  var count = 0
  private var placeSquares = 0.0
  private var products = 0.0
  /// The sum of the values' squares.
  var total = 0.0

  mutating func add(_ value: Double, at place: Double) {
    count += 1
    placeSquares += place * place
    products += place * value
    total += value * value
  }

  /// What the fit leaves of `total`.
  var residual: Double {
    placeSquares > 0 ? max(0, total - products * products / placeSquares) : total
  }
}
