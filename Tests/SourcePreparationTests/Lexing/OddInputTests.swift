import SourcePreparation
import Testing

@Suite("Odd inputs")
struct OddInputTests {
  @Test(
    "that cannot be read are refused with their place",
    arguments: [
      ("let a = 1\n/* /* */", "2:1: a comment is not ended, but must be by */"),
      ("let a = \"b\nlet c = 1", "1:9: a string is not ended, but must be by \""),
      ("let a = \"b \\(c\n", "1:9: a string's interpolation is not ended, but must be by )"),
      ("  #\"\"\"\n  \"\"\"", "1:3: a string is not ended, but must be by \"\"\"#"),
      ("class A {\n  func b() {\n}\n", "1:9: { is not ended, but must be by }"),
      ("class A }", "1:9: } stands alone, but must end what a bracket opened"),
      ("let a = (1]", "1:11: ] stands alone, but must end what a bracket opened"),
      ("#if A\n", "1:1: #if is not ended, but must be by #endif"),
      ("\n #endif", "2:2: #endif stands alone, but must follow an #if"),
      ("let a = #/b", "1:9: a regex is not ended, but must be by /#"),
    ])
  func refused(input: String, message: String) {
    let prepared = Prepared(input)
    #expect(prepared.refusals == ["A.swift:\(message)"])
    #expect(prepared.preparation.files.isEmpty)
  }

  @Test(
    "stay as they are",
    arguments: [
      "", "\n", "\r\n\r\n", " \t", "\u{FEFF}", "#!/usr/bin/swift\nlet a = 1", "// only a comment",
      "let 🙂 = \"👨‍👩‍👧 \\(🙂) é\"", "let a = \"\\(b(\"c\", \"\\(d(\")\"))\"))\"",
      "let a = #\"\"\"#\nlet b = ##\"\\#(no) \\##(yes(\"}\"))\"##",
      "let a = \"\"\"\n  \\(b.map { \"{\" }) \"\" \\\"\"\"\n  } @objc\n  \"\"\"",
      "let r = /[\"'}]/\nlet s = #/ \" } /#\nlet t = a / b / c",
      "let m = #/\n  \"  # no\n  }/#\n/#",
      "x = y /z\nw = \"a\"", "let a = b ? c : d; e! += f!; let g: Int? = nil; h?.i ?? j",
      "infix operator <?>: P\nfunc <?> (a: Int, b: Int) -> Int { a < b ? a : b }",
      "func < (a: A, b: A) -> Bool { a.b < b.b && a.c > b.c }", "let `class` = `self`.`init`",
      "a.0.1.b; 1...2; 0x1p-3 + 1e+5 + 1_000.5",
      "struct A { subscript(a: Int) -> Int { get { 1 } } }",
      "class A { class var a: Int { 1 }; class func b() {} }\nactor C {}\nlet actor = 1",
      "a {\r\n  $0\r\n}\r\n", "let a = 1\rlet b = 2\r", "func a() {\n\t/* { */ }\n// }",
      "let a = b\n  .c { d in d }\n  #if X\n  .e()\n  #endif", "@propertyWrapper(1) struct A {}",
      "let c = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)",
      "enum A { case b, c(Int); case `default` }",
    ])
  func unchanged(input: String) {
    let prepared = Prepared(input)
    #expect(prepared.text == input)
    #expect(prepared.changes.isEmpty)
    #expect(prepared.refusals.isEmpty)
  }

  @Test("keep their line ends", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    let text = "class A: B {}\n\nextension A {\n  // Why.\n  @objc\n  override func a() {}\n}\n"
    let expected =
      "class A: B {\n\n  // Why.\n\n  override func a() {}\n}\n\nextension A {\n\n\n\n}\n"
    func ended(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
    }
    #expect(Prepared(ended(text)).text == ended(expected))
  }

  @Test("point at themselves, behind a mark or a script's first line")
  func locations() {
    let marked = Preparation([SourceFile(path: "a \"b\".swift", text: "\u{FEFF}let a = 1")])
    #expect(
      marked.files.first?.textWithLocations
        == "\u{FEFF}#sourceLocation(file: \"a \\\"b\\\".swift\", line: 1)\nlet a = 1")
    let script = Preparation([SourceFile(path: "a.swift", text: "#!swift\nlet a = 1\n")])
    #expect(
      script.files.first?.textWithLocations
        == "#!swift\n#sourceLocation(file: \"a.swift\", line: 2)\nlet a = 1\n")
  }
}
