import Foundation
import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Recording tolerance")
struct ToleranceTests {
  /// A recording of one cell with a transform.
  private func recording(_ transform: Transform) -> Recording {
    var cell = MadeCells.cell()
    cell.transform = transform
    return MadeCells(frames: [[cell]]).recording
  }

  /// Scaled by `scale` along both axes, then turned.
  private func turned(_ degrees: Double, scale: Double = 1) -> Transform {
    let angle = degrees * Double.pi / 180
    return Transform(
      a: scale * Foundation.cos(angle), b: scale * Foundation.sin(angle),
      c: -scale * Foundation.sin(angle), d: scale * Foundation.cos(angle), tx: 0, ty: 0)
  }

  @Test("measures a turn in degrees", arguments: [0.001, 1, 30, 45, 89, 90, 91, 135, 179, 180])
  func degrees(angle: Double) {
    for start in [0.0, 17, 200] {
      let look = LookDifference(turned(start), turned(start + angle, scale: 0.5))
      #expect((look.degrees - angle).magnitude < 1e-9)
      #expect((look.scale - 0.5).magnitude < 1e-12)
      let back = LookDifference(turned(start + angle), turned(start))
      #expect((back.degrees - angle).magnitude < 1e-9)
    }
  }

  @Test("an element flattened to nothing is turned by nothing")
  func flat() {
    let look = LookDifference(.scale(0), turned(30))
    #expect(look.degrees == 0 && (look.scale - 1).magnitude < 1e-12)
  }

  @Test("allows points, scale and degrees each for itself")
  func units() {
    let plain = recording(.identity)
    var tolerance = RecordingTolerance.exact
    tolerance.degrees = 1
    #expect(recording(turned(0.9)).difference(from: plain, tolerance: tolerance) == nil)
    #expect(recording(turned(1.1)).difference(from: plain, tolerance: tolerance) != nil)
    #expect(recording(.scale(0.999)).difference(from: plain, tolerance: tolerance) != nil)
    tolerance = .exact
    tolerance.scale = 0.01
    #expect(recording(.scale(0.995)).difference(from: plain, tolerance: tolerance) == nil)
    #expect(recording(.scale(0.98)).difference(from: plain, tolerance: tolerance) != nil)
    #expect(recording(turned(0.9)).difference(from: plain, tolerance: tolerance) != nil)
    tolerance = RecordingTolerance(points: 0.5)
    var shifted = Transform.identity
    shifted.tx = 0.5
    #expect(recording(shifted).difference(from: plain, tolerance: tolerance) == nil)
    shifted.tx = 0.51
    #expect(recording(shifted).difference(from: plain, tolerance: tolerance) != nil)
  }

  @Test("allows what a field's own amount allows, whatever its unit allows else")
  func fields() {
    func faded(_ alpha: Double) -> Recording {
      MadeCells(frames: [[MadeCells.cell(alpha: alpha)]]).recording
    }
    var tolerance = RecordingTolerance(points: 100)
    #expect(faded(0.99).difference(from: faded(1), tolerance: tolerance)?.field == .alpha)
    tolerance.fields[.alpha] = 0.02
    #expect(faded(0.99).difference(from: faded(1), tolerance: tolerance) == nil)
    let moved = MadeCells(frames: [[MadeCells.cell(at: 160)]]).recording
    #expect(moved.difference(from: faded(1), tolerance: tolerance) == nil)
    tolerance.fields[.center] = 1
    #expect(moved.difference(from: faded(1), tolerance: tolerance)?.field == .center)
  }

  @Test("both zeros are one, and one ulp is not")
  func exact() {
    let here = MadeMotion(offsets: [0, 5, 5], target: 5).recording
    let zero = MadeMotion(offsets: [-0.0, 5, 5], target: 5).recording
    #expect(here.difference(from: zero) == nil)
    let near = MadeMotion(offsets: [0, 5.0.nextUp, 5.0.nextUp], target: 5.0.nextUp).recording
    #expect(here.difference(from: near)?.ulps == 1)
  }
}
