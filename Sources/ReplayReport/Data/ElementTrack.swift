import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// One element through all frames in which it is in sight.
///
/// An index path that appears twice in a frame makes two tracks.
struct ElementTrack: Sendable, Hashable {
  /// Which element it is.
  let element: ElementID
  /// The frames in which it is in sight.
  private(set) var frames: [Range<Int>] = []
  /// Its places among the recording's cells, one for each of those frames.
  private(set) var cells: [Int] = []
  /// The frames in which it stays where it is on the screen while the content moves: a sticky header.
  private(set) var pinned: [Range<Int>] = []

  private mutating func append(_ cell: Int, in frame: Int) {
    cells.append(cell)
    ElementTrack.append(frame, to: &frames)
  }

  private static func append(_ frame: Int, to ranges: inout [Range<Int>]) {
    if let last = ranges.indices.last, ranges[last].upperBound == frame {
      ranges[last] = ranges[last].lowerBound..<frame + 1
    } else {
      ranges.append(frame..<frame + 1)
    }
  }

  /// Looks where the element stays on the screen, the content moving under it.
  private mutating func findPins(_ recording: Recording) {
    var first = 0
    for range in frames {
      let known = range.map { frame -> Bool? in
        guard frame > range.lowerBound else { return nil }
        let place = first + frame - range.lowerBound
        return ElementTrack.isPinned(
          recording.cells[cells[place]].center - recording.cells[cells[place - 1]].center,
          content: recording.offsets[frame] - recording.offsets[frame - 1])
      }
      // Until the content moves, an element is taken for what it will be then.
      var isPinned = known.lazy.compactMap { $0 }.first ?? false
      for (frame, now) in zip(range, known) {
        isPinned = now ?? isPinned
        if isPinned { ElementTrack.append(frame, to: &pinned) }
      }
      first += range.count
    }
  }

  /// Whether an element goes with the view instead of the content; nothing where the content stands still.
  private static func isPinned(_ element: Vector, content: Vector) -> Bool? {
    let axis: Axis = content.x.magnitude > content.y.magnitude ? .horizontal : .vertical
    let distance = content[axis]
    guard distance.magnitude > 0.5 else { return nil }
    return (element[axis] - distance).magnitude < 0.1 * distance.magnitude
  }

  /// Every element of `recording`, in the order in which they come into sight.
  static func all(of recording: Recording) -> [ElementTrack] {
    var tracks: [ElementTrack] = []
    var places: [Key: Int] = [:]
    for frame in 0..<recording.count {
      var seen: [ElementID: Int] = [:]
      for cell in recording.cells(in: frame).indices {
        let element = recording.cells[cell].element
        let key = Key(element: element, copy: seen[element, default: 0])
        seen[element] = key.copy + 1
        let place = places[key] ?? tracks.count
        if place == tracks.count {
          places[key] = place
          tracks.append(ElementTrack(element: element))
        }
        tracks[place].append(cell, in: frame)
      }
    }
    for track in tracks.indices { tracks[track].findPins(recording) }
    return tracks
  }

  private init(element: ElementID) { self.element = element }

  private struct Key: Hashable {
    let element: ElementID
    let copy: Int
  }
}
