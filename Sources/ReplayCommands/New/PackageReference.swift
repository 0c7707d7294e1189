import Foundation

/// Where a new package finds ScrollReplay.
struct PackageReference: Sendable, Hashable {
  /// The dependency as a manifest writes it.
  let dependency: String
  /// What the manifest calls the package: the last part of its place.
  let identity: String

  /// Takes a URL, or the folder of the package.
  ///
  /// - Throws: `CommandError` (usage) for a folder that does not hold it.
  init(_ place: String) throws(CommandError) {
    if place.contains("://") || place.hasPrefix("git@") {
      dependency = ".package(url: \"\(place)\", branch: \"main\")"
      identity = PackageReference.lastPart(place)
      return
    }
    guard FileManager.default.fileExists(atPath: "\(place)/Sources/ScrollReplay"),
      let path = realpath(place, nil)
    else {
      throw .usage(
        "--package is \"\(place)\", but must be the folder of ScrollReplay or its URL")
    }
    defer { free(path) }
    let folder = String(cString: path)
    dependency = ".package(path: \"\(folder)\")"
    identity = PackageReference.lastPart(folder)
  }

  private static func lastPart(_ place: String) -> String {
    let part = String(place.split(separator: "/").last ?? "")
    return part.hasSuffix(".git") ? String(part.dropLast(4)) : part
  }
}
