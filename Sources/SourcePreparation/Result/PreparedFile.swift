/// A file made ready for the headless UIKit.
public struct PreparedFile: Sendable, Hashable {
  /// The path of the original.
  public let path: String
  /// Its lines with their ends.
  let lines: [PreparedLine]
  let lineEnd: String

  /// The text as people read it.
  public var text: String { lines.map(\.text).joined() }

  /// The text with `#sourceLocation` wherever a line is not the original's next, so that a compiler's errors
  /// point at the originals.
  public var textWithLocations: String {
    var text = ""
    var next: PreparedLine.Origin?
    for (index, line) in lines.enumerated() {
      // A byte order mark and a `#!` line have to stay first.
      let isScript = index == 0 && line.text.hasPrefix("#!")
      let origin = isScript ? nil : line.origin
      if let origin, origin != next {
        let isMarked = index == 0 && line.text.unicodeScalars.first == "\u{FEFF}"
        text += isMarked ? "\u{FEFF}" : ""
        text += PreparedFile.directive(origin) + lineEnd
        text.unicodeScalars += line.text.unicodeScalars.dropFirst(isMarked ? 1 : 0)
      } else {
        text += line.text
      }
      if let origin { next = PreparedLine.Origin(path: origin.path, line: origin.line + 1) }
      if origin == nil { next = nil }
    }
    return text
  }

  private static func directive(_ origin: PreparedLine.Origin) -> String {
    "#sourceLocation(file: \(quoted(origin.path)), line: \(origin.line))"
  }

  /// A path as a string literal.
  private static func quoted(_ path: String) -> String {
    var text = "\""
    for scalar in path.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}

/// A line of a prepared file.
struct PreparedLine: Sendable, Hashable {
  struct Origin: Sendable, Hashable {
    let path: String
    let line: Int
  }

  /// The line with its end.
  var text: String
  /// The original line that it is; none for one that was added.
  var origin: Origin?
}
