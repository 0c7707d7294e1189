import Foundation

/// A file that a command writes, whole or not at all.
package enum OutputFile {
  /// What text is to be laid out for: `console`, without colour where `-o` names a file.
  package static func console(_ arguments: Arguments, _ console: Console) -> Console {
    arguments.text(.output).map { $0 == "-" } ?? true ? console : console.withoutColor()
  }

  /// Prints `bytes`, which are UTF-8, to the file that `-o` names, or to `console`.
  package static func write(_ bytes: [UInt8], _ arguments: Arguments, on console: Console)
    throws(CommandError)
  {
    if let path = arguments.text(.output), path != "-" {
      try write(bytes, to: path)
    } else {
      try console.write(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Prints `text` to the file that `-o` names, or to `console`.
  package static func write(_ text: String, _ arguments: Arguments, on console: Console)
    throws(CommandError)
  {
    try write(Array(text.utf8), arguments, on: console)
  }

  /// Writes a file beside its place, then moves it there, so that nobody sees half of it.
  ///
  /// A link stays, and what it points at is replaced. A device or pipe is written as it is.
  ///
  /// - Throws: `CommandError` (I/O); an older file is then as it was.
  package static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      return try fill(path, bytes, O_WRONLY, named: path)
    }
    let place = exists ? resolved(path) : path
    let beside = "\(place).partial-\(getpid())"
    do throws(CommandError) {
      try fill(beside, bytes, O_WRONLY | O_CREAT | O_TRUNC, named: path)
      if exists { chmod(beside, status.st_mode & 0o7777) }
      guard rename(beside, place) == 0 else { throw failure(path, errno) }
    } catch {
      unlink(beside)
      throw error
    }
  }

  private static func fill(_ file: String, _ bytes: [UInt8], _ mode: Int32, named path: String)
    throws(CommandError)
  {
    let descriptor = open(file, mode | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, errno) }
    let error = FileDescriptor.write(bytes, to: descriptor)
    let isClosed = close(descriptor) == 0
    if error == EPIPE { throw .outputClosed }
    guard error == 0, isClosed else { throw failure(path, error == 0 ? errno : error) }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(_ path: String, _ error: Int32) -> CommandError {
    CommandError(.inputOutput, "\(path) cannot be written: \(FileDescriptor.reason(error))")
  }
}
