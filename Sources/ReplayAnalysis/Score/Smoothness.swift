public import ScrollPhysics
public import ScrollReplay

/// Known measures of how smooth motion is, beside the flap score: none of them alone tells a flap from a flick.
///
/// Of the motion after releases along one axis, bounces included.
public struct Smoothness: Sendable, Hashable {
  /// The root mean square of the offsets' second differences, points: what is left of each frame's step when
  /// the step before is taken off. Larger is rougher; a constant speed has 0, and decay alone a little.
  public var secondDifference: Double
  /// The spectral arc length of the speed, at most 0: larger is smoother. Balasubramanian, Melendez-Calderon,
  /// Roby-Brami and Burdet, *On the analysis of movement smoothness* (2015), with the authors' defaults: zero
  /// padding by 2⁴, up to 10 Hz, amplitudes from 0.05. None if nothing moved.
  public var spectralArcLength: Double?
  /// Milliseconds by which frames came late, a second of motion: Apple's hitch time ratio (*Explore UI animation
  /// hitches and the render loop*, 2020), by which under 5 is good and 10 critical.
  public var hitchRatio: Double
  /// The share of frames whose step differs too much from both neighbours': Chromium's predictor jank
  /// (`cc/metrics/predictor_jank_tracker.cc`). Of three steps one way, the middle one is janky when it is 1.4
  /// times larger or smaller than both others; 1.2 times where the largest exceeds 7 pixels.
  public var jankyFrameRatio: Double
}

extension Recording {
  /// How smooth the motion after the releases is along `axis`.
  public func smoothness(_ axis: Axis) -> Smoothness {
    let period = period
    let runs = lifts.map { Course(self, $0, axis, period: period).steps }.filter { !$0.isEmpty }
    let pixels = header.grid.scale
    var measure = SmoothnessSum()
    for run in runs { measure.add(run, period: period, pixelsPerPoint: pixels) }
    let longest = runs.max { $0.count < $1.count } ?? []
    return measure.result(
      spectralArcLength: SpectralArcLength.of(
        longest.map { $0.velocity.magnitude }, interval: period / 1000))
  }
}

private struct SmoothnessSum {
  private var squares = 0.0
  private var differences = 0
  private var late = 0.0
  private var time = 0.0
  private var janky = 0
  private var triples = 0

  mutating func add(_ steps: [MotionStep], period: Double, pixelsPerPoint: Double) {
    for step in steps {
      time += step.duration
      late += max(0, step.duration - period)
    }
    for (a, b) in zip(steps, steps.dropFirst()) {
      let difference = b.length - a.length
      squares += difference * difference
      differences += 1
    }
    for index in steps.indices.dropFirst().dropLast() {
      triples += 1
      let triple = (index - 1...index + 1).map { steps[$0].length * pixelsPerPoint }
      if SmoothnessSum.isJanky(triple) { janky += 1 }
    }
  }

  private static func isJanky(_ triple: [Double]) -> Bool {
    guard triple.allSatisfy({ $0 > 0 }) || triple.allSatisfy({ $0 < 0 }) else { return false }
    let (first, middle, last) = (triple[0].magnitude, triple[1].magnitude, triple[2].magnitude)
    let threshold = max(first, middle, last) > 7 ? 1.2 : 1.4
    return middle >= threshold * max(first, last) || min(first, last) >= threshold * middle
  }

  func result(spectralArcLength: Double?) -> Smoothness {
    Smoothness(
      secondDifference: differences > 0 ? (squares / Double(differences)).squareRoot() : 0,
      spectralArcLength: spectralArcLength,
      hitchRatio: time > 0 ? 1000 * late / time : 0,
      jankyFrameRatio: triples > 0 ? Double(janky) / Double(triples) : 0)
  }
}
