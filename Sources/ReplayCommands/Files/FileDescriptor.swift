import Foundation

/// Whole reads and writes on a file descriptor, begun again where a signal breaks in.
enum FileDescriptor {
  /// Writes all of `bytes`.
  ///
  /// - Returns: 0, or why it failed as an `errno`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }

  /// Reads to the end, or until there are more than `longest` bytes: a device may have no end.
  ///
  /// - Returns: the bytes, and 0 or why it failed as an `errno`.
  static func read(from descriptor: Int32, longest: Int) -> (bytes: [UInt8], error: Int32) {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= longest {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return (bytes, errno) }
      if count == 0 { return (bytes, 0) }
      bytes += chunk[..<count]
    }
    return (bytes, 0)
  }

  /// An `errno` in words.
  static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}
