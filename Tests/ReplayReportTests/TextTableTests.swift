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
