/// Calls once a frame.
open class CADisplayLink: NSObject, @unchecked Sendable {
  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  private var pausesWhileTracking = false
  private var frames = 0
  private var shown: Int64?
  private var lastTick: Int64?
  private var period: Int64 = 0
  /// Whether it keeps silent.
  open var isPaused = false
  /// How often it should call a second; 0 for every frame.
  open var preferredFramesPerSecond = 0
  /// How often it should call a second; the preferred rate counts.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  /// A link that calls `sel` of `target`, once a run loop has it.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// The frame's time, seconds on the media clock.
  open var timestamp: CFTimeInterval { Double(Scene.uptime + (shown ?? 0)) / 1e9 }
  /// The next frame's time, seconds on the media clock.
  open var targetTimestamp: CFTimeInterval { timestamp + duration * Double(stride) }
  /// Of a frame, seconds.
  open var duration: CFTimeInterval { Double(period) / 1e9 }

  /// Starts to call.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    pausesWhileTracking = mode == .default
    guard !isAdded, target != nil else { return }
    isAdded = true
    MainActor.assumeIsolated { Scene.current.displayLinks.append(self) }
  }
  /// Stops to call.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }
  /// Stops to call for good, and lets its target go.
  open func invalidate() {
    stop()
    target = nil
  }

  private func stop() {
    isAdded = false
    MainActor.assumeIsolated { Scene.current.displayLinks.removeAll { $0 === self } }
  }

  /// How many frames lie between two calls.
  private var stride: Int {
    let wanted =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.preferred ?? 0)
    guard wanted > 0, period > 0 else { return 1 }
    return max(1, Int(1e9 / Double(period) / wanted + 0.5))
  }

  /// A frame is shown.
  @MainActor
  func tick() {
    let scene = Scene.current
    guard let target, isAdded, lastTick != scene.time else { return }
    lastTick = scene.time
    defer { frames += 1 }
    period = Int64(1e9 / scene.frameRate + 0.5)
    guard !isPaused, !(pausesWhileTracking && scene.isTracking), frames.isMultiple(of: stride)
    else { return }
    shown = scene.time
    selector.send(to: target, self)
  }
}

/// How often something is drawn a second.
public struct CAFrameRateRange: Sendable, Hashable {
  /// At least.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// As a rule.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
  /// As the system likes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: nil)
}
