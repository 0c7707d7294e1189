/// Fires at a time, or again and again, on the replay's clock.
open class Timer: NSObject, @unchecked Sendable {
  /// Between two fires, seconds.
  public let timeInterval: TimeInterval
  /// Of the app's own.
  public let userInfo: Any?
  /// How late it may fire, seconds; kept, it fires on time.
  open var tolerance: TimeInterval = 0
  /// Whether it will fire.
  open private(set) var isValid = true
  private let repeats: Bool
  private let action: @MainActor (Timer) -> Void
  private var first: Int64
  private var job: (job: Agenda.Job, agenda: Agenda)?
  private var isAdded = false
  private var pausesWhileTracking = true

  private init(
    first: Int64, _ interval: TimeInterval, userInfo: Any?, repeats: Bool,
    _ action: @escaping @MainActor (Timer) -> Void
  ) {
    timeInterval = repeats ? Timer.valid(interval) : 0
    self.userInfo = userInfo
    self.repeats = repeats
    self.action = action
    self.first = first
    super.init()
  }

  /// A timer that a run loop has yet to get.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(first: Timer.due(interval), interval, userInfo: nil, repeats: repeats, block)
  }

  /// A timer that a run loop has yet to get, with its first time.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(first: Timer.due(of: date), interval, userInfo: nil, repeats: repeats, block)
  }

  /// A timer that a run loop has yet to get.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      first: Timer.due(ti), ti, userInfo: userInfo, repeats: yesOrNo,
      Timer.sending(aSelector, to: aTarget))
  }

  /// A timer that a run loop has yet to get, with its first time.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(
      first: Timer.due(of: date), ti, userInfo: ui, repeats: rep, Timer.sending(s, to: t))
  }

  /// A timer that runs; not while a finger scrolls.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(pausesWhileTracking: true)
    return timer
  }

  /// A timer that runs; not while a finger scrolls.
  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.start(pausesWhileTracking: true)
    return timer
  }

  /// When it fires next.
  open var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: Scene.epoch + Double(job?.job.due ?? first) / 1e9) }
    set {
      first = Timer.due(of: newValue)
      if isAdded { schedule(at: first) }
    }
  }

  /// Fires at once; one that does not repeat is over then.
  open func fire() {
    guard isValid else { return }
    MainActor.assumeIsolated { action(self) }
    if !repeats { invalidate() }
  }

  /// Fires no more.
  open func invalidate() {
    isValid = false
    MainActor.assumeIsolated {
      if let (job, agenda) = job { agenda.cancel(job) }
    }
    job = nil
  }

  // MARK: Running

  /// Runs on the replay's clock.
  func start(pausesWhileTracking: Bool) {
    self.pausesWhileTracking = pausesWhileTracking
    isAdded = true
    schedule(at: first)
  }

  private func schedule(at due: Int64) {
    guard isValid else { return }
    MainActor.assumeIsolated {
      if let (job, agenda) = job { agenda.cancel(job) }
      let agenda = Scene.current.agenda
      let job = agenda.add(
        at: max(due, Scene.current.time), isAwaited: !repeats,
        pausesWhileTracking: pausesWhileTracking
      ) { [self] in
        self.job = nil
        turn(due: due)
      }
      self.job = (job, agenda)
    }
  }

  /// Fires, and waits for its next time: the first of its beat that is not over yet.
  private func turn(due: Int64) {
    fire()
    guard repeats, isValid, job == nil else { return }
    let now = Scene.mediaTime - Scene.uptime
    let step = max(Int64(timeInterval * 1e9), 1)
    schedule(at: due + max((now - due) / step + 1, 1) * step)
  }

  private static func valid(_ interval: TimeInterval) -> TimeInterval {
    interval > 0 ? interval : 0.0001
  }

  private static func due(_ interval: TimeInterval) -> Int64 {
    (Scene.mediaTime - Scene.uptime).advanced(bySeconds: valid(interval))
  }

  private static func due(of date: Date) -> Int64 {
    let seconds = date.timeIntervalSinceReferenceDate - Scene.epoch
    return seconds < 0 ? 0 : Int64(0).advanced(bySeconds: seconds)
  }

  private static func sending(_ selector: Selector, to target: Any) -> @MainActor (Timer) -> Void {
    let target = OnMain(target as AnyObject)
    return { timer in selector.send(to: target.value, timer) }
  }
}
