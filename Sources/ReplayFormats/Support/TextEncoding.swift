/// Makes sure of what all texts must be: UTF-8, perhaps behind a byte order mark.
enum TextEncoding {
  /// What is wrong with `bytes`, and at which of them.
  ///
  /// - Returns: `nil` if they are text.
  /// - Complexity: O(*n*) in their number.
  static func fault(in bytes: [UInt8]) -> (offset: Int, message: String)? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return (0, "the file is UTF-16, but must be UTF-8")
    }
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0: return (index, "the file has a zero byte, but must be text")
      case 0..<0x80: index += 1
      default:
        let length = bytes.scalarLength(at: index)
        guard length > 0 else { return (index, "the text is not UTF-8, but must be") }
        index += length
      }
    }
    return nil
  }
}
