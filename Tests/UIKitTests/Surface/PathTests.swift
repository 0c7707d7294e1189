import Testing
import UIKit

@Suite("Paths")
@MainActor
struct PathTests {
  private let square = CGRect(x: 10, y: 20, width: 100, height: 100)

  @Test("keep their bounds, whatever they are made of")
  func bounds() {
    #expect(UIBezierPath(rect: square).bounds == square)
    #expect(UIBezierPath(roundedRect: square, cornerRadius: 12).bounds == square)
    let oval = UIBezierPath(ovalIn: square).bounds
    #expect(abs(oval.minX - 10) < 1e-9 && abs(oval.width - 100) < 1e-9)
    #expect(UIBezierPath().isEmpty)
    #expect(UIBezierPath().bounds.isNull)
  }

  @Test("contain what lies within")
  func contains() {
    let circle = UIBezierPath(ovalIn: square)
    #expect(circle.contains(CGPoint(x: 60, y: 70)))
    #expect(
      !circle.contains(CGPoint(x: 12, y: 22)), "a corner of the square is outside of the circle")
    let ring = UIBezierPath(rect: square)
    ring.append(UIBezierPath(rect: square.insetBy(dx: 30, dy: 30)))
    #expect(ring.contains(CGPoint(x: 60, y: 70)), "twice around counts as inside by winding")
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 60, y: 70)), "twice around counts as outside by even and odd")
  }

  @Test(
    "follow an arc the way that is seen as clockwise",
    arguments: [(true, CGPoint(x: 0, y: 100)), (false, CGPoint(x: 0, y: -100))])
  func arc(clockwise: Bool, middle: CGPoint) {
    // Half a circle from the right to the left: below the centre clockwise, above it the other way.
    let path = UIBezierPath(
      arcCenter: .zero, radius: 100, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    #expect(abs(path.currentPoint.x + 100) < 1e-9)
    #expect(abs((middle.y > 0 ? path.bounds.maxY : path.bounds.minY) - middle.y) < 0.05)
  }

  @Test("come back to their start when they are closed")
  func close() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    #expect(path.currentPoint == CGPoint(x: 5, y: 2))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.currentPoint == CGPoint(x: 11, y: 2))
    #expect(path.cgPath.boundingBox == CGRect(x: 11, y: 2, width: 4, height: 0))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }
}
