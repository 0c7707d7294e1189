public import Dispatch

/// Knows when several things are done.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var followers: [@MainActor () -> Void] = []

  /// Creates a group of nothing.
  public init() {}

  /// One thing more is to be done.
  public func enter() { count += 1 }
  /// One thing is done.
  public func leave() {
    count -= 1
    if count == 0 { tell() }
  }
  /// Does `work` once everything is done.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    followers.append(work)
    if count == 0 { tell() }
  }
  /// Would stop until everything is done: the replay ends with an error that says so, unless it is.
  public func wait() {
    guard count > 0 else { return }
    MainActor.assumeIsolated { Scene.current.refuse("DispatchGroup.wait()") }
  }

  private func tell() {
    let works = followers
    followers = []
    MainActor.assumeIsolated { for work in works { Scene.current.later(0, work) } }
  }
}

/// Lets only so many pass at a time.
public final class DispatchSemaphore: @unchecked Sendable {
  private var value: Int

  /// Creates a semaphore that lets `value` pass.
  public init(value: Int) { self.value = value }

  /// Lets one more pass.
  ///
  /// - Returns: 0: nobody can be waiting.
  @discardableResult
  public func signal() -> Int {
    value += 1
    return 0
  }
  /// Passes; would stop where nobody may: the replay ends with an error that says so.
  public func wait() {
    value -= 1
    guard value < 0 else { return }
    MainActor.assumeIsolated { Scene.current.refuse("DispatchSemaphore.wait()") }
  }
}
