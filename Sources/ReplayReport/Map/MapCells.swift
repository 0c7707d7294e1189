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
    for mark in sheet.verdicts.lazy.flatMap(\.marks) {
      largest[mark.kind.index] = max(largest[mark.kind.index], mark.magnitude)
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

  /// The kind of the first flap, and its shade: how large it is beside the largest of its kind. Faults that are no flaps
  /// are all of one kind and shade; none where there is neither.
  private func look(_ row: Int, _ column: Int) -> Int? {
    let marks = sheet[row, column].marks
    guard let flap = marks.first(where: \.kind.isFlap) else {
      return marks.isEmpty ? nil : FindingKind.brake.index * MapCells.grades
    }
    let share = flap.magnitude / max(largest[flap.kind.index], 1e-9)
    let grade = max(1, min(MapCells.grades, Int(share * Double(MapCells.grades) + 0.5)))
    return flap.kind.index * MapCells.grades + grade - 1
  }
}
