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
