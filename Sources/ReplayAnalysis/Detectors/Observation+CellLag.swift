import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds cells whose look follows the content a frame late.
  ///
  /// A look that depends on the offset changes, step by step, in proportion to the content's steps. Where the
  /// steps of the frame before explain its changes and those of the frame itself do not, it lags. Only uneven steps can
  /// tell: on an even motion a lag has nothing to show, to this analysis or to a person.
  func lags(_ tracks: [CellTrack]) -> [Finding] {
    guard !tracks.isEmpty else { return [] }
    let scrolling = PlainScrolling(recording)
    return tracks.compactMap { track -> Finding? in
      guard track.places.count > thresholds.lagFrames else { return nil }
      let extent = track.extent
      for channel in LookChannel.allCases where extent[channel] > allowance(channel) / 5 {
        // What the first scale was found not to do, an equal second one does not do either.
        if channel == .d && extent.isUniform { continue }
        if let lag = lag(track, channel, scrolling) { return lag }
      }
      return nil
    }
  }

  private func lag(
    _ track: CellTrack, _ channel: LookChannel, _ scrolling: PlainScrolling
  ) -> Finding? {
    var now = ProportionalFit()
    var late = ProportionalFit()
    var largest = 0.0
    for index in track.places.indices.dropFirst(2) {
      let frame = track.firstFrame + index
      guard scrolling.isPlain[frame], scrolling.isPlain[frame - 1] else { continue }
      let change = channel.value(track[index]) - channel.value(track[index - 1])
      now.add(change, at: scrolling.steps[frame])
      late.add(change, at: scrolling.steps[frame - 1])
      largest = max(largest, change.magnitude)
    }
    // With the corners left out, enough has to be left that a bend of the look does not pass for a lag.
    guard now.count >= thresholds.lagFrames + thresholds.lagCorners,
      largest > allowance(channel) / 5,
      !now.isPlainlyProportional(corners: thresholds.lagCorners)
    else { return nil }
    let present = now.residual(corners: thresholds.lagCorners)
    guard present.left > ProportionalFit.negligible * present.total,
      late.residual(corners: thresholds.lagCorners).left < thresholds.lagShare * present.left
    else { return nil }
    return flicker(
      track, track.frames, 1, .frames,
      """
      the \(channel.name) of \(track.element.text) follows the content one frame late: it changes with the \
      frame before's motion
      """)
  }
}

/// The content's steps, and in which frames nothing but scrolling changes the cells.
private struct PlainScrolling {
  /// By frame: the step, along the axis on which the content moved farther.
  private(set) var steps: [Double] = [0]
  private(set) var isPlain: [Bool] = [false]

  init(_ recording: Recording) {
    for frame in 0..<recording.count where frame > 0 {
      let step = recording.offsets[frame] - recording.offsets[frame - 1]
      steps.append(step.x.magnitude > step.y.magnitude ? step.x : step.y)
      isPlain.append(
        !recording.isRebuilt(frame) && recording.modelOffsets[frame] == recording.offsets[frame]
          && recording.modelOffsets[frame - 1] == recording.offsets[frame - 1])
    }
  }
}
