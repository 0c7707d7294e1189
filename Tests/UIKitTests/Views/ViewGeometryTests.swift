import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite("A view's geometry")
struct ViewGeometryTests {
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 40))

  @Test("its frame is the box around the transformed view")
  func frames() {
    #expect(view.center == CGPoint(x: 125, y: 120))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 75, y: 80, width: 100, height: 80))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 50, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame.isNear(105, 95, 40, 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 50, height: 40))
  }

  @Test("setting the frame under a transform sets the size before it")
  func settingFrames() {
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    #expect(view.bounds.size == CGSize(width: 50, height: 20))
    #expect(view.center == CGPoint(x: 50, y: 40))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test("a turned view's frame is seen through its perspective")
  func perspective() {
    view.bounds.size = CGSize(width: 200, height: 100)
    view.center = .zero
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    view.layer.transform = CATransform3DRotate(eye, .pi / 3, 0, 1, 0)
    // The right edge is 50√3 farther than the screen, the left edge as much nearer.
    let depth = 3.0.squareRoot() / 10
    #expect(view.frame.maxX.isNear(50 / (1 + depth)))
    #expect(view.frame.minX.isNear(-50 / (1 - depth)))
    #expect(view.frame.maxY.isNear(50 / (1 - depth)))
  }

  @Test("it is its layer's")
  func layer() {
    view.layer.position = CGPoint(x: 1, y: 2)
    #expect(view.center == CGPoint(x: 1, y: 2))
    view.transform3D = CATransform3DMakeScale(2, 2, 2)
    #expect(view.layer.transform.m33 == 2 && view.transform.a == 2)
    view.alpha = 0.3
    #expect(view.alpha == 0.3 && view.layer.opacity == 0.3)
    view.layer.opacity = 2
    #expect(view.alpha == 1)
    view.isHidden = true
    #expect(view.layer.isHidden)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
  }

  @Test("another anchor point moves the frame, not the position")
  func anchor() {
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 125, y: 120, width: 50, height: 40))
    view.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    #expect(view.center == CGPoint(x: 5, y: 6))
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 30))
  }

  @Test("points go up and down the tree, through scrolled and transformed views")
  func converting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let list = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 300))
    list.bounds.origin = CGPoint(x: 0, y: 100)
    let cell = UIView(frame: CGRect(x: 5, y: 150, width: 100, height: 50))
    root.addSubview(list)
    list.addSubview(cell)
    #expect(cell.convert(CGPoint(x: 1, y: 1), to: list) == CGPoint(x: 6, y: 151))
    #expect(cell.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 71))
    #expect(cell.convert(CGPoint(x: 16, y: 71), from: root) == CGPoint(x: 1, y: 1))
    #expect(root.convert(cell.bounds, from: cell) == CGRect(x: 15, y: 70, width: 100, height: 50))
    cell.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The middle stays; the corner goes twice as far from it.
    #expect(cell.convert(CGPoint(x: 50, y: 25), to: list) == CGPoint(x: 55, y: 175))
    #expect(cell.convert(CGPoint.zero, to: list) == CGPoint(x: -45, y: 125))
    var tilt = CATransform3DIdentity
    tilt.m34 = -1 / 400
    cell.layer.transform = CATransform3DRotate(tilt, 0.7, 1, 1, 0)
    let there = cell.convert(CGPoint(x: 80, y: 10), to: root)
    #expect(cell.convert(there, from: root).isNear(80, 10))
  }

  @Test("a finger meets the topmost view that is there and listens")
  func hits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let above = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(below)
    root.addSubview(above)
    let point = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(point, with: nil) === above)
    above.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === below)
    below.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 30), with: nil) == nil)
  }

  @Test("the screen's covered edges reach into what lies under them")
  func safeArea() throws {
    let stage = try Stage()
    stage.begin()
    defer { stage.end() }
    stage.scene.settings.safeArea = .init(top: 59, bottom: 34)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let list = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 804))
    #expect(list.safeAreaInsets == .zero)
    window.addSubview(list)
    #expect(window.safeAreaInsets.top == 59)
    #expect(list.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 34, right: 0))
    list.frame.size.height = 700
    #expect(list.safeAreaInsets.bottom == 0)
  }
}
