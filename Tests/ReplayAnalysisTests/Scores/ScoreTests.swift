import ReplayAnalysis
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Scores and metrics")
struct ScoreTests {
  @Test("a flap score goes by the way back, then by the kick")
  func order() {
    let scores = [
      FlapScore(backwardDistance: 5, speedRise: 0), FlapScore(backwardDistance: 0, speedRise: 2),
      FlapScore(backwardDistance: 0, speedRise: 0.5), .zero,
    ]
    #expect(scores.sorted() == scores.reversed())
  }

  @Test("a score counts what is under the thresholds too")
  func belowThresholds() {
    let motion = MadeMotion(offsets: [0, 5, 4.75, 4.75], velocity: 0.3, target: 5)
    #expect(motion.recording.flapScore == FlapScore(backwardDistance: 0.25, speedRise: 0))
    #expect(motion.recording.only(.reversal).isEmpty)
  }

  @Test("metrics tell where and when the content settled")
  func metrics() throws {
    let motion = MadeMotion(
      offsets: [0, 5, 9, 12, 11, 10, 10], velocity: 0.3, target: 10, phase: .animating,
      owner: .springAnimation)
    let metrics = try #require(motion.recording.metrics(.horizontal).first)
    #expect(metrics.overshoot == 2)
    #expect(metrics.restOffset == 10)
    #expect(metrics.frames == 5)
    #expect(metrics.largestStep == 5)
    #expect(metrics.distanceFromProposal == 0)
    #expect(abs(metrics.settleTime - 5 * 1000 / 60) < 1e-5)
  }

  @Test("a bounce's peak is an overshoot of its limit")
  func bounceMetrics() throws {
    let scenario = try row(width: 375, item: 1375, spacing: 0, count: 1)
    let recording = scenario.starting(at: 980).release(0, 1)
    let metrics = try #require(recording.metrics(.horizontal).first)
    let peak = try #require(recording.offsets.map(\.x).max())
    #expect(metrics.overshoot == peak - 1000)
    #expect(metrics.restOffset == 1000)
  }

  @Test("an even speed has no second difference and no janky frame")
  func even() {
    let offsets = (0...20).map { 6 * Double($0) }
    let recording = MadeMotion(offsets: offsets, velocity: 0.36, target: 120).recording
    let smoothness = recording.smoothness(.horizontal)
    #expect(smoothness.secondDifference == 0)
    #expect(smoothness.jankyFrameRatio == 0)
    #expect(smoothness.hitchRatio < 1e-3)
    #expect(recording.smoothness(.vertical).spectralArcLength == nil)
  }

  @Test("a step 1.5 times its neighbours' is janky, on both sides of Chromium's thresholds")
  func janky() {
    // On a 3× screen: 2 pt are 6 pixels, under the 7 from which on 1.2 counts instead of 1.4.
    func ratio(_ steps: [Double]) -> Double {
      var offsets = [0.0]
      for step in steps { offsets.append((offsets.last ?? 0) + step) }
      return MadeMotion(offsets: offsets, velocity: 0.1, target: 100).recording
        .smoothness(.horizontal).jankyFrameRatio
    }
    #expect(ratio([1.5, 2, 1.5]) == 0)
    #expect(ratio([1.25, 2, 1.25]) == 1)
    #expect(ratio([15, 20, 15]) == 1)
    #expect(ratio([18, 20, 18]) == 0)
    #expect(ratio([2, 1.25, 2]) == 1)
  }

  @Test("a dropped frame is a hitch of its length")
  func hitches() {
    let period = 1000.0 / 60
    let durations = [0, period, 2 * period, period, period, period, period]
    let recording = MadeMotion(
      offsets: [0, 6, 18, 24, 30, 36, 36], velocity: 0.36, target: 36, durations: durations
    ).recording
    #expect(abs(recording.smoothness(.horizontal).hitchRatio - 1000.0 / 7) < 0.01)
  }

  // The authors' own example: a Gaussian speed sampled at 100 Hz has −1.41403.
  @Test("the spectral arc length of the published example")
  func spectralArcLength() throws {
    var offsets = [0.0]
    for index in 0..<200 {
      let t = Double(index - 100) * 0.01
      offsets.append((offsets.last ?? 0) + 10 * Elementary.exp(-5 * t * t))
    }
    let motion = MadeMotion(
      offsets: offsets, velocity: 0.01, target: 1000,
      durations: Array(repeating: 10, count: offsets.count))
    let length = try #require(motion.recording.smoothness(.horizontal).spectralArcLength)
    #expect(abs(length + 1.41403) < 1e-4)
  }
}
