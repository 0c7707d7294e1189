public import Dispatch

/// Does blocks later, on the replay's clock: all queues share its one thread, and blocks keep the order in which
/// they were added.
public final class DispatchQueue: NSObject, @unchecked Sendable {
  /// What people call it.
  public let label: String

  /// Creates a queue; it is served as the main one is.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    super.init()
  }

  /// The app's own.
  public static let main = DispatchQueue(label: "main")
  private static let background = DispatchQueue(label: "global")
  /// The one for everything else; served as the main one is.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }
  /// The same, by a number.
  public class func global(priority: Int) -> DispatchQueue { background }

  /// Does `work` after what is being done now.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    MainActor.assumeIsolated {
      group?.enter()
      Scene.current.later {
        work()
        group?.leave()
      }
    }
  }

  /// Does `workItem` after what is being done now, unless it is cancelled.
  public func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }
  /// Does `workItem` after what is being done now, unless it is cancelled.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.perform() }
  }

  /// Does `work` at `deadline`.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    MainActor.assumeIsolated {
      let scene = Scene.current
      guard deadline != .distantFuture else { return }
      scene.agenda.add(at: max(deadline.replayed, scene.time), work)
    }
  }

  /// Does `execute` at `deadline`, unless it is cancelled.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    MainActor.assumeIsolated {
      let scene = Scene.current
      guard deadline != .distantFuture else { return }
      let job = scene.agenda.add(at: max(deadline.replayed, scene.time)) { execute.perform() }
      execute.wait(for: job, of: scene.agenda)
    }
  }

  /// Does `work` at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
  /// Does `work` at once.
  public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows
    -> Result
  {
    try work()
  }
  /// Does `workItem` at once.
  public func sync(execute workItem: DispatchWorkItem) { workItem.perform() }
  /// Does `work` for every number, in their order.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(iterations, 0) { work(index) }
  }

  /// How a queue works; all work alike here.
  public struct Attributes: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt64
    /// Ways from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// More than one block at a time.
    public static let concurrent = Attributes(rawValue: 2)
    /// Not before it is activated; it is from the start here.
    public static let initiallyInactive = Attributes(rawValue: 4)
  }

  /// When objects are freed; as ever here.
  public enum AutoreleaseFrequency: Sendable {
    /// As the target does.
    case inherit
    /// After every block.
    case workItem
    /// When it likes.
    case never
  }
}
