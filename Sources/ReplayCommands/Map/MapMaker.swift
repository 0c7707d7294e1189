import ReplayFormats
import ReplayReport
import ReplayTuning
import ScrollPhysics
import ScrollReplay

/// Makes maps of a subject: a scenario's on several threads, a registered layout's in several processes, since its
/// objects may not leave the main thread.
struct MapMaker {
  let subject: ReplaySubject
  let ground: MapGround
  let plan: MapPlan
  let work: LongWork
  /// The remedy that the scenario's file names.
  let fileRemedy: Remedy
  /// Who maps the rows of a layout; without, this process does, one after the other.
  let processes: MapProcesses?

  /// The map under a remedy.
  func map(_ remedy: Remedy) throws(CommandError) -> FlapMap {
    var own = self.subject
    own.remedy = remedy
    let subject = own
    let (plan, tasks) = (plan, work.tasks)
    let name = "\(subject.name), \(remedy.label)"
    if let scenario = subject.scenario {
      return try CommandError.usage { () throws(MapError) in
        try work.wait(for: name, total: plan.count) { (progress) async throws(MapError) in
          try await FlapMap(plan, of: scenario, tasks: tasks) { progress.add($0) }
        }
      }
    }
    guard let processes else {
      var rows: [MapRow] = []
      try mapRows(0..<plan.rowCount, of: subject) { row throws(CommandError) in rows.append(row) }
      return FlapMap(plan, rows: rows)
    }
    let other = remedy == fileRemedy ? nil : remedy
    let rows = try work.wait(for: name, total: plan.count) {
      (progress) async throws(CommandError) in
      try await processes.rows(of: plan, other, among: tasks) { progress.add($0) }
    }
    return FlapMap(plan, rows: rows)
  }

  /// Maps some rows in this process.
  func mapRows(
    _ rows: Range<Int>, of subject: ReplaySubject, _ body: (MapRow) throws(CommandError) -> Void
  ) throws(CommandError) {
    try plan.mapRows(
      rows,
      replay: { release throws(CommandError) in
        let finger: FingerInput
        do throws(SampleError) {
          finger = try release.finger(in: ground.limits)
        } catch {
          throw CommandError.usage("the drag to \(release.words): \(error)")
        }
        return try subject.under(release).replay(finger)
      }, body)
  }
}

extension ReplaySubject {
  /// The same with a release's start and frame rate.
  func under(_ release: ReleaseInput) throws(CommandError) -> ReplaySubject {
    switch self {
    case .scenario(let scenario):
      return .scenario(
        try CommandError.usage { () throws(MapError) in try scenario.under(release.conditions) })
    case .layout(var file, let layout):
      // Where it rests at first is the layout's own business.
      if let hertz = release.hertz { file.scene.clock = try ReplayInput.clock(hertz) }
      return .layout(file, layout)
    }
  }
}
