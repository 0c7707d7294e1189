import ScrollPhysics

/// `law project`: PHYSICS §1.6.
struct ProjectLaw: Law {
  let name = "project"
  let abstract = "where a release would rest: UIKit's proposed target"
  let examples = [
    "law project --offset 0 --velocity 1 --rate normal",
    "law project --offset 0 --velocity 1 --rate normal --profile devices2013",
  ]
  let parameters = [
    LawFlags.offset.flag, LawFlags.velocity.flag, LawFlags.rate, LawFlags.minimum.flag,
    LawFlags.maximum.flag, LawFlags.scale.flag, ProjectLaw.profile.flag,
  ]

  private static let profile = ChoiceFlag<Projection>(
    "profile", "the law's year; current if not given",
    [("current", .current), ("devices2013", .devices2013)])

  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer {
    let rest = (try arguments.choice(ProjectLaw.profile) ?? .current).rest(
      from: try arguments.number(LawFlags.offset, default: 0),
      velocity: try arguments.required(LawFlags.velocity), decay: try arguments.decay)
    let proposed = try arguments.limits.clamp(try arguments.grid?.round(rest) ?? rest)
    return LawAnswer([("proposed", .number(proposed))])
  }
}

/// `law band`: PHYSICS §4.
struct BandLaw: Law {
  let name = "band"
  let abstract = "how far the content follows a finger past a limit"
  let examples = ["law band --distance 100 --range 960"]
  let parameters = [BandLaw.distance.flag, BandLaw.range.flag, LawFlags.scale.flag]

  private static let distance = LawFlags.point(
    "distance", "how far the finger is past the limit; negative before the first")
  private static let range = NumberFlag(
    "range", "R", "the view's length along the axis", mustBe: "a number of points in 1…100000"
  ) { $0 >= 1 && $0 <= 1e5 }

  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer {
    let band = RubberBand(range: try arguments.required(BandLaw.range))
    let stretch = band.stretch(try arguments.required(BandLaw.distance))
    return LawAnswer([("band", .number(try arguments.grid?.round(stretch) ?? stretch))])
  }
}
