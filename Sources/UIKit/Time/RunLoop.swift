// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What keeps an app going; here only the door to the replay's clock.
public final class RunLoop: NSObject, @unchecked Sendable {
  /// The app's own.
  public static let main = RunLoop()
  /// The app's own.
  public class var current: RunLoop { main }
  /// What it is busy with.
  public var currentMode: Mode? {
    MainThread.isCurrent && MainActor.assumeIsolated { Scene.current.isTracking }
      ? .tracking : .default
  }

  /// Lets `timer` run; in the default mode not while a finger scrolls.
  public func add(_ timer: Timer, forMode mode: Mode) {
    timer.start(pausesWhileTracking: mode == .default)
  }
  /// Does `block` after what is being done now.
  public func perform(_ block: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated { _ = Scene.current.later(0, block) }
  }
  /// Does `block` after what is being done now.
  public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
    perform(block)
  }
  /// Would let time pass: the replay ends with an error that says so.
  public func run(until limitDate: Date) {
    MainActor.assumeIsolated { Scene.current.refuse("RunLoop.run(until:)") }
  }

  /// What a run loop is busy with.
  public struct Mode: RawRepresentable, Sendable, Hashable {
    /// Its name.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A mode by its name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    /// Nothing in particular.
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    /// Both of the others.
    public static let common = Mode("kCFRunLoopCommonModes")
    /// A finger scrolls.
    public static let tracking = Mode("UITrackingRunLoopMode")
    /// Both: the spelling before Swift 4.2.
    public static let commonModes = common
    /// Nothing in particular: the spelling before Swift 4.2.
    public static let defaultRunLoopMode = `default`
    /// A finger scrolls: the spelling before Swift 4.2.
    public static let UITrackingRunLoopMode = tracking
  }
}

/// A run loop's mode: the spelling before Swift 4.2.
public typealias RunLoopMode = RunLoop.Mode
