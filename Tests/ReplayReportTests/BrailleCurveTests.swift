import ReplayReport
import Testing

@Suite("Braille curve")
struct BrailleCurveTests {
  @Test("draws a rise of four steps in two characters")
  func rise() {
    // Dots from the bottom left to the top right: ⡠ is dots 7 and 6, ⠊ is 2 and 4.
    let curve = BrailleCurve([0, 1, 2, 3], span: 0...3, columns: 2, rows: 1)
    #expect(curve.lines == ["⡠⠊"])
  }

  @Test("joins what a steep curve leaves between two columns")
  func steep() {
    // The left column has its lowest dot, 7; the right one all four: 4, 5, 6, 8, without the height it comes from.
    let curve = BrailleCurve([0, 3], span: 0...3, columns: 1, rows: 1)
    #expect(curve.lines == ["⡸"])
  }

  @Test("a span of nothing is drawn in the middle, a gap not at all")
  func still() {
    #expect(BrailleCurve([5, 5, 5, 5], span: 5...5, columns: 2, rows: 1).lines == ["⠒⠒"])
    #expect(BrailleCurve([nil, nil, 1, 1], span: 0...1, columns: 2, rows: 1).lines == ["⠀⠉"])
    #expect(BrailleCurve([], span: 0...1, columns: 2, rows: 2).lines == ["⠀⠀", "⠀⠀"])
  }

  @Test("has the rows and columns it is asked for", arguments: [1, 2, 60], [1, 3])
  func size(columns: Int, rows: Int) {
    let curve = BrailleCurve(
      (0..<500).map { Double($0 % 37) }, span: 0...36, columns: columns, rows: rows)
    #expect(curve.lines.count == rows)
    for line in curve.lines {
      #expect(line.count == columns)
      #expect(DisplayText.width(line) == columns)
    }
  }
}
