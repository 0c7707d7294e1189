import SourcePreparation
import Testing

@Suite("Conditions")
struct ConditionTests {
  @Test(
    "choose what iOS compiles",
    arguments: [
      Example("#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif", "1: os(iOS) → true"),
      Example(
        "#if os(iOS) || os(tvOS)\n#elseif !os(macOS)\n#else\n#endif",
        "#if true || os(tvOS)\n#elseif !false\n#else\n#endif", "1: os(iOS) → true",
        "2: os(macOS) → false"),
      Example("#if os( Linux )\n#endif", "#if false\n#endif", "1: os( Linux ) → false"),
      Example("#if canImport(AppKit)\n#endif", "#if false\n#endif", "1: canImport(AppKit) → false"),
      Example(
        "class A {\n  #if DEBUG\n    #if os(iOS)\n      var a = 1\n    #endif\n  #endif\n}",
        "class A {\n  #if DEBUG\n    #if true\n      var a = 1\n    #endif\n  #endif\n}",
        "3: os(iOS) → true"),
      Example(
        unchanged: "#if canImport(UIKit) && swift(>=5) && !targetEnvironment(simulator)\n#endif"),
      Example(unchanged: "// #if os(iOS)\nlet a = \"#if os(iOS)\"; func os(iOS: Int) { os(iOS) }"),
      Example(unchanged: "if #available(iOS 11.0, *) { a() }"),
    ])
  func chosen(example: Example) {
    let prepared = Prepared(example.input)
    #expect(prepared.text == example.output)
    #expect(prepared.changes == example.changes)
  }

  @Test("that ask for the Objective-C runtime are noted")
  func runtime() {
    #expect(
      Prepared("#if canImport(ObjectiveC)\n#endif\n#if _runtime(_ObjC)\n#endif").notes == [
        "A.swift:1:5: canImport(ObjectiveC) is false here, where there is no Objective-C runtime",
        "A.swift:3:5: _runtime(_ObjC) is false here, where there is no Objective-C runtime",
      ])
  }
}
