import ScrollPhysics
public import ScrollReplay

/// A scenario as a file keeps it, with the gesture that belongs to it.
///
/// `{"version", "name", "viewport", "scrollView", "layout", "snapping", "remedy", "start", "frames", "touches",
/// "changes", "constants", "gesture"}`: only the first three and the layout must be given, the rest has UIKit's
/// defaults, and is left out on writing where it has them. The state of a rule that has chosen a page
/// already is not kept: a file describes a layout before its first drag.
public struct ScenarioFile: Sendable, Hashable {
  /// What is replayed.
  public var scenario: Scenario
  /// Where the gesture's file is, relative to the scenario's; none if whoever runs it brings one.
  public var gesturePath: String?

  /// Pairs a scenario with a gesture's file.
  public init(_ scenario: Scenario, gesturePath: String? = nil) {
    self.scenario = scenario
    self.gesturePath = gesturePath
  }

  /// Reads a file.
  ///
  /// - Throws: the first thing that is wrong, with its line and its place in the document. What is read without an
  ///   error can be replayed.
  public init(json bytes: [UInt8], path: String) throws(FormatError) {
    self = try ScenarioFile(try JSONDocument(bytes, path: path).root)
  }

  init(_ root: JSONValue) throws(FormatError) {
    var file = try root.object()
    try file.requireVersion()
    let name = try file.required("name").name()
    let screen = try file.required("viewport").screen()
    let place = try file.required("layout")
    let (layout, effects) = try place.layout()
    var scenario = Scenario(name: name, viewport: screen.size, layout: layout)
    scenario.grid = screen.grid
    scenario.effects = effects
    if let value = file.optional("scrollView") { scenario.traits = try value.traits() }
    if let value = file.optional("snapping") { scenario.rule = try value.rule() }
    if let value = file.optional("start") { scenario.start = try value.vector(in: -1e9...1e9) }
    if let value = file.optional("frames") { scenario.clock = try value.clock() }
    if let value = file.optional("touches") { scenario.delivery = try value.word() }
    if let value = file.optional("changes") { scenario.changes = try value.changes() }
    try place.requireRoom(scenario)
    if let value = file.optional("constants") { scenario.constants = try value.constants() }
    if let value = file.optional("remedy") {
      scenario.remedy = try value.remedy(scenario.constants)
    }
    gesturePath = try file.optional("gesture")?.string(longest: 4000)
    try file.finish()
    self.scenario = scenario
  }

  /// The file's bytes.
  public func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.version()
      text.member("name", scenario.name)
      text.key("viewport")
      text.screen(scenario.viewport, scenario.grid)
      text.member("scrollView", scenario.traits)
      text.key("layout")
      text.layout(scenario.layout, scenario.effects)
      text.member("snapping", scenario.rule)
      text.member("remedy", scenario.remedy)
      text.member("start", scenario.start, unless: .zero)
      text.member("frames", scenario.clock)
      text.member("touches", scenario.delivery, unless: .oncePerFrame)
      text.member("changes", scenario.changes)
      text.member("constants", scenario.constants)
      text.member("gesture", gesturePath)
    }
    return text.finished()
  }
}
