import ReplayAnalysis
import ReplayTuning
import ScrollReplay

/// The releases of a sheet as paths, in cells from the upper left corner: those alike in one.
struct MapCells {
  private let sheet: MapSheet
  /// The largest of each kind, in the kinds' order.
  private var largest = FindingKind.allCases.map { _ in 0.0 }

  init(_ sheet: MapSheet) {
    self.sheet = sheet
    for mark in sheet.verdicts.joinedMarks {
      largest[mark.kind.place] = max(largest[mark.kind.place], mark.magnitude)
    }
  }

  /// What each looks like, as classes, and its cells: columns of them as rectangles.
  var paths: [(style: String, data: String)] {
    let columns = sheet.grid.velocities.count
    var data = [String](repeating: "", count: FindingKind.allCases.count * MapCells.grades)
    for row in 0..<sheet.grid.offsets.count {
      var start = 0
      for column in 1...columns {
        let look = look(row, start)
        if column < columns, self.look(row, column) == look { continue }
        if let look { data[look] += "M\(row) \(columns - column)h1v\(column - start)h-1z" }
        start = column
      }
    }
    return data.enumerated().filter { !$0.element.isEmpty }.map { look, data in
      let (kind, grade) = look.quotientAndRemainder(dividingBy: MapCells.grades)
      return ("\(MapCells.style(FindingKind.allCases[kind])) g\(grade + 1)", data)
    }
  }

  /// The class of a kind: all that are no flaps look alike.
  static func style(_ kind: FindingKind) -> String { kind.isFlap ? kind.rawValue : "fault" }

  /// How many shades a kind has.
  static let grades = 4

  /// The kind of the first flap, or of the first fault, and how large it is in quarters of the largest of its kind.
  private func look(_ row: Int, _ column: Int) -> Int? {
    let marks = sheet[row, column].marks
    guard let mark = marks.first(where: { $0.kind.isFlap }) ?? marks.first else { return nil }
    let share = mark.magnitude / max(largest[mark.kind.place], 1e-9)
    let grade = mark.kind.isFlap ? max(1, min(MapCells.grades, Int(share * 4 + 0.5))) : 1
    // Faults that are no flaps are all of one kind here.
    return (mark.kind.isFlap ? mark.kind : .brake).place * MapCells.grades + grade - 1
  }
}

extension [ReleaseVerdict] {
  /// All marks.
  fileprivate var joinedMarks: some Sequence<FindingMark> { lazy.flatMap(\.marks) }
}

extension FindingKind {
  /// Its place among all.
  fileprivate var place: Int { FindingKind.allCases.firstIndex(of: self) ?? 0 }
}
