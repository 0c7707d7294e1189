public import Dispatch

/// Something to be done, which may be cancelled before.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: @MainActor () -> Void
  private var followers: [@MainActor () -> Void] = []
  private var job: (job: Agenda.Job, agenda: Agenda)?
  /// Whether it will not be done any more.
  public private(set) var isCancelled = false

  /// Keeps `block` to be done.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
    self.block = block
  }

  /// Does it at once, unless it is cancelled; then what waits for it.
  public func perform() {
    MainActor.assumeIsolated {
      if !isCancelled { block() }
      for follower in followers { Scene.current.later(0, follower) }
      followers = []
    }
  }

  /// Does it no more.
  public func cancel() {
    isCancelled = true
    MainActor.assumeIsolated {
      if let (job, agenda) = job { agenda.cancel(job) }
    }
  }

  /// Does `execute` on `queue` afterwards.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping @MainActor () -> Void
  ) {
    followers.append(execute)
  }

  /// Would stop until it is done: the replay ends with an error that says so.
  public func wait() {
    MainActor.assumeIsolated { Scene.current.refuse("DispatchWorkItem.wait()") }
  }

  @MainActor
  func wait(for job: Agenda.Job, of agenda: Agenda) { self.job = (job, agenda) }
}
