import ReplayAnalysis
import ReplayReport
import ReplayTuning
import ScrollReplay

/// The releases of a sheet as rectangles, those alike above one another in one.
struct FlapMapCells {
  private let sheet: MapSheet
  private let frame: SheetFrame
  private let largest: [FindingKind: Double]

  init(_ sheet: MapSheet, in frame: SheetFrame) {
    self.sheet = sheet
    self.frame = frame
    var largest: [FindingKind: Double] = [:]
    for verdict in sheet.verdicts {
      for mark in verdict.marks {
        largest[mark.kind] = max(largest[mark.kind] ?? 0, mark.magnitude)
      }
    }
    self.largest = largest
  }

  /// The colours of the kinds of flaps, told apart by those who see few colours too.
  static func color(_ kind: FindingKind) -> String {
    switch kind {
    case .teleport: "#d55e00"
    case .reversal: "#cc79a7"
    case .kick: "#0072b2"
    case .stall: "#009e73"
    case .cellFlicker: "#f0b400"
    default: "#e4e4e4"
    }
  }

  /// The rectangles.
  var text: String {
    var lines: [String] = []
    for row in 0..<sheet.grid.offsets.count {
      var start = 0
      for column in 1...sheet.grid.velocities.count {
        let fill = fill(row, start)
        if column < sheet.grid.velocities.count, self.fill(row, column) == fill { continue }
        if let fill { lines.append(rectangle(row, start, column - start, fill)) }
        start = column
      }
    }
    for release in sheet.between {
      guard let x = frame.x(ofOffset: release.offset), let y = frame.y(of: release.velocity) else {
        continue
      }
      lines.append("<circle cx=\"\(Numeral.rounded(x))\" cy=\"\(Numeral.rounded(y))\" r=\"1.5\"/>")
    }
    return lines.joined(separator: "\n")
  }

  /// The colour and how strong it is, in quarters of the largest of its kind.
  private func fill(_ row: Int, _ column: Int) -> String? {
    let marks = sheet[row, column].marks
    guard let mark = marks.first(where: { $0.kind.isFlap }) ?? marks.first else { return nil }
    let share = mark.kind.isFlap ? mark.magnitude / max(largest[mark.kind] ?? 1, 1e-9) : 1
    let quarters = max(1, min(4, Int(share * 4 + 0.5)))
    return
      "fill=\"\(FlapMapCells.color(mark.kind))\" fill-opacity=\"\(["0.4", "0.6", "0.8", "1"][quarters - 1])\""
  }

  private func rectangle(_ row: Int, _ column: Int, _ count: Int, _ fill: String) -> String {
    let (x, y) = (frame.left(of: row), frame.top(of: column + count - 1))
    return """
      <rect x="\(Numeral.rounded(x))" y="\(Numeral.rounded(y))" width="\(Numeral.rounded(frame.cell.width))" \
      height="\(Numeral.rounded(frame.cell.height * Double(count)))" \(fill)/>
      """
  }
}

/// What the colours of a sheet mean, with the share of releases that show each.
struct FlapMapLegend {
  private let sheet: MapSheet

  init(_ sheet: MapSheet) { self.sheet = sheet }

  /// One line below the picture.
  var text: String {
    var x = 64.0
    var parts: [String] = []
    for kind in FindingKind.allCases where kind.isFlap {
      let count = sheet.verdicts.reduce(0) { $0 + ($1.mark(kind) == nil ? 0 : 1) }
      guard count > 0 else { continue }
      let label = "\(kind.rawValue) \(Percentage.text(count, of: sheet.verdicts.count))"
      parts.append(swatch(FlapMapCells.color(kind), label, &x))
    }
    parts.append(swatch(FlapMapCells.color(.brake), "another fault", &x))
    if !sheet.between.isEmpty { parts.append(swatch("#000", "flaps between the points", &x)) }
    return parts.joined(separator: "\n")
  }

  private func swatch(_ color: String, _ label: String, _ x: inout Double) -> String {
    defer { x += 28 + 7 * Double(label.count) }
    return """
      <rect x="\(Numeral.rounded(x))" y="448" width="12" height="12" fill="\(color)"/>\
      <text x="\(Numeral.rounded(x + 16))" y="458">\(label)</text>
      """
  }
}
