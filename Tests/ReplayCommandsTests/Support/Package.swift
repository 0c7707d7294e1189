import Foundation

/// The package's folder, in which examples are meant to run; with a slash at its end.
let package = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path()
