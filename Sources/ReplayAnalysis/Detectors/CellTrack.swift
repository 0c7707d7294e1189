package import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// The looks of one element over consecutive frames in which it is recorded.
struct CellTrack {
  let element: ElementID
  let firstFrame: Int
  var looks: [CellLook]

  var frames: ClosedRange<Int> { firstFrame...(firstFrame + looks.count - 1) }
}

/// How an element is drawn in a frame, beside where its layout puts it.
struct CellLook {
  var transform: Transform
  var alpha: Double
  var zIndex: Int32

  init(_ attributes: LayoutAttributes) {
    transform = attributes.transform
    alpha = attributes.alpha
    zIndex = attributes.zIndex
  }
}

/// One number of a look.
enum LookChannel: CaseIterable {
  case a
  case b
  case c
  case d
  case tx
  case ty
  case alpha

  func value(_ look: CellLook) -> Double {
    switch self {
    case .a: look.transform.a
    case .b: look.transform.b
    case .c: look.transform.c
    case .d: look.transform.d
    case .tx: look.transform.tx
    case .ty: look.transform.ty
    case .alpha: look.alpha
    }
  }

  var isShift: Bool { self == .tx || self == .ty }

  var name: String {
    switch self {
    case .a, .b, .c, .d: "scale or rotation"
    case .tx, .ty: "shift"
    case .alpha: "alpha"
    }
  }
}

extension Recording {
  /// The tracks of all elements, the one on top where an element appears twice; none where every element is
  /// drawn plainly all the time.
  var cellTracks: [CellTrack] {
    let isPlain = cells.allSatisfy {
      $0.alpha == 1 && $0.zIndex == 0 && $0.transform == .identity
    }
    guard !isPlain else { return [] }
    var done: [CellTrack] = []
    var open: [CellTrack] = []
    var places: [ElementID: Int] = [:]
    for frame in 0..<count {
      let shown = cells(in: frame)
      let lookup = ElementLookup(shown)
      for (index, cell) in zip(shown.indices, shown)
      where lookup.lastIndex(of: cell.element) == index {
        if let track = places[cell.element] {
          open[track].looks.append(CellLook(cell))
        } else {
          places[cell.element] = open.count
          open.append(
            CellTrack(element: cell.element, firstFrame: frame, looks: [CellLook(cell)]))
        }
      }
      guard open.contains(where: { $0.frames.upperBound < frame }) else { continue }
      done += open.filter { $0.frames.upperBound < frame }
      open.removeAll { $0.frames.upperBound < frame }
      places.removeAll(keepingCapacity: true)
      for (index, track) in open.enumerated() { places[track.element] = index }
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
