import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ScrollPhysics
import ScrollReplay

/// What a scenario's file asks to be replayed: where every verb gets its recordings.
enum ReplaySubject: Sendable {
  /// A scenario that says all by itself.
  case scenario(Scenario)
  /// A layout that the program has registered, in a scene. It is replayed on the main thread only.
  case layout(LayoutScenarioFile, RegisteredLayout)

  /// Finds what `file` asks for.
  ///
  /// - Throws: `CommandError` (bad data) if the program has no such layout.
  init(_ file: AnyScenarioFile, at path: String, _ layouts: RegisteredLayouts)
    throws(CommandError)
  {
    switch file {
    case .scenario(let file): self = .scenario(file.scenario)
    case .layout(let file): self = .layout(file, try layouts.layout(file.layout, for: path))
    }
  }

  /// When the display refreshes.
  var clock: FrameClock {
    get {
      switch self {
      case .scenario(let scenario): scenario.clock
      case .layout(let file, _): file.scene.clock
      }
    }
    set {
      change {
        $0.clock = newValue
      } scene: {
        $0.clock = newValue
      }
    }
  }

  /// What is done at release.
  var remedy: Remedy {
    get {
      switch self {
      case .scenario(let scenario): scenario.remedy
      case .layout(let file, _): file.scene.remedy
      }
    }
    set {
      change {
        $0.remedy = newValue
      } scene: {
        $0.remedy = newValue
      }
    }
  }

  /// The scenario, where it says all by itself.
  var scenario: Scenario? { if case .scenario(let scenario) = self { scenario } else { nil } }

  private mutating func change(
    _ scenario: (inout Scenario) -> Void, scene: (inout ReplayScene) -> Void
  ) {
    switch self {
    case .scenario(var own):
      scenario(&own)
      self = .scenario(own)
    case .layout(var file, let layout):
      scene(&file.scene)
      self = .layout(file, layout)
    }
  }

  // MARK: Replaying

  /// Replays a gesture to rest.
  ///
  /// - Throws: `CommandError` (bad data): a layout that cannot be replayed, and why.
  func replay(_ gesture: Gesture) throws(CommandError) -> Recording {
    try replay(.gesture(gesture))
  }

  /// Replays a gesture, or a release alone, to rest.
  ///
  /// - Throws: `CommandError` (bad data): a layout that cannot be replayed, and why.
  func replay(_ finger: FingerInput) throws(CommandError) -> Recording {
    switch self {
    case .scenario(let scenario):
      try scenario.requireRoom(for: finger)
      return scenario.replay(finger)
    case .layout(let file, let layout):
      do {
        return try MainActor.assumeIsolated { try layout.replay(file.scene, finger) }
      } catch {
        throw CommandError(.badData, "\(file.layout) cannot be replayed: \(error)")
      }
    }
  }

  /// Replays a gesture, finds its faults, and tries every other remedy on it.
  func explain(_ gesture: Gesture) throws(CommandError) -> Explanation {
    try Explanation(of: remedy) { remedy throws(CommandError) in
      var subject = self
      subject.remedy = remedy
      return try subject.replay(gesture)
    }
  }

  /// What a page shows of a gesture's replay.
  func report(_ gesture: Gesture, _ explanation: Explanation) throws(CommandError) -> Report {
    try Report(
      gesture, explanation, of: remedy, source: { source(for: $0, explanation.recording) },
      replay: { remedy throws(CommandError) in
        var subject = self
        subject.remedy = remedy
        return try subject.replay(gesture)
      })
  }

  /// What to paste for `remedy`, in view of a recording that wants one.
  func source(for remedy: Remedy, _ recording: Recording) -> String {
    switch self {
    case .scenario(let scenario): RemedySource.swift(for: scenario, remedy: remedy)
    case .layout(let file, _):
      RemedySource.swift(
        for: file.layout, recording.releaseSite, remedy: remedy, along: recording.mainAxis)
    }
  }
}

/// The layouts of the program's user, by name.
struct RegisteredLayouts: Sendable {
  private let layouts: [String: RegisteredLayout]

  init(_ layouts: [String: RegisteredLayout] = [:]) { self.layouts = layouts }

  var isEmpty: Bool { layouts.isEmpty }

  func layout(_ name: String, for path: String) throws(CommandError) -> RegisteredLayout {
    if let layout = layouts[name] { return layout }
    let names = layouts.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    throw CommandError(
      .badData,
      """
      \(path): $.layout.name is "\(name)", but must be \
      \(names.isEmpty ? "a layout of the program's; it has none, see new" : "one of \(names)")
      """)
  }
}
