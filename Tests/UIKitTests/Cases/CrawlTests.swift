import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Row 9: W 200 × 300, content 1000 tall, a delegate that snaps to a fixed grid, v .05–.27.
@Suite("Case 9")
@MainActor
struct CrawlTests {
  /// A flight by PHYSICS 1.2, 2.3 and 2.4, written again: how many frames it takes and how many of them crawl.
  private func law(_ distance: Double, _ velocity: Double, _ dt: Double) -> (all: Int, crawl: Int) {
    let f = velocity < 0 ? -0.01 : 0.01
    let normal = log(0.998)
    var v = velocity
    var factor = 0.998
    if velocity * distance > 0, abs(distance) <= abs((velocity - f) / normal) {
      factor = min(exp(-(v - f) / distance), 0.999)
    } else {
      v = f - distance * normal
      if abs(v) < 0.25 { (factor, v) = (0.985, f + 0.0151136378 * distance) }
    }
    let z = dt * log(factor)
    let k = z >= -0.5 ? 1 + z + z * z / 2 : exp(z)
    var (x, frames, crawl, crawls) = (0.0, 0, 0, false)
    while frames < 1000 {
      frames += 1
      if crawls {
        crawl += 1
        x += (distance > 0 ? 1 : -1) * min(0.01 * dt, abs(distance - x))
        if x == distance { break }
        continue
      }
      x += v * factor * (1 - k) / (1 - factor)
      v *= k
      if v * (distance - x) <= 0 { break }
      crawls = abs(v) < 0.01
    }
    return (frames, crawl)
  }

  private func replay(
    _ offset: Double, every grid: Double, _ speed: Double, _ clock: FrameClock
  ) throws -> Recording {
    try CaseStage.scene(200, 300, clock).replay(.release(y: offset, speed)) {
      let view = UIScrollView(frame: UIScreen.main.bounds)
      view.contentSize = CGSize(width: 200, height: 1000)
      let delegate = CaseDelegate { offset, _, _ in
        CGPoint(x: 0, y: (offset.y / grid).rounded() * grid)
      }
      view.delegate = delegate
      return view.keeping(delegate)
    }
  }

  @Test("9: the law written again gives the numbers of PHYSICS 2.5")
  func vectors() {
    #expect(law(-40, 0, 1000 / 60) == (27, 10))
    #expect(law(-150, 0, 1000 / 60) == (162, 61))
    #expect(law(119, 0, 1000 / 60).all == 27)
    #expect(law(120, 0, 1000 / 60).all == 98)
  }

  @Test(
    "9: a fixed grid crawls at the end, and the crawl is found with its frames",
    arguments: [(60.0, FrameClock.sixty), (120, .oneHundredTwenty)],
    [(140, 100), (340, 100), (550, 400), (190, 150)] as [(offset: Double, grid: Double)])
  func crawls(rate: (hertz: Double, clock: FrameClock), way: (offset: Double, grid: Double)) throws
  {
    let target = (way.offset / way.grid).rounded() * way.grid
    // Behind the gate the speed makes no difference.
    for speed in [0.05, 0.1, 0.2, 0.24, -0.05, -0.24, 0] {
      let recording = try replay(way.offset, every: way.grid, speed, rate.clock)
      #expect(recording.rest.y == target)
      let law = law(target - way.offset, 0, 1000 / rate.hertz)
      let crawl = try #require(recording.findings(of: .crawl).first)
      #expect(crawl.frames.count == law.crawl, "\(speed)")
      #expect(crawl.frames.upperBound == recording.count - 1)
    }
  }

  @Test(
    "9: past the gate it is there without one, or in one frame if the grid lies behind",
    arguments: [(60.0, FrameClock.sixty), (120, .oneHundredTwenty)], [0.25, 0.26, 0.27])
  func flies(rate: (hertz: Double, clock: FrameClock), speed: Double) throws {
    let ahead = try replay(160, every: 100, speed, rate.clock)
    #expect(ahead.rest.y == 200)
    let law = law(40, speed, 1000 / rate.hertz)
    let frames = ahead.findings(of: .crawl).first?.frames.count ?? 0
    // What takes less than 50 ms is none.
    #expect(frames == (Double(law.crawl) * 1000 / rate.hertz >= 50 ? law.crawl : 0))
    let behind = try replay(140, every: 100, speed, rate.clock)
    #expect(behind.rest.y == 100)
    #expect(!behind.findings(of: .teleport).isEmpty)
  }
}
