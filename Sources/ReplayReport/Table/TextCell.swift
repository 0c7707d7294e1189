/// A word or number of a table.
package struct TextCell: Sendable, Hashable, ExpressibleByStringLiteral {
  /// What it says.
  package let text: String
  /// How it stands out on a terminal.
  package let style: TextStyle

  /// Creates a cell.
  package init(_ text: String, _ style: TextStyle = .plain) {
    self.text = text
    self.style = style
  }

  /// Creates a plain cell.
  package init(stringLiteral text: String) { self.init(text) }
}
