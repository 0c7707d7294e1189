import ReplayFormats
import ScrollPhysics
import Testing

@Suite("JSON document")
struct JSONDocumentTests {
  private func parse(_ text: String) throws -> JSONDocument {
    try JSONDocument(Array(text.utf8), path: "f")
  }

  @Test(
    "reads numbers",
    arguments: [
      ("1", 1), ("-0.0", 0), ("1E2", 100), (" \n\t\r0.1 ", 0.1), ("5e-324", .leastNonzeroMagnitude),
      ("123456789012345678901234567890", 1.2345678901234568e29),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1e-400", 0),
      ("9007199254740993", 9_007_199_254_740_992), ("2.5e-7", 2.5e-7),
    ] as [(String, Double)])
  func number(text: String, value: Double) throws {
    #expect(try parse(text).root.number() == value)
  }

  @Test("reads strings with their escapes")
  func string() throws {
    let text = "\u{FEFF}\"\\u00e9\\ud83d\\ude00\\/\\n\\u0001\\\"é😀\""
    #expect(try parse(text).root.string() == "é😀/\n\u{1}\"é😀")
  }

  @Test("reads arrays and objects, empty ones too")
  func containers() throws {
    var members = try parse("{\"a\":[1,[ ],true],\"\\u0062\":{ }}").root.object()
    let list = Array(try members.required("a").array())
    #expect(try list[0].number() == 1)
    #expect(try list[1].array().count == 0)
    #expect(try list[2].bool())
    try members.required("b").object().finish()
    try members.finish()
  }

  static let bad: [BadInput] = [
    BadInput("", "f:1:1: next is the end of the file, but must be a value"),
    BadInput("{\n \"a\" 1}", "f:2:6: next is \"1\", but must be \":\""),
    BadInput("[1,]", "f:1:4: next is \"]\", but must be a value"),
    BadInput("[1 2]", "f:1:4: next is \"2\", but must be \",\" or \"]\""),
    BadInput("{\"a\":1,}", "f:1:8: next is \"}\", but must be a key in quotes"),
    BadInput("{a:1}", "f:1:2: next is \"a\", but must be a key in quotes"),
    BadInput("{\"a\":1", "f:1:7: next is the end of the file, but must be \",\" or \"}\""),
    BadInput("[1]\n]", "f:2:1: next is \"]\", but must be the end of the file"),
    BadInput("NaN", "f:1:1: next is \"N\", but must be a value"),
    BadInput(
      "[-Infinity]",
      "f:1:2: the number is malformed, but must be digits as in -12.5e3, 1000 at most"),
    BadInput("01", "f:1:2: next is \"1\", but must be the end of the file"),
    BadInput(
      "1.", "f:1:1: the number is malformed, but must be digits as in -12.5e3, 1000 at most"),
    BadInput("[.5]", "f:1:2: next is \".\", but must be a value"),
    BadInput("+1", "f:1:1: next is \"+\", but must be a value"),
    BadInput(
      "1e", "f:1:1: the number is malformed, but must be digits as in -12.5e3, 1000 at most"),
    BadInput("[1e999]", "f:1:2: the number is 1e999, but must be within ±1.8e308"),
    BadInput("-1e99999999999", "f:1:1: the number is -1e99999999999, but must be within ±1.8e308"),
    BadInput("tru", "f:1:1: next is \"t\", but must be a value"),
    BadInput("\"a", "f:1:1: the string is open to the end of the file, but must end with a quote"),
    BadInput("\"é\n\"", "f:1:3: the string holds a control character, but must hold it escaped"),
    BadInput(
      "\"\\x\"",
      "f:1:2: the escape is unknown, but must be one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"),
    BadInput(
      "\"\\ud800\"",
      "f:1:2: the escape is no character, but must be \\u with four hex digits, or a pair"),
    BadInput(
      "\"\\u12g4\"",
      "f:1:2: the escape is no character, but must be \\u with four hex digits, or a pair"),
    BadInput(
      "{\"a\":1,\n\"\\u0061\":2}", "f:2:1: the key \"a\" is there twice, but must be there once"),
    BadInput(
      "{" + (0..<20).map { "\"k\($0)\":0," }.joined() + "\"k3\":0}",
      "f:1:152: the key \"k3\" is there twice, but must be there once"),
    BadInput([0x22, 0xFF, 0x22], "f:1:2: the text is not UTF-8, but must be"),
    BadInput([0x22, 0xED, 0xA0, 0x80, 0x22], "f:1:2: the text is not UTF-8, but must be"),
    BadInput([0x22, 0xC0, 0x80, 0x22], "f:1:2: the text is not UTF-8, but must be"),
    BadInput([0x22, 0xF0, 0x9F, 0x98], "f:1:2: the text is not UTF-8, but must be"),
    BadInput(
      String(repeating: "[", count: 100_000),
      "f:1:65: the value is 65 levels deep, but must be at most 64"),
  ]

  @Test("says what is wrong and where", arguments: bad)
  func rejects(input: BadInput) {
    #expect(message { _ = try JSONDocument(input.bytes, path: "f") } == input.message)
  }

  @Test("takes values as deep as it says")
  func depth() throws {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try parse(text).root.array().count == 1)
  }

  @Test("reads every double that is written", arguments: Seed.smoke)
  func numbers(seed: Seed) throws {
    var numbers = seed.numbers
    for _ in 0..<100 {
      let number = Double(bitPattern: numbers.next())
      guard number.isFinite else { continue }
      var text = JSONText()
      text.value(number)
      let value = try JSONDocument(text.bytes, path: "f").root.number()
      #expect(value == number)
    }
  }

  @Test("reads decimals as the standard library does", arguments: Seed.smoke)
  func decimals(seed: Seed) throws {
    var numbers = seed.numbers
    for _ in 0..<50 {
      let digits = String(numbers.next()).prefix(1 + numbers.next(below: 19))
      let text =
        "\(digits == "0" ? "1" : digits).\(numbers.next(below: 1000))e\(numbers.next(below: 80) - 40)"
      #expect(try parse(text).root.number() == Double(text))
    }
  }
}
