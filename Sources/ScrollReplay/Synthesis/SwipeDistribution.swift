import ScrollPhysics

/// How people swipe: every number that synthesised gestures are drawn from.
///
/// Milliseconds, points and pt/ms. What is not called chosen was measured over 54 real swipes on phones whose
/// touch panels report 120 times a second; a triple holds the 5th, 50th and 95th percentile.
enum SwipeDistribution {
  // MARK: Sampling

  /// The mean time between two samples: 7, 8 and 9 ms by percentile, together with the next two.
  static let interval = 8.0
  /// How much a swipe's mean differs from that, as a standard deviation (chosen to give those percentiles).
  static let intervalDeviation = 0.48
  /// The standard deviation of the intervals within one swipe: a swipe has one of these.
  static let jitter = 0.3...0.45
  /// The share of samples that are missed.
  static let missedShare = 0.01...0.02
  /// The time from the last move to the lift: one or the other.
  static let liftDelays = [0.0, 15.0]
  /// How finely positions are reported, pixels a point: one of these.
  static let pixelsPerPoint = [3.5, 3, 1]

  // MARK: Motion

  /// The time from touch-down to lift.
  static let duration = Percentiles(low: 50, median: 95, high: 375)
  /// The length of the final run that does not turn back.
  static let run = Percentiles(low: 54, median: 149, high: 224)
  /// The release speed's median; it is log-normal.
  static let speedMedian = 2.12
  /// The standard deviation of the release speed's logarithm.
  static let speedSigma = 0.60
  /// How much a longer run goes with a faster release, as a correlation (chosen: without one, a sixth of the
  /// runs would be too short for their speed, with it 3 % are; those are lengthened).
  static let runCorrelation = 0.8
  /// How much a longer duration goes with a faster release, likewise (chosen: durations that are too short for run
  /// and speed are lengthened, too, which makes the median 8 % longer than measured).
  static let durationCorrelation = -0.7
  /// The share of swipes whose last pair of samples is under half of the peak speed.
  static let brakedShare = 0.2
  /// The last pair's speed in those, as a share of the one before (chosen, under a half).
  static let brake = 0.15...0.45
  /// Draws farther out than so many standard deviations are taken for this one (chosen).
  static let outermostDeviation = 3.0
  /// The least distance before the finger keeps its speed: past UIKit's pan slop of 10 pt (chosen).
  static let lead = 14.0
  /// The shortest time to speed up in (chosen).
  static let ramp = 8.0
  /// How near to the edge of the screen a finger comes (chosen).
  static let margin = 10.0

  // MARK: What no measured swipe shows

  /// How far a hook goes back.
  static let hookLength = 0.5...3.0
  /// How long before the lift a hook begins, at most.
  static let hookWindow = 16.0
  /// How long a finger rests before a late lift, without samples.
  static let stop = 60.0...500.0
  /// How many samples a late batch holds.
  static let batchCount = 2...4
  /// How much later than its last sample a batch arrives (chosen).
  static let batchDelay = 0.0...8.0
  /// How far apart a batch's times are: under the millisecond that gives a velocity (chosen).
  static let batchSpacing = 0.0...0.9
  /// The release speed of a gentle swipe: on both sides of the 0.25 pt/ms under which UIKit stops (chosen).
  static let gentleSpeed = 0.05...0.45
  /// The least release speed of a streak's flick (chosen, above UIKit's 0.6 pt/ms).
  static let flickSpeed = 1.0
  /// How long the first leg of a drag that returns takes (chosen).
  static let outwardDuration = 180.0...400.0
  /// How much of the first leg a drag returns (chosen).
  static let returnShare = 0.7...1.0

  // MARK: Several swipes

  /// The time between a lift and the next touch-down in the glide.
  static let catchPause = 120.0
  /// That time in a streak of flicks: well under UIKit's second (chosen).
  static let streakPause = 100.0...250.0
  /// That time otherwise (chosen).
  static let pause = 400.0...900.0
}

/// A skewed distribution by its 5th, 50th and 95th percentile: log-normal on each side of the median.
struct Percentiles: Sendable, Hashable {
  /// Five of a hundred are below.
  let low: Double
  /// Half are below.
  let median: Double
  /// Five of a hundred are above.
  let high: Double

  /// The 95th percentile of the normal distribution, in standard deviations.
  private static let ninetyFifth = 1.644853626951473

  /// The value that lies as far from the median as `deviation` standard deviations do in a normal distribution.
  func value(at deviation: Double) -> Double {
    let ratio = deviation < 0 ? median / low : high / median
    return median * Elementary.exp(Elementary.log(ratio) * deviation / Percentiles.ninetyFifth)
  }
}
