import ScrollPhysics
import ScrollReplay

extension Scene {
  /// Puts what an app has made on the screen, lays it out, and finds what the finger scrolls there.
  ///
  /// A scroll view is that itself. Of a controller, or of another view, it is the first scroll view inside, level by
  /// level; where there is none, the app moves the view's subviews by itself, and they are recorded.
  func show(_ root: UIResponder, in window: UIWindow) -> UIScrollView {
    if let controller = root as? UIViewController {
      window.rootViewController = controller
      return install(controller.view, in: window)
    }
    guard let view = root as? UIView else {
      refuse("a replay of something that is neither a view nor a controller")
      return install(UIView(), in: window)
    }
    return install(view, in: window)
  }

  private func install(_ view: UIView, in window: UIWindow) -> UIScrollView {
    if view.frame.size == .zero { view.frame = window.bounds }
    var top = view
    while let above = top.superview { top = above }
    if !(top is UIWindow) { window.addSubview(top) }
    let screen = view.window ?? window
    screen.layoutIfNeeded()
    let scrollView = view.firstScrollView ?? StandIn(for: view, in: screen)
    scrollView.layOutForFrame(in: screen)
    scrollView.upkeep.events = []
    scrollView.upkeep.hasFought = false
    // Of what a layout does before the first frame, the frames will show all but this.
    faults.removeAll { $0.kind != .clockRead }
    hasNotes = !faults.isEmpty
    return scrollView
  }
}

extension UIView {
  /// The view itself or the first below it that scrolls, level by level.
  fileprivate var firstScrollView: UIScrollView? {
    var level = [self]
    while !level.isEmpty {
      if let found = level.lazy.compactMap({ $0 as? UIScrollView }).first { return found }
      level = level.flatMap(\.children)
    }
    return nil
  }
}

/// Stands for a view without a scroll view, whose subviews the app moves by itself: the engine has something that rests.
private final class StandIn: UIScrollView {
  private let shown: UIView

  init(for view: UIView, in window: UIView) {
    shown = view
    super.init(frame: view.frame)
    controller = view.controller
    isScrollEnabled = false
    isUserInteractionEnabled = false
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override func turn(to size: CGSize) {
    shown.frame.size = size
    super.turn(to: size)
  }

  override func appendElements(to recording: inout Recording, frame: Int) {
    contentOffset = shown.bounds.origin
    append(shown.subviews, to: &recording)
  }
}
