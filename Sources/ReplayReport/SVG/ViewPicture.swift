import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A frame of a recording as a person saw it: the elements in sight at their centre, size, transform and opacity.
///
/// SVG knows no perspective: an element that is turned in space is drawn as the outline that is seen of it.
struct ViewPicture {
  let recording: Recording
  let frame: Int

  /// Draws the elements, deeper ones first.
  func draw(in picture: inout SVGText) {
    for index in elements {
      let cell = recording.cells[index]
      picture.element(cell, at: place(cell), outline: outline(index))
    }
  }

  /// Draws the outlines of the elements only.
  func drawGhost(in picture: inout SVGText) {
    for index in elements {
      let cell = recording.cells[index]
      if let outline = outline(index) {
        picture.path("ghost", outline.path(at: place(cell)))
        continue
      }
      let attributes = "transform=\"\(SVGTransform.text(cell, at: place(cell)))\""
      picture.rect("ghost", SVGFrame(around: cell.size), attributes)
    }
  }

  /// Where a cell's centre should come to rest, if there is such a place.
  func drawAnchor(in picture: inout SVGText) {
    guard let snapping = recording.header.snapping else { return }
    let size = recording.boundsSize(in: frame)
    let place = (snapping.anchor * size[snapping.axis]).text(2)
    picture.path(
      "anchor",
      snapping.axis == .horizontal
        ? "M\(place) 0V\(size.height.text(2))" : "M0 \(place)H\(size.width.text(2))")
  }

  /// Where the centre of an element is on the screen; nothing while it is out of sight.
  func centre(of element: ElementID) -> Vector? {
    recording.cells(in: frame).first { $0.element == element }.map(place)
  }

  /// The recording's cells that are in sight, deeper ones first.
  private var elements: [Int] {
    recording.cells(in: frame).indices.sorted {
      (recording.cells[$0].zIndex, $0) < (recording.cells[$1].zIndex, $1)
    }
  }

  private func outline(_ index: Int) -> SpatialOutline? {
    recording.spatialTransform(ofCell: index).flatMap {
      SpatialOutline(recording.cells[index].size, $0)
    }
  }

  private func place(_ cell: LayoutAttributes) -> Vector {
    cell.center - recording.offsets[frame]
  }
}

extension SVGText {
  /// Adds an element with its label.
  ///
  /// - Parameters:
  ///   - cell: what it looks like.
  ///   - place: where its centre lies; none if it is placed by a style.
  ///   - outline: what is seen of it, if it is turned in space.
  ///   - identifier: by which styles find it.
  mutating func element(
    _ cell: LayoutAttributes, at place: Vector?, outline: SpatialOutline? = nil,
    identifier: String? = nil
  ) {
    let transform = place.map { " transform=\"\(SVGTransform.text(cell, at: $0))\"" } ?? ""
    let (whole, label) = outline == nil ? (transform, "") : ("", transform)
    let isCell = cell.element.kind == .cell
    let hue = (Int(cell.element.item) * 47 + Int(cell.element.section) * 19 + 205) % 360
    let alpha = cell.alpha == 1 || place == nil ? "" : " opacity=\"\(cell.alpha.text(3))\""
    let named = identifier.map { " id=\"\($0)\"" } ?? ""
    let size = max(11, min(cell.size.width, cell.size.height) * (isCell ? 0.34 : 0.16))
    line(
      "<g\(named) class=\"cell\(isCell ? "" : " view")\" style=\"--hue:\(hue)\"\(whole)\(alpha)>"
    )
    if let outline, let place {
      path("side", outline.path(at: place))
    } else {
      rect("", SVGFrame(around: cell.size), "rx=\"8\"")
    }
    line(
      "<text\(label) y=\"\((size * 0.35).text(1))\" style=\"font-size:\(size.text(1))px\">\(isCell ? "\(cell.element.item)" : "\(cell.element.kind)")</text>"
    )
    line("</g>")
  }
}

extension SVGFrame {
  /// A rectangle around the origin.
  init(around size: Extent) {
    self.init(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}

/// Transforms as SVG and CSS write them.
enum SVGTransform {
  /// An element's transform about its centre, brought to `place`.
  static func text(_ cell: LayoutAttributes, at place: Vector) -> String {
    let move = "translate(\(place.x.text(2)) \(place.y.text(2)))"
    let map = cell.transform
    guard map != .identity else { return move }
    let numbers =
      [map.a, map.b, map.c, map.d].map { $0.text(4) } + [map.tx.text(2), map.ty.text(2)]
    return move + " matrix(\(numbers.joined(separator: " ")))"
  }

  /// The same for a style sheet.
  static func css(_ cell: LayoutAttributes, at place: Vector) -> String {
    let move = "translate(\(place.x.text(2))px,\(place.y.text(2))px)"
    let map = cell.transform
    guard map != .identity else { return move }
    let numbers =
      [map.a, map.b, map.c, map.d].map { $0.text(4) } + [map.tx.text(2), map.ty.text(2)]
    return move + " matrix(\(numbers.joined(separator: ",")))"
  }
}
