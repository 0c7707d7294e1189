import Testing
import UIKit

// What the census counts of geometry, arithmetic and Foundation, used as layouts use it.

@Suite("Census: geometry and Foundation")
@MainActor
struct CensusGeometryTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("rectangles and points have Core Graphics' members")
  func rectangles() {
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 60, 110])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 45, 70])
    #expect(rect.intersects(rect.offsetBy(dx: 99, dy: 0)))
    #expect(!rect.intersects(rect.offsetBy(dx: 101, dy: 0)))
    #expect(rect.contains(CGPoint(x: 10, y: 20)) && !rect.contains(CGPoint(x: 110, y: 20)))
    #expect(rect.insetBy(dx: 5, dy: 5) == CGRect(x: 15, y: 25, width: 90, height: 40))
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.union(.zero) == CGRect(x: 0, y: 0, width: 110, height: 70))
    #expect(rect.intersection(CGRect(x: 0, y: 0, width: 50, height: 30)).width == 40)
    #expect(rect.equalTo(rect) && !rect.isEmpty && CGRect.null.isEmpty && rect.integral == rect)
    #expect(CGSize.zero.equalTo(CGSize.zero) && CGPoint.zero.equalTo(.zero))
    #expect(CGFloat.greatestFiniteMagnitude < CGFloat.infinity)
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
  }

  @Test("transforms do what their names say")
  func transforms() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(rect.applying(scale) == CGRect(x: 20, y: 60, width: 200, height: 150))
    let moved = CGAffineTransform.identity.translatedBy(x: 5, y: 6).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 7, y: 8))
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15 && turned.y == 1)
    #expect(CGAffineTransform.identity.rotated(by: 0).isIdentity)
    #expect(CGAffineTransform(translationX: 3, y: 0).concatenating(scale).tx == 6)

    var space = CATransform3DIdentity
    space.m34 = -1.0 / 500
    space = CATransform3DRotate(space, .pi / 4, 0, 1, 0)
    space = CATransform3DTranslate(space, 1, 2, 3)
    space = CATransform3DScale(space, 1, 1, 1)
    #expect(space.m34 != 0 && !CATransform3DIsIdentity(space))
    let made: CATransform3D = CATransform3DConcat(
      CATransform3DMakeTranslation(4, 0, 0), CATransform3DMakeRotation(0, 0, 0, 1))
    #expect(made.m41 == 4)
    #expect(CATransform3DMakeAffineTransform(scale).m22 == 3)
  }

  @Test("numbers have C's functions")
  func arithmetic() {
    let value: CGFloat = -2.5
    #expect(abs(value) == 2.5 && floor(value) == -3 && ceil(value) == -2)
    #expect(round(value) == -3 && value.rounded(.toNearestOrEven) == -2 && lround(2.4) == 2)
    #expect(min(value, 0) == value && max(value, 0) == 0 && fabsf(-1) == 1)
    #expect(pow(2, 3) == 8 && sqrt(CGFloat(16)) == 4 && sin(CGFloat.zero) == 0 && cos(0.0) == 1)
    #expect(Array(stride(from: 0, to: 30, by: 10)) == [0, 10, 20])
  }

  @Test("Foundation's names are there with UIKit alone")
  func foundation() {
    let path = IndexPath(item: 3, section: 1)
    #expect(path.item == 3 && path.row == 3 && path.section == 1)
    #expect(NSIndexPath(item: 3, section: 1).item == 3)
    #expect(NSNotFound == Int.max && NSUUID().uuidString.count == 36)
    #expect(NSArray(array: [1, 2]).count == 2 && NSString(string: "abc").length == 3)
    let id = ObjectIdentifier(UIView.self)
    #expect(id == ObjectIdentifier(UIView.self))
    let kind: AnyClass = UICollectionViewCell.self
    #expect(NSStringFromClass(kind).hasSuffix("UICollectionViewCell"))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    let some: AnyObject = UIView()
    #expect((some as? any NSObjectProtocol)?.isEqual(some) == true)
    #expect(Calendar.current.firstWeekday > 0 && Bundle.main.bundlePath.isEmpty == false)
    let name: NSNotification.Name = UIApplication.didBecomeActiveNotification
    #expect(name.rawValue.isEmpty == false)
  }
}
