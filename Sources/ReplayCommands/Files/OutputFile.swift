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
    let mode = mode(of: path)
    guard mode.map(isRegular) ?? true else {
      return try fill(path, bytes, O_WRONLY, named: path)
    }
    let place = mode == nil ? path : real(path) ?? path
    let beside = beside(place)
    do throws(CommandError) {
      try fill(beside, bytes, named: path)
      if let mode { chmod(beside, mode & 0o7777) }
      guard rename(beside, place) == 0 else { throw failure(path, errno) }
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Makes a folder, and those that it is in.
  ///
  /// - Throws: `CommandError` (I/O).
  static func make(folder path: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError(.inputOutput, "\(path) cannot be made: \(error.localizedDescription)")
    }
  }

  // MARK: Steps

  /// What kind of file there is, and who may do what with it; nothing if there is none.
  static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }

  static func isRegular(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFREG }

  /// Where a file is written before it is moved to its place.
  static func beside(_ path: String) -> String { path + partMark + "\(getpid())" }

  /// What stands between a file's name and its writer's number while it is written.
  static let partMark = ".partial-"

  /// Opens a file and writes it.
  static func fill(
    _ file: String, _ bytes: [UInt8], _ mode: Int32 = O_WRONLY | O_CREAT | O_TRUNC,
    named path: String
  ) throws(CommandError) {
    let descriptor = open(file, mode | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, errno) }
    let error = FileDescriptor.write(bytes, to: descriptor)
    let isClosed = close(descriptor) == 0
    if error == EPIPE { throw .outputClosed }
    guard error == 0, isClosed else { throw failure(path, error == 0 ? errno : error) }
  }

  /// A path without links; none if there is no such file.
  static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  static func failure(_ path: String, _ error: Int32) -> CommandError {
    CommandError(.inputOutput, "\(path) cannot be written: \(FileDescriptor.reason(error))")
  }
}
