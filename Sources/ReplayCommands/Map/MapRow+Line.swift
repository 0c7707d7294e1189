import ReplayAnalysis
import ReplayFormats
import ReplayTuning
import ScrollPhysics

/// A row as a line of JSON behind a mark, by which it is told from what a layout prints.
extension MapRow {
  private static let mark: [UInt8] = Array("\u{1}row ".utf8)

  /// The line, with its end.
  var line: String {
    var text = JSONText()
    text.object { text in
      text.array("verdicts") { text in
        for verdict in verdicts { text.array { $0.numbers(verdict) } }
      }
      text.array("between") { text in
        for release in between {
          text.array { text in
            text.value(release.offset)
            text.value(release.velocity)
            text.numbers(release.verdict)
          }
        }
      }
      text.member("tried", triedBetween)
    }
    return String(decoding: MapRow.mark + text.finished(), as: UTF8.self)
  }

  /// Reads a line without its end; nothing if it is none.
  init?(line: ArraySlice<UInt8>) {
    guard let start = line.firstRange(of: MapRow.mark)?.upperBound else { return nil }
    do throws(FormatError) {
      var row = try JSONDocument(Array(line[start...]), path: "row").root.object()
      let verdicts = try MapRow.numbers(row.required("verdicts")).map { ReleaseVerdict($0[...]) }
      let between = try MapRow.numbers(row.required("between")).map { numbers in
        ReleaseVerdict(numbers.dropFirst(2)).map {
          BetweenRelease(offset: numbers[0], velocity: numbers[1], verdict: $0)
        }
      }
      let tried = try row.required("tried").whole(in: 0...Int(Int32.max))
      guard !verdicts.contains(nil), !between.contains(nil) else { return nil }
      self.init(
        verdicts: verdicts.compactMap { $0 }, between: between.compactMap { $0 },
        triedBetween: tried)
    } catch {
      return nil
    }
  }

  private static func numbers(_ value: JSONValue) throws(FormatError) -> [[Double]] {
    var lists: [[Double]] = []
    for list in try value.array() {
      var numbers: [Double] = []
      for number in try list.array() { numbers.append(try number.number()) }
      lists.append(numbers)
    }
    return lists
  }
}

extension JSONText {
  /// What stands for no pages, where nothing snaps.
  fileprivate static let noPages = Int(Int32.min)

  fileprivate mutating func numbers(_ verdict: ReleaseVerdict) {
    value(verdict.score.backwardDistance)
    value(verdict.score.speedRise)
    value(verdict.target)
    value(verdict.rest)
    value(verdict.pages ?? JSONText.noPages)
    value(Int(verdict.row.rawValue))
    value(Int(verdict.ending.rawValue))
    value(
      ReleaseRequirement.allCases.enumerated().reduce(0) {
        $0 | (verdict.broken.contains($1.element) ? 1 << $1.offset : 0)
      })
    for mark in verdict.marks {
      value(mark.kind.index)
      value(mark.magnitude)
      value(FindingUnit.allCases.firstIndex(of: mark.unit) ?? 0)
    }
  }
}

extension ReleaseVerdict {
  /// Reads what `numbers(_:)` writes.
  fileprivate init?(_ numbers: ArraySlice<Double>) {
    let numbers = Array(numbers)
    let whole = numbers.map { Int(exactly: $0) }
    func choice<Choice>(_ choices: [Choice], _ place: Int) -> Choice? {
      whole[place].flatMap { choices.indices.contains($0) ? choices[$0] : nil }
    }
    guard numbers.count >= 8, numbers.count % 3 == 2,
      let pages = whole[4],
      let row = choice(AxisLanding.Row.allCases, 5), let ending = choice(Ending.allCases, 6),
      let broken = whole[7]
    else { return nil }
    var marks: [FindingMark] = []
    for place in stride(from: 8, to: numbers.count, by: 3) {
      guard let kind = choice(FindingKind.allCases, place),
        let unit = choice(FindingUnit.allCases, place + 2)
      else { return nil }
      marks.append(FindingMark(kind, magnitude: numbers[place + 1], unit: unit))
    }
    let requirements = ReleaseRequirement.allCases.enumerated()
      .filter { broken >> $0.offset & 1 == 1 }.map(\.element)
    self.init(
      marks: marks, score: FlapScore(backwardDistance: numbers[0], speedRise: numbers[1]),
      target: numbers[2], rest: numbers[3], pages: pages == JSONText.noPages ? nil : pages,
      row: row, ending: ending,
      broken: Set(requirements))
  }
}
