import ScrollReplay

extension GestureFile {
  /// The whole file on one line, so that many gestures make one file of JSON lines.
  ///
  /// `import` and `GestureImport` read such lines as they are, one or many.
  public func ndjson() -> [UInt8] {
    var text = JSONText()
    text.object { text in text.members(of: self, .line) }
    text.endLine()
    return text.bytes
  }
}
