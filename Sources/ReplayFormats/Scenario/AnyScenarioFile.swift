/// A scenario's file of either kind: told apart by its `layout.kind`.
public enum AnyScenarioFile: Sendable, Hashable {
  /// One that says all by itself.
  case scenario(ScenarioFile)
  /// One of a layout that a program has registered.
  case layout(LayoutScenarioFile)

  /// Where the gesture's file is, relative to the scenario's; none if whoever runs it brings one.
  public var gesturePath: String? {
    switch self {
    case .scenario(let file): file.gesturePath
    case .layout(let file): file.gesturePath
    }
  }

  /// Reads a file.
  ///
  /// - Throws: the first thing that is wrong, with its line and its place in the document.
  public init(json bytes: [UInt8], path: String) throws(FormatError) {
    let root = try JSONDocument(bytes, path: path).root
    self =
      root.isOfRegisteredLayout
      ? .layout(try LayoutScenarioFile(root)) : .scenario(try ScenarioFile(root))
  }
}

extension JSONValue {
  /// Whether `layout.kind` says so; anything that is not as it should be is left for the real reader to find.
  fileprivate var isOfRegisteredLayout: Bool {
    guard kind == .object, var file = try? object(), let value = file.optional("layout"),
      value.kind == .object, var layout = try? value.object(), let kind = layout.optional("kind"),
      kind.kind == .string
    else { return false }
    return (try? kind.string()) == LayoutScenarioFile.kind
  }
}
