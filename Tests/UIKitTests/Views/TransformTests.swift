import Testing
import UIKit

@testable import UIKit

@Suite("Transforms")
struct TransformTests {
  @Test(
    "do to a point what their parts do one after another",
    arguments: [
      (CGAffineTransform(translationX: 10, y: 20), CGPoint(x: 11, y: 21)),
      (CGAffineTransform(scaleX: 2, y: 3), CGPoint(x: 2, y: 3)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: -1, y: 1)),
      // Moved, then scaled: (1 + 10)·2 and (1 + 20)·2.
      (
        CGAffineTransform(translationX: 10, y: 20)
          .concatenating(CGAffineTransform(scaleX: 2, y: 2)), CGPoint(x: 22, y: 42)
      ),
      // The same, named the other way round.
      (CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 20), CGPoint(x: 22, y: 42)),
      // Scaled, then moved.
      (CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2), CGPoint(x: 12, y: 22)),
      // Turned a quarter, then moved: (−1, 1) + (10, 20).
      (CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2), CGPoint(x: 9, y: 21)),
      (
        CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8).inverted(),
        CGPoint(x: -2.5, y: -1.75)
      ),
      (CGAffineTransformConcat(CGAffineTransformMakeScale(2, 3), .identity), CGPoint(x: 2, y: 3)),
    ])
  func points(transform: CGAffineTransform, image: CGPoint) {
    #expect(CGPoint(x: 1, y: 1).applying(transform).isNear(image.x, image.y))
  }

  @Test("put an upright box around a rectangle")
  func boxes() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(rect.applying(CGAffineTransform(rotationAngle: .pi / 2)).isNear(-10, 0, 10, 30))
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -30, y: 0, width: 30, height: 20))
    #expect(
      CGSize(width: 3, height: 4).applying(CGAffineTransform(translationX: 9, y: 9))
        == CGSize(width: 3, height: 4))
  }

  @Test("have no way back from a line")
  func singular() {
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
    #expect(CATransform3DInvert(CATransform3DMakeScale(1, 1, 0)) == CATransform3DMakeScale(1, 1, 0))
  }

  @Test("turn in space about an axis of any length")
  func turns() {
    let sixty = CGFloat.pi / 3
    let turn = CATransform3DMakeRotation(sixty, 0, 5, 0)
    #expect(turn.m11.isNear(0.5) && turn.m33.isNear(0.5) && turn.m22 == 1)
    #expect(turn.m13.isNear(-(3.0.squareRoot()) / 2) && turn.m31.isNear(3.0.squareRoot() / 2))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    let flat = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let plane = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CATransform3DIsAffine(flat))
    #expect(CATransform3DGetAffineTransform(flat) == plane)
    #expect(CATransform3DIsAffine(turn) == false)
  }

  @Test("in space shift, scale and turn before what they are applied to")
  func order() {
    let scaled = CATransform3DMakeScale(2, 3, 4)
    let moved = CATransform3DTranslate(scaled, 10, 20, 30)
    #expect([moved.m41, moved.m42, moved.m43] == [20, 60, 120])
    let shifted = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 3, 4)
    #expect([shifted.m11, shifted.m22, shifted.m33, shifted.m41] == [2, 3, 4, 10])
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    // z = 100 is divided by 1 − 100/500.
    #expect(CATransform3DTranslate(eye, 0, 0, 100).m44.isNear(0.8))
    let both = CATransform3DConcat(CATransform3DMakeTranslation(1, 0, 0), scaled)
    #expect(both.m41 == 2)
  }

  @Test("in space have a way back")
  func inverse() {
    var t = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), 1.2, 1, 2, 3)
    t.m34 = -1 / 300
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    let rest = zip(product.rows, CATransform3DIdentity.rows).map { $0 - $1 }
    #expect(rest.allSatisfy { row in (0..<4).allSatisfy { row[$0].magnitude < 1e-12 } })
  }

  @Test(
    "read back the angle of every direction", arguments: (-35...36).map { 5.0 * Double($0) })
  func angles(degrees: Double) {
    let angle = degrees / 180 * .pi
    #expect(Turn.angle(7 * cos(angle), 7 * sin(angle)).isNear(angle, within: 1e-14))
  }

  @Test("turn on the way from one to the other, and keep the size")
  func blends() {
    let target = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let half = CATransform3DIdentity.blended(to: target, rest: -0.5)
    #expect(half.m11.isNear(0.5.squareRoot()) && half.m12.isNear(0.5.squareRoot()))
    // 270 degrees is the short way 90 degrees back.
    let far = CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1)
    let back = CATransform3DIdentity.blended(to: far, rest: -0.5)
    #expect(back.m12.isNear(-(0.5.squareRoot())))
    let mirror = CATransform3DMakeScale(-1, 1, 1)
    let flat = CATransform3DIdentity.blended(to: mirror, rest: -0.5)
    #expect(flat.m11.isNear(0) && flat.m22.isNear(1))
    let moved = CATransform3DMakeTranslation(8, 4, 2)
    #expect(CATransform3DIdentity.blended(to: moved, rest: -0.25).m43 == 1.5)
  }
}

@Suite("Small values of geometry")
struct GeometryValueTests {
  @Test("insets take from every edge")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 100, height: 100).inset(by: insets)
    #expect(rect == CGRect(x: 12, y: 11, width: 94, height: 96))
    #expect(NSDirectionalEdgeInsets(insets, .rightToLeft).leading == 4)
    #expect(UIEdgeInsets(NSDirectionalEdgeInsets(insets, .rightToLeft), .rightToLeft) == insets)
  }

  @Test("index paths name items, and can be changed")
  func indexPaths() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]) && path.row == 3)
    path.item -= 1
    path.section = 0
    #expect(path == IndexPath(row: 2, section: 0))
    #expect(NSIndexPath(item: 3, section: 1).item == 3)
  }

  @Test("values box points, sizes and rectangles")
  func boxed() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
  }

  @Test("rectangles are equal whichever corner they start from")
  func equal() {
    let upsideDown = CGRect(x: 10, y: 10, width: -10, height: -10)
    #expect(upsideDown.equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
  }
}
