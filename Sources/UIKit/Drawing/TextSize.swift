/// How large text is taken to be, there being no font files: an estimate, the same on every machine.
///
/// A character is 0.55 of the font's size wide (near the mean of the system font's lower case) and a line is the font's line height; lines
/// are filled word by word. Cells that size themselves by their text get plausible heights, not a device's.
enum TextSize {
  /// Of a character, of the font's size.
  static let advance: CGFloat = 0.55

  /// The size of text within a width; 0 or less means any width. No limit on lines means 0.
  static func of(
    _ text: String, font: UIFont, paragraph: NSParagraphStyle? = nil, kern: CGFloat = 0,
    width: CGFloat = 0, lines limit: Int = 0
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let character = font.pointSize * advance + kern
    let room =
      width > 0 && width < CGFloat.greatestFiniteMagnitude && character > 0
      ? max(1, Int(width / character)) : Int.max
    var longest = 0
    var count = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let (lines, length) = fill(paragraph, room)
      count += lines
      longest = max(longest, length)
    }
    if limit > 0 { count = min(count, limit) }
    let line = (paragraph ?? .default).lineHeight(of: font)
    let spacing = CGFloat(count - 1) * (paragraph?.lineSpacing ?? 0)
    return CGSize(width: CGFloat(longest) * character, height: CGFloat(count) * line + spacing)
  }

  /// How many lines a paragraph fills, and the longest one's characters.
  private static func fill(_ paragraph: Substring, _ room: Int) -> (lines: Int, longest: Int) {
    var lines = 1
    var used = 0
    var longest = 0
    for word in paragraph.split(separator: " ") {
      var length = word.count
      if used > 0, used + 1 + length > room {
        lines += 1
        used = 0
      }
      while length > room {
        lines += 1
        longest = room
        length -= room
      }
      used += length + (used > 0 ? 1 : 0)
      longest = max(longest, used)
    }
    return (lines, longest)
  }
}
