import Foundation
import ReplayFormats

/// A file that a command reads.
package enum InputFile {
  /// The text in the file at `path`.
  ///
  /// - Throws: `CommandError`: no input if it cannot be opened, I/O if reading fails, bad data unless it is UTF-8.
  package static func text(_ path: String) throws(CommandError) -> String {
    let bytes = try bytes(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(.badData, "\(path) is not UTF-8, but must be text")
    }
    return text
  }

  /// The bytes in the file at `path`.
  package static func bytes(_ path: String) throws(CommandError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandError(.noInput, "\(path) cannot be read: \(FileDescriptor.reason(errno))")
    }
    defer { close(descriptor) }
    let (bytes, error) = FileDescriptor.read(from: descriptor, longest: JSONDocument.longest)
    guard error != EISDIR else {
      throw CommandError(.noInput, "\(path) is a directory, but must be a file")
    }
    guard error == 0 else {
      throw CommandError(
        .inputOutput, "\(path) cannot be read: \(FileDescriptor.reason(error))")
    }
    guard bytes.count <= JSONDocument.longest else {
      throw CommandError(
        .badData, "\(path) is longer than \(JSONDocument.longest) bytes, but must be at most that")
    }
    return bytes
  }
}
