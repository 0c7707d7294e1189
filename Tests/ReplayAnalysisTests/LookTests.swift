import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite struct LookTests {
  func show(_ name: String, _ r: Recording) {
    print("==", name, r.count, "rest", r.offsets.last?.x ?? .nan, r.flapScore)
    for f in r.findings() {
      print("   ", f.kind, f.frames, f.axis.map { "\($0)" } ?? "-", f.phase, f.cells.map { "\($0.kind) \($0.item)" }, f.magnitude, f.unit.rawValue, "|", f.cause, "|", f.rule)
    }
  }
  @Test func look() throws {
    let s = try headerCarousel(header: 200, footer: 300, rule: .nearestCentre()).starting(at: 200 + 355 * 4)
    for (o, v) in [(5.0, 0.3), (60, 0.0), (60, 0.3), (-60, 0.3), (0, 1.0), (0, -1.0), (-100, 0.1), (150, 0.26)] {
      show("rule4 \(o) \(v)", s.release(o, v))
    }
    for r in Remedy.all { show("rule4 \(r)", s.with(r).release(5, 0.3)) }
    for r in Remedy.all { show("rule4 flick2 \(r)", s.with(r).release(100, 2)) }
    for kind in [ReleaseRule.Kind.nearestCentre(), .headerAwarePage, .statefulPage(pitch: .lineSpacing), .indexInDelegate(), .none] {
      for remedy in Remedy.all {
      let s = try headerCarousel(header: 200, footer: 300, rule: kind).starting(at: 200 + 355 * 4).with(remedy)
      let clock = ContinuousClock(); let t = clock.now
      let report = s.gridReport(offsets: (-30...30).map { Double($0) * 5 }, velocities: (-40...40).map { Double($0) / 20 })
      print(kind, remedy, clock.now - t, report.releases, report.flapping, report.flappingShare, report.total, report.mean, report.worst, report.worstRelease as Any, report.kinds)
      }
    }
  }
}
