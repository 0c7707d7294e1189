import ReplayReport
import ScrollPhysics

/// The flags that several laws share, with the domains in which every law keeps finite.
enum LawFlags {
  static let hertz = NumberFlag(
    "hz", "N", "frames a second; 60 if not given",
    mustBe: "a number of frames a second in 1…1000"
  ) { $0 >= 1 && $0 <= 1000 }

  static let offset = point("offset", "where it starts; 0 if not given")
  static let target = point("target", "where it is to rest")
  static let from = point("from", "where it starts; 0 if not given")
  static let to = point("to", "where it ends")
  static let minimum = point("min", "the least offset at rest; no limit if not given")
  static let maximum = point("max", "the greatest offset at rest; no limit if not given")

  static let velocity = NumberFlag(
    "velocity", "V", "the velocity at the start; 0 if not given",
    mustBe: "a number of points a millisecond in -1000…1000"
  ) { $0.magnitude <= 1000 }

  static let scale = NumberFlag(
    "scale", "N", "round offsets to pixels, so many a point",
    mustBe: "a whole number of 1…16 pixels a point"
  ) { (try? PixelGrid(scale: $0)) != nil }

  static let rate = Flag(
    "rate", value: "normal|fast|R", "the deceleration rate; normal if not given")

  static func point(_ name: String, _ about: String) -> NumberFlag {
    NumberFlag(name, "X", about, mustBe: "a number of points in -1000000…1000000") {
      $0.magnitude <= 1e6
    }
  }
}

extension Arguments {
  /// The number that `flag` is given, or else `value`.
  func number(_ flag: NumberFlag, default value: Double) throws(CommandError) -> Double {
    try number(flag) ?? value
  }

  /// `--hz`.
  var hertz: Double {
    get throws(CommandError) { try number(LawFlags.hertz, default: 60) }
  }

  /// `--scale`.
  var grid: PixelGrid? {
    get throws(CommandError) {
      guard let scale = try number(LawFlags.scale) else { return nil }
      return try CommandError.usage { () throws(PhysicsError) in try PixelGrid(scale: scale) }
    }
  }

  /// `--rate`: a name, or a factor a millisecond, which is taken exactly and not quantised as UIKit would.
  var decay: Decay {
    get throws(CommandError) {
      switch text(LawFlags.rate) {
      case nil, "normal": return DecelerationRate.normal.decay()
      case "fast": return DecelerationRate.fast.decay()
      case let text?:
        guard let factor = Arguments.number(text), factor >= 0.001, factor <= 0.99999,
          let decay = try? Decay(factor: factor)
        else {
          throw .usage(
            "--rate is \"\(text)\", but must be normal, fast or a factor a millisecond in "
              + "0.001…0.99999")
        }
        return decay
      }
    }
  }

  /// `--min` and `--max`; infinite where they are not given.
  var limits: AxisLimits {
    get throws(CommandError) {
      let minimum = try number(LawFlags.minimum, default: -.infinity)
      let maximum = try number(LawFlags.maximum, default: .infinity)
      guard minimum <= maximum else {
        throw .usage(
          "--min is \(Numeral.text(minimum)), but must be at most --max, "
            + "which is \(Numeral.text(maximum))")
      }
      return AxisLimits(minimum: minimum, maximum: maximum, bounces: true)
    }
  }
}
