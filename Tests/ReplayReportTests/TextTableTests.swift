import ReplayReport
import Testing

@Suite("Text table")
struct TextTableTests {
  private func table() -> TextTable {
    var table = TextTable(["rule", "speed", "what it shows"])
    table.append([
      "nearestCentre", "0.3", "a teleport of 5 pt at frame 1, because the target lies behind",
    ])
    table.append([TextCell("none", .red), "–", "nothing"])
    table.append(["画面", "-12.25"])
    return table
  }

  @Test("aligns text left and numbers right, wide characters too")
  func aligned() {
    #expect(
      table().text(width: 100) == """
        rule            speed  what it shows
        nearestCentre     0.3  a teleport of 5 pt at frame 1, because the target lies behind
        none                –  nothing
        画面           -12.25

        """)
  }

  @Test("lets titles stand across the columns, which do not grow for them")
  func titles() {
    var table = TextTable(["rule", "pt"])
    table.append(title: "every rule that there is, and more")
    table.append(["none", "1"])
    table.append(title: "")
    table.append(["nearest", "12"])
    #expect(
      table.text(width: 20) == """
        rule     pt
        every rule that
        there is, and more
        none      1

        nearest  12

        """)
  }

  @Test("wraps the last column to fit")
  func wrapped() {
    #expect(
      table().text(width: 60) == """
        rule            speed  what it shows
        nearestCentre     0.3  a teleport of 5 pt at frame 1,
                               because the target lies behind
        none                –  nothing
        画面           -12.25

        """)
  }

  @Test("parts the names over numbers where the numbers leave no room for them", arguments: 30...70)
  func names(_ width: Int) {
    var table = TextTable(["", "spring.dampingRatio", "backwardDistance", "largest pt"])
    table.append(["1", "0.75", "1234.5", "3"])
    let lines = table.text(width: width).split(separator: "\n").map(String.init)
    for line in lines { #expect(line.count <= width, "\(line)") }
    #expect(lines.last?.split(separator: " ") == ["1", "0.75", "1234.5", "3"])
    // Each name whole, its parts under one another and at the right of their column.
    let heads = lines.dropLast().map { $0.padding(to: lines.map(\.count).max() ?? 0) }
    let ends = lines[lines.count - 1].indices(ofWordEnds: heads[0].count)
    var start = 0
    let names = ends.map { end in
      defer { start = end }
      return heads.map { $0.dropFirst(start).prefix(end - start).filter { $0 != " " } }.joined()
    }
    #expect(names == ["", "spring.dampingRatio", "backwardDistance", "largestpt"])
    #expect((lines.count == 2) == (width >= 52))
  }

  @Test("cuts text where wrapping does not do, never numbers")
  func cut() {
    var table = TextTable(["a very long heading", "12", "c"])
    table.append(["some words of text", "1234567890", "and a few more words"])
    #expect(
      table.text(width: 38)
        == """
        a very …          12  c
        some wo…  1234567890  and a few more
                              words

        """)
  }

  @Test("colours only where asked, and changes nothing else", arguments: [60, 100])
  func coloured(width: Int) {
    let plain = table().text(width: width)
    let coloured = table().text(width: width, usesColor: true)
    #expect(coloured.contains("\u{1B}[31mnone"))
    #expect(
      coloured.replacing(/\u{1B}\[[0-9]*m/, with: "").split(separator: "\n").map { trimmed($0) }
        == plain.split(separator: "\n").map { trimmed($0) })
  }

  private func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line = line.dropLast() }
    return line
  }

  @Test(
    "knows the columns of text",
    arguments: [
      ("", 0), ("abc", 3), ("e\u{301}", 1), ("\u{301}", 0), ("漢字", 4), ("한", 2), ("👍🏽", 2),
      ("👨‍👩‍👧", 2), ("❤️", 2), ("→", 1), ("é≤–…", 4), ("ﾊ", 1),
    ])
  func width(text: String, columns: Int) { #expect(DisplayText.width(text) == columns) }

  @Test("wraps at spaces and cuts what is longer than a line")
  func wraps() {
    #expect(DisplayText.wrap("a bb cccccc\n\nd", to: 4) == ["a bb", "cccc", "cc", "", "d"])
    #expect(DisplayText.truncate("漢字漢", to: 4) == "漢…")
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Behind each word, the last one's end in `width`.
  fileprivate func indices(ofWordEnds width: Int) -> [Int] {
    let signs = Array(padding(to: width)) + [" "]
    return signs.indices.dropFirst().filter { signs[$0] == " " && signs[$0 - 1] != " " }
  }
}
