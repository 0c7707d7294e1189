import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import UIKit

/// Writes down what it is told.
private final class Told: UIView {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { log("\(name) lays out") }
  override func didAddSubview(_ subview: UIView) { log("\(name) has a view") }
  override func willRemoveSubview(_ subview: UIView) { log("\(name) loses a view") }
  override func willMove(toSuperview view: UIView?) { log("\(name) will move \(view != nil)") }
  override func didMoveToSuperview() { log("\(name) moved \(superview != nil)") }
  override func willMove(toWindow window: UIWindow?) { log("\(name) to window \(window != nil)") }
  override func didMoveToWindow() { log("\(name) in window \(window != nil)") }
}

@MainActor
@Suite("The tree of views")
struct ViewTreeTests {
  private let log = Log()

  @Test("has the subviews in order, and their layers with them")
  func order() {
    let root = UIView()
    let views = (0..<4).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    let own = CALayer()
    root.layer.addSublayer(own)
    for view in views.prefix(3) { root.addSubview(view) }
    root.insertSubview(views[3], at: 1)
    #expect(root.subviews.map(\.tag) == [0, 3, 1, 2])
    root.insertSubview(views[2], belowSubview: views[3])
    #expect(root.subviews.map(\.tag) == [0, 2, 3, 1])
    root.insertSubview(views[0], aboveSubview: views[3])
    #expect(root.subviews.map(\.tag) == [2, 3, 0, 1])
    root.bringSubviewToFront(views[2])
    root.sendSubviewToBack(views[1])
    #expect(root.subviews.map(\.tag) == [1, 3, 0, 2])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews.map(\.tag) == [2, 3, 0, 1])
    #expect(root.layer.sublayers?.count == 5 && root.layer.sublayers?.first === own)
    views[3].removeFromSuperview()
    #expect(root.subviews.map(\.tag) == [2, 0, 1] && views[3].superview == nil)
    #expect(root.viewWithTag(1) === views[1] && views[1].isDescendant(of: root))
    #expect(root.layer.sublayers?.count == 4)
  }

  @Test("tells who comes and goes, the window first")
  func hooks() {
    let window = UIWindow(frame: .zero)
    let (parent, child) = (Told("parent", log), Told("child", log))
    window.addSubview(parent)
    #expect(
      log.lines == [
        "parent to window true", "parent will move true", "parent in window true",
        "parent moved true",
      ])
    parent.addSubview(child)
    #expect(
      log.lines.suffix(5) == [
        "child to window true", "child will move true", "child in window true", "child moved true",
        "parent has a view",
      ])
    child.removeFromSuperview()
    #expect(
      log.lines.suffix(5) == [
        "child to window false", "child will move false", "parent loses a view",
        "child in window false", "child moved false",
      ])
  }

  @Test("lays out what asks for it, once, from above")
  func passes() {
    let (parent, child) = (Told("parent", log), Told("child", log))
    parent.addSubview(child)
    let before = log.lines.count
    parent.layoutIfNeeded()
    #expect(log.lines.dropFirst(before) == ["parent lays out", "child lays out"])
    parent.layoutIfNeeded()
    #expect(log.lines.count == before + 2)
    child.bounds.size = CGSize(width: 1, height: 1)
    parent.layoutIfNeeded()
    #expect(log.lines.last == "child lays out" && log.lines.count == before + 3)
    child.center = CGPoint(x: 9, y: 9)
    child.bounds.origin = CGPoint(x: 1, y: 1)
    parent.layoutIfNeeded()
    #expect(log.lines.count == before + 3)
    parent.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(log.lines.suffix(2) == ["parent lays out", "child lays out"])
  }

  @Test(
    "lets subviews follow a new size by their masks",
    arguments: [
      (UIView.AutoresizingMask.flexibleWidth, CGFloat(10), CGFloat(150)),
      (.flexibleLeftMargin, 110, 50),
      (.flexibleRightMargin, 10, 50),
      ([], 10, 50),
      // 100 points more, shared as 10 : 50 : 40.
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 100),
      // Shared as 10 : 40.
      ([.flexibleLeftMargin, .flexibleRightMargin], 30, 50),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func masks(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 100))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame == CGRect(x: x, y: 0, width: width, height: 100))
  }

  @Test("a controller loads its view once, and hears of its life")
  func controller() throws {
    let stage = try Stage()
    stage.begin()
    defer { stage.end() }
    let controller = Lived(log)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    stage.pass(to: 0)
    #expect(log.lines == ["did load", "will appear", "will lay out", "did lay out", "did appear"])
    #expect(UIApplication.shared.keyWindow === window)
    #expect(controller.view.next === controller && controller.view.frame.width == 390)
    controller.turn(to: CGSize(width: 844, height: 390)) {
      window.frame.size = CGSize(width: 844, height: 390)
    }
    #expect(log.lines.suffix(3) == ["will turn to 844", "alongside 844", "turned"])
  }

  @Test("the screen is the scene's")
  func screen() throws {
    let stage = try Stage(width: 844, height: 390, hertz: 120)
    stage.begin()
    defer { stage.end() }
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(UIScreen.main.scale == 3 && UIScreen.main.maximumFramesPerSecond == 120)
    #expect(UIDevice.current.orientation.isLandscape)
    #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    #expect(UITraitCollection.current.verticalSizeClass == .compact)
    stage.scene.settings.screen = .init(width: 1024, height: 1366)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
  }
}

private final class Lived: UIViewController {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log("did load") }
  override func viewWillAppear(_ animated: Bool) { log("will appear") }
  override func viewDidAppear(_ animated: Bool) { log("did appear") }
  override func viewWillLayoutSubviews() { log("will lay out") }
  override func viewDidLayoutSubviews() { log("did lay out") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log("will turn to \(Int(size.width))")
    coordinator.animate { _ in
      self.log("alongside \(Int(self.view.bounds.width))")
    } completion: { _ in
      self.log("turned")
    }
  }
}
