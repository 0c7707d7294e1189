public import UIKit

/// Records what a finger does to a scroll view and what the view makes of it, inside an app.
///
/// Attach it to any scroll view, swipe, and write what it has: a gesture file that replays, and a trace of the
/// offsets to compare the replay with. It only watches: the view scrolls as without it.
///
///     let recorder = ScrollRecorder(collectionView)
///     recorder.start()
///     // …swipe…
///     recorder.stop()
///     try recorder.gesture(named: "swipe").write(to: url)
///
/// Needs nothing but UIKit, so its few files can also be copied into an app.
@MainActor
public final class ScrollRecorder: NSObject {
  /// One reading of the display link.
  struct Tick {
    /// Seconds since `start()`.
    var time: TimeInterval
    var offset: CGPoint
    var phase: String
  }

  private weak var scrollView: UIScrollView?
  private let watcher = TouchWatcher()
  private var link: CADisplayLink?
  private var begin: TimeInterval = 0
  /// What the finger did, in the order of time.
  private(set) var touches: [TouchWatcher.Sample] = []
  /// What the view showed, a reading a frame.
  private(set) var ticks: [Tick] = []

  /// Attaches to `scrollView`, which is not kept alive.
  public init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
  }

  /// Whether it records.
  public var isRecording: Bool { link != nil }

  /// Forgets what it has and records from now on.
  public func start() {
    stop()
    touches = []
    ticks = []
    begin = CACurrentMediaTime()
    watcher.onSample = { [weak self] in self?.touches.append($0) }
    scrollView?.addGestureRecognizer(watcher)
    let link = makeLink()
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Records no more; what it has stays.
  public func stop() {
    link?.invalidate()
    link = nil
    scrollView?.removeGestureRecognizer(watcher)
  }

  /// Reads the view, once a frame.
  #if canImport(ObjectiveC)
    @objc
  #endif
  func tick(_ link: CADisplayLink) {
    guard let view = scrollView else { return stop() }
    ticks.append(
      Tick(time: link.timestamp - begin, offset: view.contentOffset, phase: view.recordedPhase))
  }

  // MARK: What it has

  /// Every whole swipe since `start()`, as a gesture file (JSON, UTF-8).
  ///
  /// Times are milliseconds since `start()`, positions points of the window. A finger that is still down is left
  /// out.
  public func gesture(named name: String) -> Data {
    GestureText(name: name, touches: touches, begin: begin).data
  }

  /// The content offset in every frame, as a table (CSV, UTF-8): `t_ms,content_offset_x,content_offset_y,phase`.
  public var trace: Data {
    var text = "t_ms,content_offset_x,content_offset_y,phase\n"
    for tick in ticks {
      text += "\(GestureText.milliseconds(tick.time)),\(Double(tick.offset.x)),"
      text += "\(Double(tick.offset.y)),\(tick.phase)\n"
    }
    return Data(text.utf8)
  }

  private func makeLink() -> CADisplayLink {
    #if canImport(ObjectiveC)
      CADisplayLink(target: self, selector: #selector(tick(_:)))
    #else
      CADisplayLink(target: self, selector: Selector("tick(_:)", ScrollRecorder.tick(_:)))
    #endif
  }
}

extension UIScrollView {
  /// What the view does, in the words of a trace.
  fileprivate var recordedPhase: String {
    if isDragging && isTracking { return "dragging" }
    if isTracking { return "tracking" }
    return isDecelerating ? "decelerating" : "idle"
  }
}
