import ReplayCommands
import Testing

@Suite("Arguments")
struct ArgumentsTests {
  private static let gesture = Flag("gesture", value: "FILE", isRepeatable: true, "…")
  private static let json = Flag("json", "…")
  private static let output = Flag("o", value: "FILE", "…")
  private static let x = NumberFlag("x", "X", "…", mustBe: "small") { $0 < 10 }

  private func parse(_ words: String...) throws -> Arguments {
    try Arguments(
      words,
      flags: [
        ArgumentsTests.gesture, ArgumentsTests.json, ArgumentsTests.output, ArgumentsTests.x.flag,
      ])
  }

  @Test("sorts flags from operands in any order")
  func sorts() throws {
    let arguments = try parse("a", "--json", "b", "-o", "-", "-5", "--gesture", "c")
    #expect(arguments.operands == ["a", "b", "-5"])
    #expect(arguments.has(ArgumentsTests.json))
    #expect(arguments.text(ArgumentsTests.output) == "-")
    #expect(arguments.text(ArgumentsTests.gesture) == "c")
  }

  @Test("collects a flag that may be repeated")
  func repeats() throws {
    let arguments = try parse("--gesture", "a", "--gesture=b", "--gesture=")
    #expect(arguments.texts(ArgumentsTests.gesture) == ["a", "b", ""])
  }

  @Test("keeps an equals sign in a value, and takes a dashed one after an equals sign")
  func equals() throws {
    #expect(try parse("--gesture=a=b").text(ArgumentsTests.gesture) == "a=b")
    #expect(try parse("--gesture=--json").text(ArgumentsTests.gesture) == "--json")
  }

  @Test("takes every word after -- as an operand")
  func separator() throws {
    #expect(try parse("--", "--json", "-o").operands == ["--json", "-o"])
  }

  @Test("takes negative numbers as values", arguments: ["-3", "-.5", "-1e-3"])
  func negative(text: String) throws {
    #expect(try parse("-x", text).number(ArgumentsTests.x) == Double(text))
    #expect(try parse("-x=\(text)").number(ArgumentsTests.x) == Double(text))
  }

  @Test("knows a missing flag from a given one")
  func missing() throws {
    let arguments = try parse()
    #expect(try arguments.number(ArgumentsTests.x) == nil)
    #expect(throws: CommandError(.usage, "-x X is missing")) {
      try arguments.required(ArgumentsTests.x)
    }
    #expect(throws: CommandError(.usage, "-o FILE is missing")) {
      try arguments.required(ArgumentsTests.output)
    }
  }
}
