import ScrollPhysics

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
