public import ScrollPhysics

/// A law that a trace may follow.
public enum TraceLaw: String, Sendable, Hashable, CaseIterable {
  /// A free flight after a release (PHYSICS §1.2).
  case flight
  /// The way back from beyond a limit (§5).
  case bounce
  /// A spring of `UIView.animate`, underdamped or critical (§7).
  case spring
  /// The page motion of `isPagingEnabled` (§3.2).
  case paging
  /// `setContentOffset(_:animated: true)` (§6).
  case offsetAnimation
}

/// What is known beside a trace.
public struct TraceSettings: Sendable, Hashable {
  /// Frames a second of the display: the laws step by its frames.
  public var hertz = 60.0
  /// Pixels a point.
  public var scale = 3.0
  /// The decay of the velocity that a bounce brings along.
  public var decay = DecelerationRate.normal.decay()

  /// Creates UIKit's usual settings.
  public init() {}
}

/// A constant that a fit looks for: where, and what UIKit's is.
struct FitConstant: Sendable {
  let name: String
  let unit: String
  let range: ClosedRange<Double>
  let uikit: Double?

  /// Whether a search that ended with `value` would have gone on but for the range's end.
  func isAtBound(_ value: Double) -> Bool {
    [range.lowerBound, range.upperBound].contains { (value - $0).magnitude <= 1e-6 * $0 }
  }
}

extension TraceLaw {
  /// The constants that enter other than as a factor.
  var constants: [FitConstant] {
    let known = ScrollConstants.uikit
    switch self {
    case .flight:
      return [
        FitConstant(
          name: "rate", unit: "a ms", range: 0.0004...0.05, uikit: -Elementary.log(known.normalRate)
        )
      ]
    case .bounce:
      return [
        FitConstant(name: "bounceRate", unit: "a ms", range: 0.003...0.08, uikit: known.bounceRate)
      ]
    case .spring:
      return [
        FitConstant(name: "frequency", unit: "rad/s", range: 2...80, uikit: nil),
        FitConstant(name: "dampingRatio", unit: "", range: 0.1...1, uikit: nil),
      ]
    case .paging:
      return [
        FitConstant(name: "pull", unit: "a ms²", range: 3e-5...3e-3, uikit: nil),
        // One minus it, since it lies so near 1.
        FitConstant(name: "friction", unit: "a ms", range: 0.004...0.1, uikit: nil),
      ]
    case .offsetAnimation:
      return [
        FitConstant(
          name: "duration", unit: "ms", range: 60...3000, uikit: known.offsetAnimationDuration),
        // Mostly before the first sample, as a share of the duration and one, so that its logarithm can be taken.
        FitConstant(name: "start", unit: "ms", range: 0.8...2, uikit: nil),
      ]
    }
  }

  /// A constant as people know it, from the number that is searched for.
  func told(_ index: Int, _ constants: [Double]) -> Double {
    switch (self, index) {
    case (.flight, 0): Elementary.exp(-constants[0])
    case (.paging, 1): 1 - constants[1]
    case (.offsetAnimation, 1): (1 - constants[1]) * constants[0]
    default: constants[index]
    }
  }

  /// The curves whose weighted sum the offset is, `time` milliseconds after the first sample.
  func curves(_ time: Double, _ constants: [Double], _ settings: TraceSettings) -> [Double] {
    let frame = 1000 / settings.hertz
    switch self {
    case .flight: return [1, TraceLaw.fading(constants[0], frame, time)]
    case .bounce:
      let pull = TraceLaw.fading(constants[0], frame, time)
      let left = TraceLaw.fading(-settings.decay.logarithm, frame, time)
      return [1, pull, pull * (1 - left)]
    case .spring:
      return TraceLaw.swing(
        damping: constants[0] / 1000 * constants[1], frequency: constants[0] / 1000, time)
    case .paging:
      let friction = 1 - constants[1]
      // λ² − (1 + f − p·f)·λ + f = 0, and whole milliseconds of each frame.
      let half = (1 + friction - constants[0] * friction) / 2
      let whole = Elementary.floor(frame + 1e-9) / frame
      return TraceLaw.roots(half: half, product: friction, time * whole)
    case .offsetAnimation:
      let share = time / constants[0] + constants[1] - 1
      let sine = Elementary.sin(.pi / 2 * min(1, max(0, share)))
      return [1, sine * sine]
    }
  }

  /// `e^(−rate·time)` as UIKit takes it, frame by frame by its second-order series (PHYSICS §1.2).
  private static func fading(_ rate: Double, _ frame: Double, _ time: Double) -> Double {
    let exponent = -rate * frame
    let step = exponent >= -0.5 ? Elementary.log(1 + exponent + exponent * exponent / 2) : exponent
    return Elementary.exp(step / frame * time)
  }

  private static func swing(
    damping: Double, frequency: Double, _ time: Double
  ) -> [Double] {
    let envelope = Elementary.exp(-damping * time)
    let square = frequency * frequency - damping * damping
    guard square > 1e-8 * frequency * frequency else {
      return [1, envelope, envelope * frequency * time]
    }
    let angle = square.squareRoot() * time
    return [1, envelope * Elementary.cos(angle), envelope * Elementary.sin(angle)]
  }

  /// The solutions of a recurrence whose characteristic roots have this half sum and product.
  private static func roots(half: Double, product: Double, _ time: Double) -> [Double] {
    let square = half * half - product
    guard square >= 1e-12 else {
      let modulus = product.squareRoot()
      let damping = -Elementary.log(modulus)
      let sine = (-square).squareRoot() / modulus
      // The angle whose sine this is, for the small angles of a millisecond.
      let angle = sine * (1 + sine * sine * (1.0 / 6 + sine * sine * 3 / 40))
      return swing(
        damping: damping, frequency: (damping * damping + angle * angle).squareRoot(), time)
    }
    let root = square.squareRoot()
    return [
      1, Elementary.exp(Elementary.log(half + root) * time),
      Elementary.exp(Elementary.log(max(half - root, 1e-9)) * time),
    ]
  }
}
