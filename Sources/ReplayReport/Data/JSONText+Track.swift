import ReplayFormats
import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension JSONText {
  /// Writes an element through its frames: what it is, when it is in sight, and a column for each number that
  /// draws it.
  mutating func value(_ track: ElementTrack, of recording: Recording) {
    let cells = track.cells.map { recording.cells[$0] }
    object { text in
      text.member("kind", "\(track.element.kind)")
      text.member("section", Int(track.element.section))
      text.member("item", Int(track.element.item))
      text.member("label", track.element.label(recording.header.elementNames))
      text.member("frames", track.frames)
      text.member("pinned", track.pinned)
      text.members([
        (DataColumn(name: "x"), cells.map(\.center.x)),
        (DataColumn(name: "y"), cells.map(\.center.y)),
        (DataColumn(name: "w"), cells.map(\.size.width)),
        (DataColumn(name: "h"), cells.map(\.size.height)),
        (DataColumn(name: "a", rest: 1), cells.map(\.transform.a)),
        (DataColumn(name: "b"), cells.map(\.transform.b)),
        (DataColumn(name: "c"), cells.map(\.transform.c)),
        (DataColumn(name: "d", rest: 1), cells.map(\.transform.d)),
        (DataColumn(name: "tx"), cells.map(\.transform.tx)),
        (DataColumn(name: "ty"), cells.map(\.transform.ty)),
        (DataColumn(name: "alpha", rest: 1), cells.map(\.alpha)),
        (DataColumn(name: "z"), cells.map { Double($0.zIndex) }),
      ])
      text.space(track, of: recording)
    }
  }

  /// Writes the sixteen columns of a transform in space, where the element has one in any frame.
  private mutating func space(_ track: ElementTrack, of recording: Recording) {
    let transforms = track.cells.map { recording.spatialTransform(ofCell: $0) }
    guard transforms.contains(where: { $0 != nil }) else { return }
    let numbers = zip(transforms, track.cells).map { transform, cell in
      (transform ?? Transform3D(recording.cells[cell].transform)).numbers
    }
    let names: [StaticString] = [
      "m11", "m12", "m13", "m14", "m21", "m22", "m23", "m24",
      "m31", "m32", "m33", "m34", "m41", "m42", "m43", "m44",
    ]
    object("space") { text in
      text.members(
        names.enumerated().map { place, name in
          (DataColumn(name: name, places: 7), numbers.map { $0[place] })
        })
    }
  }
}

extension Transform3D {
  /// The map of space that does to the plane what `transform` does.
  init(_ transform: Transform) {
    self.init(
      [transform.a, transform.b, 0, 0], [transform.c, transform.d, 0, 0], [0, 0, 1, 0],
      [transform.tx, transform.ty, 0, 1])
  }
}

extension ElementID {
  /// What people call it: `cell 0, 4`, `header 0`.
  func label(_ names: [String]) -> String {
    switch kind {
    case .cell: return "cell \(section), \(item)"
    case .header: return "header \(section)"
    case .footer: return "footer \(section)"
    case .supplementary, .decoration:
      let place = Int(name)
      let noun = names.indices.contains(place) ? names[place] : "\(kind)"
      return "\(noun) \(section), \(item)"
    }
  }
}
