import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// What a style sheet has to say about an element in each frame; one that is turned in space appears as its shadow.
struct ElementMotion {
  /// A declaration for each frame of the recording.
  let states: [String]

  init(_ track: ElementTrack, _ recording: Recording) {
    var states = [String?](repeating: nil, count: recording.count)
    // A property that one frame names, all must: else the others keep it.
    let isEverHidden = track.cells.count < recording.count
    let isEverPale = track.cells.contains { recording.cells[$0].alpha != 1 }
    var place = 0
    for range in track.frames {
      for frame in range {
        let cell = recording.cells[track.cells[place]]
        let alpha = isEverPale ? ";opacity:\(cell.alpha.text(3))" : ""
        let seen = isEverHidden ? ";visibility:visible" : ""
        states[frame] =
          "transform:\(SVGTransform.css(cell, at: cell.center - recording.offsets[frame]))\(alpha)\(seen)"
        place += 1
      }
    }
    // Out of sight where it is, so that a frame that lacks it is seen to lack it.
    self.states = states.map { $0 ?? "visibility:hidden" }
  }
}
