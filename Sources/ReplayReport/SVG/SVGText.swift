/// SVG as text, an element a line: always the same bytes for the same calls.
struct SVGText {
  private var lines: [String] = []

  /// Adds a line as it is.
  mutating func line(_ text: String) { lines.append(text) }

  /// Adds a group and what `body` draws in it.
  ///
  /// - Parameters:
  ///   - attributes: as they stand in the tag.
  ///   - body: draws the group's content.
  mutating func group(_ attributes: String, _ body: (inout SVGText) -> Void) {
    lines.append("<g \(attributes)>")
    body(&self)
    lines.append("</g>")
  }

  /// Adds a part with its own origin and scale, outside of which nothing is seen.
  ///
  /// - Parameters:
  ///   - frame: where it lies.
  ///   - size: its inner width and height.
  ///   - body: draws its content.
  mutating func window(_ frame: SVGFrame, _ size: SVGFrame, _ body: (inout SVGText) -> Void) {
    lines.append(
      "<svg \(frame.attributes) viewBox=\"0 0 \(size.width.text(2)) \(size.height.text(2))\">")
    body(&self)
    lines.append("</svg>")
  }

  /// Adds a rectangle.
  mutating func rect(_ style: String, _ frame: SVGFrame, _ attributes: String = "") {
    lines.append("<rect class=\"\(style)\" \(frame.attributes)\(SVGText.spaced(attributes))/>")
  }

  /// Adds a path.
  mutating func path(_ style: String, _ data: String) {
    lines.append("<path class=\"\(style)\" d=\"\(data)\"/>")
  }

  /// Adds a line of text.
  ///
  /// - Parameters:
  ///   - style: its classes.
  ///   - x: where it starts, ends or has its middle, as its classes say.
  ///   - y: its base line.
  ///   - text: what it says.
  mutating func text(_ style: String, x: Double, y: Double, _ text: String) {
    lines.append(
      "<text class=\"\(style)\" x=\"\(x.text(2))\" y=\"\(y.text(2))\">\(HTMLText.escaped(text))</text>"
    )
  }

  private static func spaced(_ attributes: String) -> String {
    attributes.isEmpty ? "" : " " + attributes
  }

  /// What was drawn, for a page.
  var text: String { lines.joined(separator: "\n") }

  /// The picture as a file.
  ///
  /// - Parameters:
  ///   - size: its width and height, pixels.
  ///   - title: what it shows, for those who do not see it.
  ///   - style: more CSS than all pictures have.
  func document(_ size: SVGFrame, title: String, style: String = "") -> [UInt8] {
    let (width, height) = (size.width.text(2), size.height.text(2))
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title">
      <title id="title">\(HTMLText.escaped(title))</title>
      <style>
      \(SVGStyle.text)\(style)</style>
      <rect class="paper" width="\(width)" height="\(height)" rx="10"/>

      """
    return Array((head + text + "\n</svg>\n").utf8)
  }
}

/// A rectangle of a picture, pixels.
struct SVGFrame: Sendable, Hashable {
  /// Its left edge.
  var x = 0.0
  /// Its upper edge.
  var y = 0.0
  /// From left to right.
  var width: Double
  /// From top to bottom.
  var height: Double

  /// As attributes of an element.
  var attributes: String {
    "x=\"\(x.text(2))\" y=\"\(y.text(2))\" width=\"\(width.text(2))\" height=\"\(height.text(2))\""
  }
}
