import ScrollPhysics
public import ScrollReplay

/// A grid of releases as a file keeps it: `{"version", "offsets":{"from","to","step"}, "velocities":{…}}`.
public struct ReleaseGridFile: Sendable, Hashable {
  /// The releases.
  public var grid: ReleaseGrid

  /// Wraps a grid.
  public init(_ grid: ReleaseGrid) { self.grid = grid }

  /// Reads a file.
  ///
  /// - Throws: the first thing that is wrong, with its line.
  public init(json bytes: [UInt8], path: String) throws(FormatError) {
    var file = try JSONDocument(bytes, path: path).root.object()
    try file.requireVersion()
    grid = ReleaseGrid(
      offsets: try file.required("offsets").steps(),
      velocities: try file.required("velocities").steps())
    try file.finish()
  }

  /// The file's bytes.
  public func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.version()
      text.member("offsets", grid.offsets)
      text.member("velocities", grid.velocities)
    }
    return text.finished()
  }
}

extension JSONValue {
  fileprivate func steps() throws(FormatError) -> ReleaseGrid.Steps {
    var object = try object()
    let start = try object.required("from").number()
    let end = try object.required("to").number()
    let step = try object.required("step").number()
    try object.finish()
    return try checked { () throws(PhysicsError) in
      try ReleaseGrid.Steps(from: start, to: end, by: step)
    }
  }
}

extension JSONText {
  fileprivate mutating func member(_ key: StaticString, _ steps: ReleaseGrid.Steps) {
    object(key) { text in
      text.member("from", steps.start)
      text.member("to", steps.end)
      text.member("step", steps.step)
    }
  }
}
