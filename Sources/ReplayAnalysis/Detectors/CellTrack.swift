package import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// One element over consecutive frames in which it is recorded.
struct CellTrack {
  let element: ElementID
  let firstFrame: Int
  /// The recording's cells.
  let cells: [LayoutAttributes]
  /// Where the element stands among them, frame by frame.
  private(set) var places: [Int32] = []
  /// How much its look changes at most.
  private(set) var extent: LookExtent

  init(_ cell: LayoutAttributes, from firstFrame: Int, among cells: [LayoutAttributes]) {
    element = cell.element
    self.firstFrame = firstFrame
    self.cells = cells
    extent = LookExtent(cell)
  }

  var frames: ClosedRange<Int> { firstFrame...(firstFrame + places.count - 1) }

  /// The element in the frame at `index` of its own.
  subscript(index: Int) -> LayoutAttributes { cells[Int(places[index])] }

  /// The changes of a number of its look from frame to frame.
  func changes(_ number: (LayoutAttributes) -> Double) -> [Double] {
    places.indices.dropFirst().map { number(self[$0]) - number(self[$0 - 1]) }
  }

  /// Adds the frames in which it stands at `index` of their cells, up to the one that `ends` ends with.
  fileprivate mutating func append(_ index: Int, in frames: Range<Int>, of ends: [Int32]) {
    places.reserveCapacity(places.count + frames.count)
    var extent = extent
    for frame in frames {
      let place = (frame == 0 ? 0 : ends[frame - 1]) + Int32(index)
      places.append(place)
      extent.take(cells[Int(place)])
    }
    self.extent = extent
  }
}

extension Observation {
  /// The tracks of all elements, the one on top where an element appears twice; none where every element is
  /// drawn plainly all the time.
  ///
  /// - Complexity: looks elements up only in the frames of `sightChanges`; in between they keep their places.
  func cellTracks() -> [CellTrack] {
    let isPlain = recording.cells.allSatisfy {
      $0.alpha == 1 && $0.zIndex == 0 && $0.transform == .identity
    }
    guard !isPlain else { return [] }
    var done: [CellTrack] = []
    var open: [CellTrack] = []
    for (start, end) in zip(sightChanges, sightChanges.dropFirst() + [recording.count]) {
      let shown = recording.cells(in: start)
      let lookup = ElementLookup(shown)
      var known: [ElementID: Int] = [:]
      for (index, track) in open.enumerated() { known[track.element] = index }
      for (index, cell) in zip(shown.indices, shown)
      where lookup.lastIndex(of: cell.element) == index {
        let track = known[cell.element] ?? open.count
        if track == open.count {
          open.append(CellTrack(cell, from: start, among: recording.cells))
        }
        open[track].append(index - shown.startIndex, in: start..<end, of: recording.cellEnds)
      }
      done += open.filter { $0.frames.upperBound < start }
      open.removeAll { $0.frames.upperBound < start }
    }
    return done + open
  }
}

extension ElementID {
  /// What a sentence calls the element.
  package var text: String {
    switch kind {
    case .cell: "cell [\(section), \(item)]"
    case .header: "header \(section)"
    case .footer: "footer \(section)"
    case .supplementary: "supplementary view [\(section), \(item)]"
    case .decoration: "decoration view [\(section), \(item)]"
    }
  }
}
