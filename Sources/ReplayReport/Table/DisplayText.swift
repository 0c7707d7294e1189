/// Text by the columns it takes on a terminal.
package enum DisplayText {
  /// The columns that `text` takes.
  package static func width(_ text: String) -> Int { text.reduce(0) { $0 + width($1) } }

  /// The columns of a character: 0 if it only marks the one before, 2 if a part of it is wide, else 1.
  static func width(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.allSatisfy(isZeroWidth) { return 0 }
    return scalars.contains(where: isWide) ? 2 : 1
  }

  /// `text`, cut to `width` columns with an ellipsis if it is longer.
  package static func truncate(_ text: String, to width: Int) -> String {
    guard DisplayText.width(text) > width else { return text }
    guard width > 0 else { return "" }
    return prefix(of: text[...], width - 1) + "…"
  }

  /// `text` in lines of at most `width` columns, broken at spaces; a word too long for a line is cut.
  package static func wrap(_ text: String, to width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapLine($0, to: max(width, 2)) }
  }

  /// `text` with spaces to fill `width` columns.
  package static func pad(_ text: String, to width: Int, isRight: Bool) -> String {
    let spaces = String(repeating: " ", count: max(0, width - DisplayText.width(text)))
    return isRight ? spaces + text : text + spaces
  }

  private static func wrapLine(_ text: Substring, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let joined = line.isEmpty ? String(word) : "\(line) \(word)"
      if DisplayText.width(joined) <= width {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var rest = word
      while DisplayText.width(String(rest)) > width {
        let head = prefix(of: rest, width)
        lines.append(head)
        rest = rest.dropFirst(head.count)
      }
      line = String(rest)
    }
    return lines + [line]
  }

  /// The longest beginning of at most `width` columns.
  private static func prefix(of text: Substring, _ width: Int) -> String {
    var head = ""
    var columns = 0
    for character in text {
      columns += DisplayText.width(character)
      if columns > width { break }
      head.append(character)
    }
    return head
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }

  /// East Asian wide and fullwidth blocks, emoji, and whatever a variation selector turns into one.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD, 0xFE0F:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
