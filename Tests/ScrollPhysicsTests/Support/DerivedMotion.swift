import ScrollPhysics
import Testing

/// Motions that `Tests/Rederivation` derived a second time, without a look at this package
/// (`python3 Tests/Rederivation/vectors.py --table`): the first offsets, how many frames, the rest.
struct DerivedMotion: Sendable, CustomTestStringConvertible {
  let name: String
  var hertz = 60.0
  var offset = 0.0
  let velocity: Double
  var rate = 0.998
  var limits = AxisLimits(minimum: -1e6, maximum: 1e6, bounces: true)
  var target: Double?
  let offsets: [Double]
  let count: Int
  let rest: Double
  /// The landing's row, factor and velocity.
  var landing: (AxisLanding.Row, Double, Double)?

  var testDescription: String { name }

  private static let page = AxisLimits(minimum: 0, maximum: 1000, bounces: true)

  static let flights = [
    DerivedMotion(
      name: "fast, backwards", velocity: -2.5, rate: 0.99,
      offsets: [
        -37.98544240053736, -70.14101072283414, -97.36145383962325, -120.40419766699864,
      ], count: 34, rest: -246.64236748909497),
    DerivedMotion(
      name: "gentle at 120 Hz", hertz: 120, velocity: 0.3,
      offsets: [2.4766650052896777, 4.912355598098216, 7.307749666825778, 9.663513884759112],
      count: 204, rest: 144.7202055221233),
    DerivedMotion(
      name: "0.985 at 90 Hz", hertz: 90, velocity: 1, rate: 0.985,
      offsets: [10.1014496567326, 18.649001569797637, 25.881690558931687, 32.00178091294073],
      count: 28, rest: 65.0554851861744),
    DerivedMotion(
      name: "quick at 240 Hz", hertz: 240, velocity: 3,
      offsets: [12.435408342385841, 24.76751716530483, 36.99718456608906, 49.12526151395391],
      count: 684, rest: 1492.0192655555695),
    DerivedMotion(
      name: "0.96, past the series", velocity: 1, rate: 0.96,
      offsets: [11.845648485470765, 17.84465580255253, 20.882740955471057, 22.42132240878956],
      count: 7, rest: 23.79495220835015),
    DerivedMotion(
      name: "to a limit that does not bounce", offset: 950, velocity: 2,
      limits: AxisLimits(minimum: 0, maximum: 1000, bounces: false),
      offsets: [982.7444223855296, 1000], count: 2, rest: 1000),
  ]

  static let bounces = [
    DerivedMotion(
      name: "inward from overscroll", offset: -100, velocity: 0.8, limits: page,
      offsets: [
        -73.56518270550788, -53.19696046599101, -37.600049672709986, -25.743972075947628,
        -16.810449485607073,
      ], count: 87, rest: 61.90147148989865),
    DerivedMotion(
      name: "outward from overscroll", offset: -100, velocity: -0.8, limits: page,
      offsets: [
        -95.74044229449214, -90.12501281721214, -83.72603164202008, -76.96196805300836,
        -70.13301743812032,
      ], count: 41, rest: 0),
    DerivedMotion(
      name: "outward at 120 Hz", hertz: 120, offset: 1040, velocity: 1.5, rate: 0.99, limits: page,
      offsets: [
        1047.7505306580836, 1053.1907162973264, 1056.7660457968911, 1058.8461924565133,
        1059.7372701488232,
      ], count: 71, rest: 1000),
    DerivedMotion(
      name: "a frame that starts outside ends inside", offset: -0.2, velocity: 0.5, limits: page,
      offsets: [
        6.760462996557581, 13.462865615331324, 19.94536211952891, 26.215167638109094,
        32.27926057134307,
      ], count: 113, rest: 206.16930507600918),
    DerivedMotion(
      name: "into the limit at 80 Hz", hertz: 80, offset: 990, velocity: 4, rate: 0.99,
      limits: page,
      offsets: [
        1033.2477083180252, 1062.2143455826072, 1080.4838461707632, 1090.9304524483318,
        1095.7321487005054,
      ], count: 54, rest: 1000),
    DerivedMotion(
      name: "into the first limit", hertz: 120, offset: 20, velocity: -1, limits: page,
      offsets: [
        11.74444998236774, 3.6254813396726124, -4.1646738492659345, -10.730239498917449,
        -16.110317140110382,
      ], count: 81, rest: 0),
  ]

  static let landings = [
    DerivedMotion(
      name: "short at 120 Hz", hertz: 120, offset: 100, velocity: 0.3, target: 130,
      offsets: [102.38772759548917, 104.59085768601688, 106.62366168131278, 108.49930765476557],
      count: 45, rest: 130, landing: (.short, 0.9903799053692982, 0.3)),
    DerivedMotion(
      name: "short, backwards", offset: 100, velocity: -0.3, target: 70,
      offsets: [95.42496188650122, 91.52763659478447, 88.20763268385767, 85.37942996955104],
      count: 23, rest: 70, landing: (.short, 0.9903799053692982, -0.3)),
    DerivedMotion(
      name: "from rest, backwards, with a crawl", hertz: 120, velocity: 0, target: -40,
      offsets: [-4.607546410740379, -8.671330187867575, -12.255523837821176, -15.4167265062981],
      count: 52, rest: -40, landing: (.long, 0.985, -0.5945455119999999)),
    DerivedMotion(
      name: "short at the fast rate", velocity: 0.6, rate: 0.99, target: 20,
      offsets: [7.4309740033521505, 12.106553167058546, 15.04843407072256, 16.899469621253655],
      count: 11, rest: 20, landing: (.short, 0.9709308776411942, 0.6)),
    DerivedMotion(
      name: "long", velocity: 1.2, target: 900,
      offsets: [29.663211591392493, 58.35317195066085, 86.1018134920655, 112.9400209259988],
      count: 162, rest: 900, landing: (.long, 0.998, 1.8118024036057714)),
    DerivedMotion(
      name: "behind", velocity: -0.5, target: 60, offsets: [60], count: 1, rest: 60,
      landing: (.short, 0.999, -0.5)),
    DerivedMotion(
      name: "from rest at the fast rate", velocity: 0, rate: 0.99, target: 30,
      offsets: [4.733139213632968, 8.739852621313695, 12.1316295386392, 15.002848287364541],
      count: 22, rest: 30, landing: (.long, 0.99, 0.3115100756050435)),
    DerivedMotion(
      name: "half a point on", offset: 500, velocity: 0.4, target: 500.5,
      offsets: [500.3385598693674, 500.5], count: 2, rest: 500.5,
      landing: (.short, 0.4584060113052235, 0.4)),
  ]

  static let landingsPastALimit = [
    DerivedMotion(
      name: "back over the edge to a target", offset: -60, velocity: 0.5, limits: page, target: 100,
      offsets: [
        -28.580654152984845, -3.325707156590009, 16.973448432384835, 33.28858482953002,
        46.40102907170155,
      ], count: 30, rest: 100, landing: (.short, 0.9969421846696378, 0.5)),
    DerivedMotion(
      name: "back over the far edge", offset: 1060, velocity: -0.2, limits: page, target: 900,
      offsets: [
        1030.8664117355675, 1007.0337723563775, 987.5381437554782, 971.5907831550484,
        958.5463151444709,
      ], count: 32, rest: 900, landing: (.long, 0.998, -0.3303204273076927)),
    DerivedMotion(
      name: "behind, across the edge", offset: 985, velocity: 1, limits: page, target: 960,
      offsets: [
        1001.4964030908151, 1008.67054759813, 1012.4756702530902, 1013.8086419531913,
        1013.3650805316486,
      ], count: 43, rest: 960, landing: (.short, 0.999, 1)),
    DerivedMotion(
      name: "to the edge itself", offset: -60, velocity: 0, limits: page, target: 0,
      offsets: [
        -39.570852966522516, -26.090415632644827, -17.196265778596256, -11.328990103028477,
        -7.459259821744725,
      ], count: 15, rest: 0, landing: (.long, 0.985, 0.916818268)),
  ]
}
