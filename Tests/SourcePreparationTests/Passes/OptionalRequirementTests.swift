import SourcePreparation
import Testing

@Suite("Optional requirements")
struct OptionalRequirementTests {
  private static let declared = """
    import UIKit
    @objc protocol P: UIScrollViewDelegate {
      @objc optional func height(_ a: A, at index: Int) -> CGFloat
      @objc optional func moved(_ a: A)
      @objc optional var spacing: CGFloat { get set }
      @objc optional var title: String? { get }
      @objc optional func ask(_ a: A, then: () -> Void) -> Bool
      func needed()
    }

    """

  @Test("get bodies, and those with a value throw")
  func bodies() {
    let prepared = Prepared(Self.declared)
    #expect(
      prepared.text == """
        import UIKit
        protocol P: UIScrollViewDelegate {
          func height(_ a: A, at index: Int) throws -> CGFloat
          func moved(_ a: A)
          var spacing: CGFloat { get throws }
          var title: String? { get throws }
          func ask(_ a: A, then: () -> Void) throws -> Bool
          func needed()
        }

        extension P {
          func height(_ a: A, at index: Int) throws -> CGFloat { throw NotImplemented() }
          func moved(_ a: A) {}
          var spacing: CGFloat { get throws { throw NotImplemented() } }
          var title: String? { get throws { throw NotImplemented() } }
          func ask(_ a: A, then: () -> Void) throws -> Bool { throw NotImplemented() }
        }

        private struct NotImplemented: Error {}

        """)
    #expect(prepared.refusals.isEmpty)
  }

  @Test("of a public protocol have public bodies, and keep what else stands before them")
  func publicBodies() {
    let text = """
      @objc public protocol P {
        @available(iOS 10, *) @objc optional static func a<T>(_ b: T,
          c: Int) async -> Int where T: Q  // why
      }
      """
    #expect(
      Prepared(text).text == """
        public protocol P: AnyObject {
          @available(iOS 10, *) static func a<T>(_ b: T,
            c: Int) async throws -> Int where T: Q  // why
        }

        extension P {
          @available(iOS 10, *)
          public static func a<T>(_ b: T, c: Int) async throws -> Int where T: Q { throw NotImplemented() }
        }

        private struct NotImplemented: Error {}

        """)
  }

  @Test(
    "are called as methods that are there",
    arguments: [
      ("d?.moved?(a)", "d?.moved(a)"), ("d!.moved!(a)", "d!.moved(a)"),
      ("let h = d?.height?(a, at: 1) ?? 2", "let h = (try? d?.height(a, at: 1)) ?? 2"),
      (
        "if let h = d?.height?(a, at: 1) { b() }", "if let h = (try? d?.height(a, at: 1)) { b() }"
      ),
      ("let h = a.d!.height!(a, at: 1)", "let h = (try! a.d!.height(a, at: 1))"),
      (
        "let h = d?.height?(a, at: d?.height?(a, at: 1).x ?? 3)?.rounded().y[0]",
        "let h = (try? d?.height(a, at: (try? d?.height(a, at: 1).x) ?? 3)?.rounded().y[0])"
      ),
      (
        "return (a.b as? P)?.height?(a,\n  at: 1)\n  ?? 2",
        "return (try? (a.b as? P)?.height(a,\n  at: 1))\n  ?? 2"
      ),
      ("if !(d?.ask?(a) { b() } ?? true) {}", "if !((try? d?.ask(a) { b() }) ?? true) {}"),
      (
        "let h = c(1)[2]?.d?\n  .height?(a, at: 1)",
        "let h = (try? c(1)[2]?.d?\n  .height(a, at: 1))"
      ),
      ("e.map { $0.d?.height?(a, at: $1) }", "e.map { (try? $0.d?.height(a, at: $1)) }"),
      ("let h = f ? d?.height?(a, at: 1) : nil", "let h = f ? (try? d?.height(a, at: 1)) : nil"),
      ("let h = .some(d)?.height?(a, at: 1)", "let h = (try? .some(d)?.height(a, at: 1))"),
      (
        "let s = \"\\(d?.height?(a, at: 1) ?? 0)\"",
        "let s = \"\\((try? d?.height(a, at: 1)) ?? 0)\""
      ),
      ("let h = d?.height?(a, at: 1).map { $0 }", "let h = (try? d?.height(a, at: 1).map { $0 })"),
      // Others of the name, which UIKit answers itself.
      ("d?.height?(at: 1)", "d?.height?(at: 1)"), ("moved?(a)", "moved?(a)"),
      ("d?.moved?(a, b)", "d?.moved?(a, b)"),
    ])
  func calls(call: String, expected: String) {
    let prepared = Prepared(Self.declared + "class A { weak var d: P?; func z() { \(call) } }")
    #expect(prepared.text.hasSuffix("class A { weak var d: P?; func z() { \(expected) } }"))
  }

  @Test(
    "are read as properties that are there, where the receiver is known to hold the protocol",
    arguments: [
      ("let s = d?.spacing ?? 1", "let s = (try? d?.spacing) ?? 1"),
      ("let s = (e as? P)?.spacing?.rounded()", "let s = (try? (e as? P)?.spacing.rounded())"),
      ("let s = d?.title?.count", "let s = (try? d?.title?.count)"),
      ("let s = other.spacing", "let s = other.spacing"),
      ("let f = e as? P; g(f?.spacing)", "let f = e as? P; g((try? f?.spacing))"),
      ("if let f = self.d { g(f.spacing) }", "if let f = self.d { g((try? f.spacing)) }"),
    ])
  func reads(read: String, expected: String) {
    let prepared = Prepared(Self.declared + "class A { weak var d: P?; func z() { \(read) } }")
    #expect(prepared.text.hasSuffix("class A { weak var d: P?; func z() { \(expected) } }"))
  }

  @Test("without a value throw if somebody asks whether they are there")
  func asked() {
    let text =
      "@objc protocol P { @objc optional func moved() }\nfunc f(d: P?) { if d?.moved?() == nil {} }"
    let prepared = Prepared(text)
    #expect(prepared.text.contains("protocol P: AnyObject { func moved() throws }"))
    #expect(prepared.text.contains("if (try? d?.moved()) == nil {}"))
  }

  @Test("are found from other files")
  func files() {
    let prepared = Prepared([
      ("A.swift", "func f(d: P?) { d?.moved?(1) }"),
      ("B.swift", "@objc protocol P { @objc optional func moved(_ a: Int) }"),
    ])
    #expect(prepared.texts[0] == "func f(d: P?) { d?.moved(1) }")
  }

  @Test("are noted where somebody asks for them without a call, or a subclass adds them late")
  func silence() {
    let prepared = Prepared(
      """
      import UIKit
      @objc protocol P { @objc optional func moved(_ a: Int) }
      class A: P {}
      class B: A {
        func moved(_ a: Int) {}
        func ask(d: P?) { if d?.moved != nil { d?.moved?(1) } }
      }
      class C: UIView, UIScrollViewDelegate {}
      class D: C {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
      }
      """)
    #expect(
      prepared.notes == [
        "A.swift:5:3: moved(_:) is not called: A conforms to P without it, and must have it, for B to override",
        "A.swift:6:27: moved is there in every conformer here, and never nil: only a call tells",
        "A.swift:10:3: scrollViewDidScroll(_:) is not called: C conforms to UIScrollViewDelegate without it, "
          + "and must have it, for D to override",
      ])
  }

  @Test("throw what nobody else is called")
  func errorName() {
    let text = "struct NotImplemented {}\n@objc protocol P { @objc optional func a() -> Int }"
    #expect(Prepared(text).text.contains("{ throw NotImplementedHere() }"))
    #expect(Prepared(text).text.hasSuffix("private struct NotImplementedHere: Error {}\n"))
  }
}
