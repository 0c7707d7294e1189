import SourcePreparation
import Testing

@Suite("Selectors")
struct SelectorTests {
  /// A class with methods, and an expression in one of them.
  private static func type(_ expression: String) -> String {
    """
    class A<T> { class B {
      func tick() {}
      private func tock(_ sender: B) {}
      func twice(_ sender: B, forEvent event: Int) {}
      func both() {}
      func both(_ sender: B) {}
      func use() { let s = \(expression) }
    } }
    extension A.B { func more(sender: B) {} }
    class C { func tick() {} }
    """
  }

  @Test(
    "hold the method that they name",
    arguments: [
      ("#selector(tick)", "Selector(\"tick\", A.B.tick)"),
      ("#selector(tock(_:))", "Selector(\"tock(_:)\", A.B.tock(_:))"),
      ("#selector(tock)", "Selector(\"tock(_:)\", A.B.tock(_:))"),
      ("#selector(self.tick)", "Selector(\"tick\", A.B.tick)"),
      ("#selector(Self.tick)", "Selector(\"tick\", A.B.tick)"),
      ("#selector(type(of: self).tick)", "Selector(\"tick\", A.B.tick)"),
      ("#selector(B.more(sender:))", "Selector(\"more(sender:)\", A.B.more(sender:))"),
      ("#selector(A.B.more)", "Selector(\"more(sender:)\", A.B.more(sender:))"),
      (
        "#selector(twice(_:forEvent:))",
        "Selector(\"twice(_:forEvent:)\", A.B.twice(_:forEvent:))"
      ),
      ("#selector(both(_:))", "Selector(\"both(_:)\", A.B.both(_:))"),
      ("#selector(both as () -> Void)", "Selector(\"both\", A.B.both as (A.B) -> () -> Void)"),
      (
        "#selector(B.both as (B) -> (B) -> ())",
        "Selector(\"both(_:)\", A.B.both(_:))"
      ),
      ("#selector(C.tick)", "Selector(\"tick\", C.tick)"),
      ("#selector( tick )", "Selector( \"tick\", A.B.tick )"),
    ])
  func held(expression: String, expected: String) {
    let prepared = Prepared("import UIKit; " + Self.type(expression))
    #expect(prepared.text == "import UIKit; " + Self.type(expected))
    #expect(prepared.changes == ["7: \(expression) → \(expected)"])
    #expect(prepared.notes.isEmpty)
  }

  @Test(
    "that name nothing in the folder are strings, and noted",
    arguments: [
      ("#selector(getter: count)", "Selector(\"count\")"),
      ("#selector(setter: B.count)", "Selector(\"setCount:\")"),
      ("#selector(missing)", "Selector(\"missing\")"),
      ("#selector(missing(_:))", "Selector(\"missing(_:)\")"),
      ("#selector(UIView.layoutIfNeeded)", "Selector(\"layoutIfNeeded\")"),
      ("#selector(button.tick)", "Selector(\"tick\")"),
      ("#selector(both)", "Selector(\"both\")"),
    ])
  func strings(expression: String, expected: String) {
    let prepared = Prepared("import UIKit\n" + Self.type(expression))
    #expect(prepared.text == "import UIKit\n" + Self.type(expected))
    #expect(
      prepared.notes == [
        "A.swift:8:24: \(expression) is no method of this folder's classes: nothing is called by it"
      ])
  }

  @Test("of a generic class name its parameters inside, and are strings outside")
  func generic() {
    let text =
      "import UIKit; class A<T, U: Q> { func a() { b(#selector(a)) } }\nextension A { func c() { b(#selector(a)) } }\n"
      + "let d = #selector(A.a)"
    let prepared = Prepared(text)
    #expect(
      prepared.text
        == "import UIKit; class A<T, U: Q> { func a() { b(Selector(\"a\", A<T, U>.a)) } }\n"
        + "extension A { func c() { b(Selector(\"a\", A<T, U>.a)) } }\nlet d = Selector(\"a\")")
    #expect(prepared.notes.count == 1)
  }

  @Test("find methods in superclasses and other files, and in extensions of Apple's classes")
  func elsewhere() {
    let prepared = Prepared([
      ("A.swift", "import UIKit; class A: B { let a = #selector(c(_:)) }"),
      ("B.swift", "class B { func c(_ d: Int) {} }"),
      ("C.swift", "import UIKit\nextension UIView { func e() { f(#selector(e)) } }"),
    ])
    #expect(
      prepared.texts[0] == "import UIKit; class A: B { let a = Selector(\"c(_:)\", A.c(_:)) }")
    #expect(prepared.texts[2].hasSuffix("{ f(Selector(\"e\", UIView.e)) } }"))
  }

  @Test(
    "key paths are strings, without the types that lead there",
    arguments: [
      ("#keyPath(a.b)", "\"a.b\""), ("#keyPath(UIView.layer.bounds)", "\"layer.bounds\""),
      ("#keyPath(self.a)", "\"a\""), ("#keyPath(Outer.Inner.a)", "\"a\""),
    ])
  func keyPaths(expression: String, expected: String) {
    let prepared = Prepared("import UIKit\nlet k = \(expression)")
    #expect(prepared.text == "import UIKit\nlet k = \(expected)")
    #expect(prepared.notes == ["A.swift:2:9: \(expression) is a string here: nothing observes it"])
  }
}
