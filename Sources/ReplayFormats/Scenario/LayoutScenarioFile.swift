import ScrollPhysics
public import ScrollReplay

/// A scenario of a layout that a program has registered under a name, as a file keeps it.
///
/// `{"version", "name", "viewport", "safeArea", "layout": {"kind": "class", "name": …}, "snapping", "remedy", "frames", "touches",
/// "changes", "constants", "gesture"}`. The rest of a scenario (scroll view, release rule, start) is the layout's own
/// business; `snapping` only tells where it means to rest, `{"axis", "anchor", "rule", "positions"}`, to be judged
/// by that.
public struct LayoutScenarioFile: Sendable, Hashable {
  /// The name under which the layout is registered.
  public var layout: String
  /// What it is replayed on.
  public var scene: ReplayScene
  /// Where the gesture's file is, relative to the scenario's; none if whoever runs it brings one.
  public var gesturePath: String?

  /// Names a layout and what it is replayed on.
  public init(layout: String, scene: ReplayScene, gesturePath: String? = nil) {
    self.layout = layout
    self.scene = scene
    self.gesturePath = gesturePath
  }

  /// Reads a file.
  ///
  /// - Throws: the first thing that is wrong, with its line and its place in the document.
  public init(json bytes: [UInt8], path: String) throws(FormatError) {
    self = try LayoutScenarioFile(try JSONDocument(bytes, path: path).root)
  }

  init(_ root: JSONValue) throws(FormatError) {
    var file = try root.object()
    try file.requireVersion()
    let name = try file.required("name").name()
    let screen = try file.required("viewport").screen()
    var layout = try file.required("layout").object()
    let kind = try layout.required("kind")
    guard try kind.string() == LayoutScenarioFile.kind else {
      throw kind.fail(mustBe: "\"\(LayoutScenarioFile.kind)\"")
    }
    self.layout = try layout.required("name").name()
    try layout.finish()
    scene = ReplayScene(name: name, screen: screen.size)
    scene.grid = screen.grid
    if let value = file.optional("safeArea") { scene.safeArea = try value.insets() }
    if let value = file.optional("frames") { scene.clock = try value.clock() }
    if let value = file.optional("touches") { scene.delivery = try value.word() }
    if let value = file.optional("snapping") { scene.snapping = try value.snapping() }
    if let value = file.optional("changes") { scene.changes = try value.sceneChanges() }
    if let value = file.optional("constants") { scene.constants = try value.constants() }
    if let value = file.optional("remedy") { scene.remedy = try value.remedy(scene.constants) }
    gesturePath = try file.optional("gesture")?.string(longest: 4000)
    try file.finish()
  }

  /// What a file calls the kind of such a layout.
  static let kind = "class"

  /// The file's bytes.
  public func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.version()
      text.member("name", scene.name)
      text.key("viewport")
      text.screen(scene.screen, scene.grid)
      text.member("safeArea", scene.safeArea, unless: .zero)
      text.object("layout") { text in
        text.member("kind", LayoutScenarioFile.kind)
        text.member("name", layout)
      }
      if let snapping = scene.snapping {
        text.key("snapping")
        text.value(snapping)
      }
      text.member("remedy", scene.remedy)
      text.member("frames", scene.clock)
      text.member("touches", scene.delivery, unless: .oncePerFrame)
      text.member("changes", scene.changes)
      text.member("constants", scene.constants)
      text.member("gesture", gesturePath)
    }
    return text.finished()
  }
}

extension JSONValue {
  /// What happens to a scene; which elements stick is the layout's own business.
  fileprivate func sceneChanges() throws(FormatError) -> [ScenarioChange] {
    let changes = try changes()
    for (element, change) in zip(try array(), changes) {
      guard case .viewport = change.kind else {
        throw element.fail(
          "\(element.jsonPath) has \"sticky\", but a registered layout decides that itself")
      }
    }
    return changes
  }
}
