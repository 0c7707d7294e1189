/// Which frequency a `UIView` spring must have so that its envelope is down to a threshold when its
/// time is over.
///
/// With x = frequency·duration, ζ the ratio and a the start velocity in distances a duration, the
/// equation is |h(x)| = threshold (PHYSICS §7, B−) with
///
///     h = (ζ − a/x)/√(1 − ζ²)·e^(−ζx)  for ζ < 1,    h = (1 + x − a)·e^(−x)  for ζ = 1
///
/// With a positive a, |h| falls to 0 at a/ζ (or a − 1), rises to a hump and falls for good; else it
/// only falls. So there are one, two or three roots.
struct EnvelopeEquation {
  /// The damping ratio, in 0 < ratio ≤ 1.
  let ratio: Double
  /// The start velocity, in distances a duration.
  let velocity: Double
  /// What the envelope comes down to.
  let threshold: Double

  /// The root that Newton's method finds from `guess`, or else the greatest (that choice: D).
  ///
  /// Newton's method fails where the hump's flat top throws it out of the positive numbers.
  /// - Returns: nil if the numbers are too large to compute with.
  func root(from guess: Double) -> Double? {
    let root = newtonRoot(from: guess) ?? greatestRoot
    return isRoot(root) ? root : nil
  }

  /// |h| − threshold and its slope at `x`.
  func excess(at x: Double) -> (value: Double, slope: Double) {
    let h: Double
    let slope: Double
    if ratio < 1 {
      let scale =
        Elementary.exp(-ratio * x) / ((1 - ratio) * (1 + ratio)).squareRoot()
      h = scale * (ratio - velocity / x)
      slope = scale * (velocity / (x * x) - ratio * (ratio - velocity / x))
    } else {
      let scale = Elementary.exp(-x)
      h = scale * (1 + x - velocity)
      slope = scale * (velocity - x)
    }
    return (h.magnitude - threshold, h < 0 ? -slope : slope)
  }

  /// A root's relative error is some ulps; so is, times the exponent, what it leaves.
  private func isRoot(_ x: Double) -> Bool {
    x > 0 && x < .infinity && excess(at: x).value.magnitude <= 1e-9 * threshold
  }

  private func newtonRoot(from guess: Double) -> Double? {
    var x = guess
    // Left of the root a step takes an e-fold off the excess; the domain asks for some fifty at most.
    for _ in 0..<100 {
      let (value, slope) = excess(at: x)
      let step = value / slope
      let next = x - step
      guard next > 0, next < .infinity else { return nil }
      x = next
      if step.magnitude <= 0x1p-40 * x { return isRoot(x) ? x : nil }
    }
    return nil
  }

  private var greatestRoot: Double {
    let hump: Double
    let zero: Double
    if ratio < 1 {
      let root = (velocity * (velocity + 4)).squareRoot()
      hump = velocity > 0 ? (velocity + root) / (2 * ratio) : 0
      zero = velocity / ratio
    } else {
      hump = velocity > 0 ? velocity : 0
      zero = velocity - 1
    }
    var (low, high) = (hump, zero)
    if hump == 0 || excess(at: hump).value > 0 {
      high = 2 * hump + 1
      while excess(at: high).value > 0 { (low, high) = (high, 2 * high) }
    } else {
      low = 0
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if excess(at: middle).value > 0 { low = middle } else { high = middle }
    }
  }
}
