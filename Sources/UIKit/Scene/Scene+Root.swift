import ScrollPhysics
import ScrollReplay

extension Scene {
  /// Puts what an app has made on the screen, lays it out, and finds what the finger scrolls there.
  ///
  /// A scroll view is that itself. Of a controller, or of another view, it is the one that `finger` comes down on, or else
  /// the first inside, level by level; where there is none, the app moves the view's subviews by itself, and they are
  /// recorded.
  func show(_ root: UIResponder, in window: UIWindow, under finger: CGPoint?) -> UIScrollView {
    if let controller = root as? UIViewController {
      window.rootViewController = controller
      return install(controller.view, in: window, under: finger)
    }
    guard let view = root as? UIView else {
      refuse("a replay of something that is neither a view nor a controller")
      return install(UIView(), in: window, under: finger)
    }
    return install(view, in: window, under: finger)
  }

  private func install(_ view: UIView, in window: UIWindow, under finger: CGPoint?) -> UIScrollView
  {
    if view.frame.size == .zero { view.frame = window.bounds }
    var top = view
    while let above = top.superview { top = above }
    if !(top is UIWindow) { window.addSubview(top) }
    let screen = view.window ?? window
    screen.layoutIfNeeded()
    let scrollView = view.scrollView(under: finger) ?? StandIn(for: view, in: screen)
    scrollView.layOutForFrame(in: screen)
    scrollView.upkeep.forgetWrites()
    // Of what a layout does before the first frame, the frames will show all but this.
    faults.removeAll { $0.kind != .clockRead }
    hasNotes = !faults.isEmpty
    return scrollView
  }
}

extension UIView {
  /// The view itself, the outermost scroll view in it at a point of the window, or the first, level by level.
  fileprivate func scrollView(under finger: CGPoint?) -> UIScrollView? {
    if let own = self as? UIScrollView { return own }
    let hit = finger.flatMap { hitTest(convert($0, from: nil), with: nil) }
    let above = sequence(first: hit) { $0?.superview }.prefix { $0 != nil && $0 !== self }
    if let outermost = above.compactMap({ $0 as? UIScrollView }).last { return outermost }
    var level = children
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
