import ReplayCommands
import Testing

/// A row of PHYSICS §11 and §2.5: a law's offsets from frame 1 on, to half a unit of the last printed digit.
struct LawVector: CustomTestStringConvertible {
  let line: String
  let offsets: [Double]
  let digits: Int
  /// The number of the last frame, where it is known.
  let last: Int?

  init(_ line: String, _ offsets: [Double], digits: Int, last: Int? = nil) {
    self.line = line
    self.offsets = offsets
    self.digits = digits
    self.last = last
  }

  var testDescription: String { line }

  static let all = [
    LawVector(
      "flight --velocity 1", [16.3722, 32.2072, 47.5227, 62.3357, 76.6627], digits: 4, last: 139),
    LawVector("flight --velocity 1 --hz 120", [8.255550], digits: 6),
    LawVector("flight --velocity 1 --hz 1000", [0.997999], digits: 6),
    LawVector(
      "bounce --offset -100 --min 0 --max 1000",
      [-84.653, -71.661, -60.663, -51.353, -43.472, -36.8], digits: 3),
    LawVector(
      "flight --offset 980 --velocity 1 --min 0 --max 1000",
      [996.3722, 1010.7341, 1020.4857, 1026.6746, 1030.2222, 1031.8403, 1032.0761], digits: 4),
    LawVector(
      "paging --offset 150 --velocity 0.5 --target 375 --width 375 --scale 3",
      [163.667, 184.333, 208, 232.333, 255.667], digits: 3),
    LawVector("paging --offset 200 --target 375 --width 375 --scale 3", [], digits: 3, last: 20),
    LawVector("landing --target 40", [8.885, 15.814, 21.217, 25.431], digits: 3, last: 19),
    LawVector("landing --target 119", [], digits: 3, last: 27),
    LawVector("landing --target 120", [], digits: 3, last: 98),
    LawVector("landing --target -129", [], digits: 3, last: 35),
    LawVector("landing --target -130", [], digits: 3, last: 158),
    LawVector("landing --target -40", [], digits: 3, last: 27),
    LawVector("landing --target -150", [], digits: 3, last: 162),
    LawVector("landing --offset 100 --velocity 0.3 --target 95", [95], digits: 3, last: 1),
    LawVector(
      "landing --offset 100 --velocity 0.3 --target 130",
      [104.575, 108.472, 111.792, 114.621], digits: 3),
    LawVector("offset-animation --to 1", [0.007596], digits: 6, last: 18),
    LawVector(
      "scroll-to-top --from 0 --to 1 --hz 10", [0.281598, 0.618942, 0.821026], digits: 6, last: 16),
    LawVector("spring --stiffness 100 --damping 20 --to 500 --hz 4", [356.35, 479.79], digits: 2),
    LawVector(
      "curve --name linear --to 1 --duration 0.5 --hz 8", [0.25, 0.5, 0.75], digits: 6, last: 4),
  ]
}

@Suite("law, against the published vectors")
struct LawVectorTests {
  @Test("prints the frames", arguments: LawVector.all)
  func frames(_ vector: LawVector) throws {
    let run = Transcript("law \(vector.line)")
    let rows = run.output.split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",").compactMap { Double($0) } }
    #expect(run.code == 0)
    #expect(rows.enumerated().allSatisfy { $1[0] == Double($0) })
    for (row, expected) in zip(rows.dropFirst(), vector.offsets) {
      #expect(
        (row[2] - expected).magnitude <= 0.5 * scale(vector.digits) * 1.001, "frame \(row[0])")
    }
    if let last = vector.last { #expect(rows.count == last + 1) }
    #expect(rows.last?[3] == 0)
  }

  @Test(
    "prints the formulas",
    arguments: [
      ("project --velocity 1", 494.5048), ("project --velocity 2", 994.0047),
      ("project --velocity -1", -494.5048), ("project --offset 100 --velocity 0.3", 244.855),
      ("project --velocity 1 --rate fast", 98.5042),
      ("project --velocity 1 --profile devices2013", 494.01),
      ("project --velocity 1 --min 0 --max 300", 300), ("band --distance 5 --range 960", 2.74),
      ("band --distance -100 --range 960", -52.02), ("band --distance 960 --range 960", 340.65),
    ])
  func formulas(line: String, expected: Double) throws {
    let value = try #require(Transcript("law \(line)").output.split(separator: ",").last)
    let number = try #require(Double(value.dropLast()))
    #expect((number - expected).magnitude < 0.005)
  }

  @Test("prints the same spring for each of its forms")
  func springForms() {
    let forms = [
      "--duration 1 --bounce 0.5", "--response 1 --damping-ratio 0.5",
      "--mass 1 --stiffness 39.47841760435743 --damping 6.283185307179586",
    ]
    #expect(Set(forms.map { Transcript("law spring \($0)").output }).count == 1)
  }

  private func scale(_ digits: Int) -> Double { (0..<digits).reduce(1) { unit, _ in unit / 10 } }
}
