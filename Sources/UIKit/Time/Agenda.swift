/// What is to be done later, in the order of its times; what comes at one time, in the order it was asked for.
@MainActor
final class Agenda {
  /// Something to be done at a time.
  final class Job {
    /// When, nanoseconds since the replay's first frame.
    let due: Int64
    /// Whether a replay goes on until it is done.
    let isAwaited: Bool
    /// Whether it stays undone while a finger scrolls: the run loop's default mode.
    let pausesWhileTracking: Bool
    fileprivate let action: @MainActor () -> Void

    fileprivate init(
      due: Int64, isAwaited: Bool, pausesWhileTracking: Bool,
      _ action: @escaping @MainActor () -> Void
    ) {
      self.due = due
      self.isAwaited = isAwaited
      self.pausesWhileTracking = pausesWhileTracking
      self.action = action
    }

    /// Does it.
    @MainActor
    func run() { action() }
  }

  /// The earliest first.
  private var jobs: [Job] = [] { didSet { earliest = jobs.first?.due ?? .max } }
  /// When the first is due; the last time of all where nothing is to be done.
  private(set) var earliest = Int64.max
  private var awaited = 0

  /// Whether something is to be done for which a replay goes on.
  var isWaiting: Bool { awaited > 0 }

  /// Adds something to be done at `due`.
  @discardableResult
  func add(
    at due: Int64, isAwaited: Bool = true, pausesWhileTracking: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> Job {
    let job = Job(
      due: due, isAwaited: isAwaited, pausesWhileTracking: pausesWhileTracking, action)
    var place = jobs.endIndex
    while place > 0, jobs[place - 1].due > due { place -= 1 }
    jobs.insert(job, at: place)
    if isAwaited { awaited += 1 }
    return job
  }

  /// Forgets `job`, where it is not done yet.
  func cancel(_ job: Job) {
    guard let place = jobs.firstIndex(where: { $0 === job }) else { return }
    remove(at: place)
  }

  /// Takes the first job that is due by `end`.
  func takeFirst(until end: Int64, isTracking: Bool) -> Job? {
    guard earliest <= end else { return nil }
    let place = jobs.firstIndex { job in
      job.due > end || !(isTracking && job.pausesWhileTracking)
    }
    guard let place, jobs[place].due <= end else { return nil }
    return remove(at: place)
  }

  @discardableResult
  private func remove(at place: Int) -> Job {
    let job = jobs.remove(at: place)
    if job.isAwaited { awaited -= 1 }
    return job
  }
}
