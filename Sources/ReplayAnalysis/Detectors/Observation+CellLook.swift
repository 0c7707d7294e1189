import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds cells whose transform, alpha or z-index jumps or alternates while the content moves smoothly.
  func lookFlickers(_ tracks: [CellTrack]) -> [Finding] {
    var known: [LookChannel: Double] = [:]
    // Asked for only where something looks like a jump.
    func usual(_ channel: LookChannel) -> Double {
      if let usual = known[channel] { return usual }
      let usual = usualChange(tracks, channel)
      known[channel] = usual
      return usual
    }
    return tracks.flatMap { track -> [Finding] in
      let extent = track.extent
      var found: [Finding] = []
      for channel in LookChannel.allCases where mayFlicker(extent, channel) {
        guard let flicker = jump(track, channel, usual) ?? alternation(track, channel) else {
          continue
        }
        found.append(flicker)
        break
      }
      if extent.changesZIndex || thresholds.alternations < 2, let flicker = zIndexAlternation(track)
      {
        found.append(flicker)
      }
      return found
    }
  }

  /// Whether a channel changes enough anywhere for a jump or an alternation to be looked for.
  private func mayFlicker(_ extent: LookExtent, _ channel: LookChannel) -> Bool {
    thresholds.alternations < 2 || extent[channel] > allowance(channel) / 2
  }

  /// The change of a look in one frame that may always happen.
  func allowance(_ channel: LookChannel) -> Double {
    channel.isShift ? thresholds.shiftChange : thresholds.lookChange
  }

  /// The first jump of a channel: a change far larger than those beside it, and than the content's motion makes at
  /// the `usual` change a point.
  private func jump(
    _ track: CellTrack, _ channel: LookChannel, _ usual: (LookChannel) -> Double
  ) -> Finding? {
    let allowance = allowance(channel)
    let changes = changes(track, channel)
    for (index, change) in changes.enumerated() where change.magnitude > allowance {
      let frame = track.firstFrame + index + 1
      let beside = [index - 1, index + 1].filter(changes.indices.contains)
      guard let neighbour = beside.map({ changes[$0].magnitude }).max(),
        change.magnitude > allowance + thresholds.lookRatio * neighbour, isSmooth(frame),
        change.magnitude > allowance + thresholds.lookRatio * usual(channel) * scroll(frame)
      else { continue }
      return flicker(
        track, (frame - 1)...frame, change.magnitude, channel.isShift ? .points : .ratio,
        """
        the \(channel.name) of \(track.element.text) jumps by \(change.text) in one frame\
        \(modelNote(frame))
        """)
    }
    return nil
  }

  private func alternation(_ track: CellTrack, _ channel: LookChannel) -> Finding? {
    let allowance = allowance(channel)
    let changes = changes(track, channel)
    guard let run = alternating(changes.map { $0.magnitude > allowance / 2 ? $0 : 0 }) else {
      return nil
    }
    let frames = (track.firstFrame + run.lowerBound)...(track.firstFrame + run.upperBound + 1)
    guard frames.dropFirst().allSatisfy(isSmooth) else { return nil }
    return flicker(
      track, frames, changes[run].map(\.magnitude).max() ?? 0, channel.isShift ? .points : .ratio,
      "the \(channel.name) of \(track.element.text) goes to and fro from frame to frame")
  }

  private func zIndexAlternation(_ track: CellTrack) -> Finding? {
    let changes = track.changes { Double($0.zIndex) }
    guard let run = alternating(changes) else { return nil }
    let frames = (track.firstFrame + run.lowerBound)...(track.firstFrame + run.upperBound + 1)
    return flicker(
      track, frames, changes[run].map(\.magnitude).max() ?? 0, .ratio,
      "the z-index of \(track.element.text) goes to and fro from frame to frame")
  }

  /// By how much a point of scrolling changes a look, by the median of all frames in which both changed; nothing
  /// where those are so few that they may all be jumps.
  private func usualChange(_ tracks: [CellTrack], _ channel: LookChannel) -> Double {
    var ratios: [Double] = []
    for track in tracks {
      for (index, change) in changes(track, channel).enumerated() where change != 0 {
        let distance = scroll(track.firstFrame + index + 1)
        if distance > 0 { ratios.append(change.magnitude / distance) }
      }
    }
    return ratios.count < 4 ? 0 : ratios.sorted()[ratios.count / 2]
  }

  /// How far the content moved in a frame, along the axis on which it moved farther, points.
  private func scroll(_ frame: Int) -> Double {
    max(step(frame, .horizontal), step(frame, .vertical))
  }

  private func changes(_ track: CellTrack, _ channel: LookChannel) -> [Double] {
    track.changes { channel.value($0) }
  }

  /// The first run of enough changes whose signs alternate.
  private func alternating(_ changes: [Double]) -> ClosedRange<Int>? {
    var start = 0
    for index in changes.indices.dropFirst() {
      if changes[index] * changes[index - 1] >= 0 { start = index }
      if index - start + 1 >= thresholds.alternations { return start...index }
    }
    return nil
  }

  /// Whether the content moved in `frame` as its neighbours suggest, and nothing else changed the cells.
  func isSmooth(_ frame: Int) -> Bool {
    guard !recording.isRebuilt(frame) else { return false }
    return Axis.allCases.allSatisfy { axis in
      let neighbour = max(step(frame - 1, axis), step(frame + 1, axis))
      return step(frame, axis)
        <= thresholds.teleportDistance + thresholds.teleportRatio * neighbour
    }
  }

  /// How far the content moved in a frame, points; nothing outside the recording.
  private func step(_ frame: Int, _ axis: Axis) -> Double {
    guard frame > 0, frame < recording.count else { return 0 }
    return (recording.offsets[frame][axis] - recording.offsets[frame - 1][axis]).magnitude
  }

  private func modelNote(_ frame: Int) -> String {
    let (model, seen) = (recording.modelOffsets[frame], recording.offsets[frame])
    guard model != seen else { return "" }
    let axis: Axis = model.x != seen.x ? .horizontal : .vertical
    return """
      : its attributes are made for contentOffset \(model[axis].text), where the animation will end, while \
      \(seen[axis].text) is seen
      """
  }

  func flicker(
    _ track: CellTrack, _ frames: ClosedRange<Int>, _ magnitude: Double, _ unit: FindingUnit,
    _ cause: @autoclosure () -> String
  ) -> Finding {
    Finding(
      .cellFlicker, frames: frames, axis: nil, phase: recording.phases[frames.lowerBound],
      cells: [track.element], magnitude: magnitude, unit: unit, cause: explains ? cause() : "",
      rule: "PHYSICS §10: attributes follow each frame's bounds")
  }
}

extension Recording {
  /// Whether something beside scrolling changed the cells in `frame`: a write of the app, or a new size.
  func isRebuilt(_ frame: Int) -> Bool {
    events[frame].contains(.write) || boundsChanges.contains { $0.frame == frame }
  }
}
