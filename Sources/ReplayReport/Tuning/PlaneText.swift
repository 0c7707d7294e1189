package import ReplayTuning

/// A term of the objective over two parameters in characters: the darker the larger, and where the best is.
package struct PlaneText {
  private let result: TuningResult
  private let plane: TuningPlane
  private let term: Int

  /// Draws one term of a plane.
  package init(_ result: TuningResult, _ plane: TuningPlane, term: Int) {
    self.result = result
    self.plane = plane
    self.term = term
  }

  private static let shades: [Character] = ["·", "░", "▒", "▓", "█"]

  /// The lines, the first a title; none if nothing could be tried.
  package func lines(width: Int) -> [String] {
    guard let range = plane.range(of: term) else { return [] }
    let rows = plane.rows.map(\.label)
    let margin = rows.map(DisplayText.width).max() ?? 0
    let cell = (margin + 2 + 2 * plane.columns.count) <= width ? 2 : 1
    let (low, high) = (range.lowerBound.signText(3), range.upperBound.signText(3))
    var lines = ["\(result.terms[term]): from \(low) · to \(high) █, the best at ◆"]
    lines.append("\(result.names[plane.vertical]) upward")
    for row in plane.rows.indices.reversed() {
      let shades = plane.columns.indices.map { column in
        String(repeating: shade(row, column, range), count: cell)
      }
      lines.append(
        DisplayText.pad(rows[row], to: margin, isRight: true) + "  " + shades.joined())
    }
    let first = plane.columns.first?.label ?? ""
    let last = plane.columns.last?.label ?? ""
    let room = max(1, plane.columns.count * cell - first.count - last.count)
    let start = String(repeating: " ", count: margin + 2)
    lines.append(start + first + String(repeating: " ", count: room) + last)
    lines.append(start + result.names[plane.horizontal])
    return lines
  }

  private func shade(_ row: Int, _ column: Int, _ range: ClosedRange<Double>) -> Character {
    guard let trial = plane[row, column] else { return " " }
    guard !result.isBest(trial) else { return "◆" }
    return PlaneText.shades[range.part(of: trial.score[term], among: PlaneText.shades.count)]
  }
}
