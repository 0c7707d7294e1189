/// Bytes of a file that are written otherwise, within one line.
struct Edit: Sendable {
  let range: Range<Int>
  let replacement: String
}

/// Lines that are added at an offset.
struct Insertion: Sendable {
  enum Content: Sendable {
    /// Lines of our own, without their ends.
    case lines([String])
    /// Spaces before what comes next.
    case indentation(String)
    /// Bytes of a file, which are left out where they stood.
    case moved(file: Int, range: Range<Int>)
  }

  let offset: Int
  /// Whether the offset is in the middle of a line, which has to be broken.
  let breaksLine: Bool
  var contents: [Content]
}
