import Foundation
import ReplayCommands
import ReplayFormats
import Testing

@Suite("Reports of check")
struct CheckReportTests {
  /// Three carousels: one differs, one has no golden, one matches.
  private func folder() throws -> ReplayFolder {
    let folder = try ReplayFolder(["a", "b%&<\",:", "c"])
    _ = folder.check("--update")
    try folder.edit("scenarios/a.json", "\"dampingRatio\":0.8}", "\"dampingRatio\":0.808}")
    try FileManager.default.removeItem(
      atPath: folder.place("goldens/b%&<\",:--left-0.3.golden"))
    return folder
  }

  @Test("--json holds every replay and its differences, and nothing else is printed")
  func json() throws {
    let folder = try folder()
    let run = folder.check("--json")
    #expect(run.code == 1)
    let root = try JSONDocument(Array(run.output.utf8), path: "stdout").root
    var object = try root.object()
    let exit = try object.required("exit").whole(in: 0...100)
    #expect(exit == 1)
    let replays = Array(try object.required("replays").array())
    #expect(replays.count == 3)
    let outcomes = try replays.map { value -> String in
      var replay = try value.object()
      return try replay.required("outcome").string()
    }
    #expect(outcomes == ["differs", "missing", "matches"])
    var first = try replays[0].object()
    var difference = try first.required("first").object()
    #expect(try difference.required("frame").whole(in: 0...1000) == 51)
    #expect(try difference.required("field").string() == "offset")
    #expect(try difference.required("stage").string() == "animation")
    #expect(try difference.required("from").string() == "release")
    let amount = try difference.required("amount").number(in: 0...1)
    let expected = try difference.required("expected").number(in: 0...2000)
    let actual = try difference.required("actual").number(in: 0...2000)
    #expect(amount == (actual - expected).magnitude)
  }

  @Test("--github adds an escaped line for each fault")
  func github() throws {
    let folder = try folder()
    let run = folder.check("--github")
    #expect(run.code == 1)
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 2)
    let golden = folder.place("goldens/a--left-0.3.golden")
    #expect(
      lines[0].hasPrefix(
        "::error file=\(golden),line=80,title=differs a%2C gesture left-0.3::a, gesture left-0.3 differs"
      ))
    #expect(lines[0].hasSuffix("%0Athe scenario changed since the golden was written"))
    #expect(
      lines[1].contains(
        ",line=1,title=missing b%25&<\"%2C%3A%2C gesture left-0.3::b%25&<\",:, gesture"))
    // What a reader sees without it comes first.
    #expect(run.output.hasPrefix(folder.check().output))
  }

  @Test("--junit writes a case for each replay, escaped, beside what is printed")
  func junit() throws {
    let folder = try folder()
    let path = folder.place("report.xml")
    let run = folder.check("--junit \(path)")
    #expect(run.code == 1)
    #expect(run.output == folder.check().output)
    let xml = try folder.text("report.xml")
    #expect(
      xml.hasPrefix(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"3\" failures=\"2\" errors=\"0\">\n"
      ))
    #expect(xml.contains("<testcase classname=\"a\" name=\"left-0.3\" file=\""))
    #expect(xml.contains("<testcase classname=\"b%&amp;&lt;&quot;,:\" name=\"left-0.3\" file=\""))
    #expect(xml.contains("<failure type=\"differs\" message=\"a, gesture left-0.3 differs"))
    #expect(xml.contains("first     frame 51 at 850 ms, animating&#10;"))
    #expect(xml.ranges(of: "<testcase ").count == 3)
    #expect(xml.ranges(of: "</testcase>").count == 2)
    #expect(xml.hasSuffix("</testsuite>\n</testsuites>\n"))
    try folder.edit("scenarios/c.json", "nearestCentre", "n")
    #expect(folder.check("--junit \(path)").code == 65)
    #expect(try folder.text("report.xml").contains("failures=\"2\" errors=\"1\">"))
    #expect(try folder.text("report.xml").contains("<error type=\"unreadable\" message=\""))
  }

  @Test("XML has no character that it forbids")
  func xml() throws {
    let folder = try ReplayFolder(["a\u{1}b\u{FFFE}"])
    let path = folder.place("report.xml")
    _ = folder.check("--junit \(path)")
    #expect(try folder.text("report.xml").contains("classname=\"a\u{FFFD}b\u{FFFD}\""))
  }

  @Test("prints the same bytes whatever the number of jobs", arguments: ["", "--json", "--github"])
  func jobs(form: String) throws {
    let names = (0..<12).map { "s\($0)" }
    let folder = try ReplayFolder(names)
    _ = folder.check("--update")
    for name in names.prefix(5) {
      try folder.edit("scenarios/\(name).json", "\"dampingRatio\":0.8}", "\"dampingRatio\":0.85}")
    }
    try folder.edit("scenarios/s7.json", "nearestCentre", "n")
    let alone = folder.check("\(form) --jobs 1")
    #expect(alone.code == 65)
    for jobs in [2, 8, 100] {
      let together = folder.check("\(form) --jobs \(jobs)")
      #expect(together.output == alone.output && together.code == alone.code)
    }
    #expect(folder.check(form).output == alone.output)
  }

  @Test("the shards are disjoint and together the whole", arguments: [1, 2, 3, 5, 20])
  func shards(count: Int) throws {
    let names = (0..<16).map { "scenario-\($0)" }
    let folder = try ReplayFolder(names)
    try folder.write("x", to: "goldens/gone--left-0.3.golden")
    func checked(_ flags: String) throws -> [String] {
      let run = folder.check("--json \(flags)")
      var object = try JSONDocument(Array(run.output.utf8), path: "stdout").root.object()
      return try object.required("replays").array().map { value in
        var replay = try value.object()
        return try replay.required("scenario").string()
      }
    }
    var all: [String] = []
    for index in 0..<count {
      let shard = try checked("--shard-index \(index) --shard-count \(count)")
      if count > 1, count < 10 { #expect(shard.count < 17) }
      all += shard
    }
    #expect(all.count == Set(all).count)
    #expect(all.sorted() == (names + ["gone--left-0.3.golden"]).sorted())
    // Whatever other scenarios there are.
    let few = try ReplayFolder(Array(names.prefix(10)))
    let mine = try checked("--shard-index 0 --shard-count \(count)")
    let run = few.check("--shard-index 0 --shard-count \(count)", width: 200)
    for name in names.prefix(10) {
      #expect(run.output.contains("  \(name), gesture") == mine.contains(name))
    }
  }

  static let badLines = [
    BadLine("check", "DIR is missing"),
    BadLine("check . --shard-index 0", "--shard-index and --shard-count must be given together"),
    BadLine(
      "check . --shard-index 3 --shard-count 3",
      "--shard-index is 3, but must be less than --shard-count, 3"),
    BadLine(
      "check . --shard-index 0 --shard-count 0",
      "--shard-count is \"0\", but must be a whole number in 1…10000"),
    BadLine("check . --jobs 0", "--jobs is \"0\", but must be a whole number in 1…1000"),
    BadLine(
      "check . --json --github", "--json and --github are given, but must not be given together"),
    BadLine(
      "check . --tolerance 5",
      "--tolerance is \"5\", but must be a number of 0 or more with pt, pt/ms or deg behind it, or a name "
        + "and = before it"),
    BadLine(
      "check . --tolerance -1pt",
      "--tolerance is \"-1pt\", but must be a number of 0 or more with pt, pt/ms or deg behind it, or a "
        + "name and = before it"),
    BadLine(
      "check . --tolerance phase=1",
      "--tolerance is \"phase=1\", but its field must be one of scale, time, offset, modelOffset, velocity, "
        + "target, center, size, transform, alpha, zIndex"),
  ]

  @Test("flags that make no sense exit 2 and say what must be", arguments: badLines)
  func usage(_ bad: BadLine) {
    let run = Transcript(bad.line)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.message == bad.message)
  }
}
