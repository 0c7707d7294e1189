import SourcePreparation
import Testing

@Suite("Overrides in extensions")
struct OverrideTests {
  @Test("move into the class's body, with their comments, in their order")
  func moved() {
    let prepared = Prepared(
      """
      class A: B {
        var a = 1
      }

      // MARK: - Layout

      extension A: C {
        /// One.
        /// More of it.
        @discardableResult
        override func one(
          _ b: Int
        ) -> Int { 1 }  // after

        func two() {}

        // Not of three.

        /* Three */
        override class var three: Int {
          3
        }
      }
      let last = 1

      """)
    #expect(
      prepared.text == """
        class A: B {
          var a = 1

          /// One.
          /// More of it.
          @discardableResult
          override func one(
            _ b: Int
          ) -> Int { 1 }  // after

          /* Three */
          override class var three: Int {
            3
          }
        }

        // MARK: - Layout

        extension A: C {







          func two() {}

          // Not of three.





        }
        let last = 1

        """)
    #expect(
      prepared.changes == [
        "11: override func one(\n    _ b: Int\n  ) → override func one(\n    _ b: Int\n  )",
        "20: override class var three → override class var three",
      ])
    #expect(
      prepared.preparation.changes.map(\.reason) == [
        "moved into A, A.swift:1, for only a class's own body overrides",
        "moved into A, A.swift:1, for only a class's own body overrides",
      ])
  }

  @Test(
    "take what the extension said of them along",
    arguments: [
      (
        "class A: B {}\npublic extension A { override func a() {} }",
        "class A: B {\n\n  public override func a() {}\n}\npublic extension A {  }"
      ),
      (
        "class A: B {\n}\n@available(iOS 9, *) private extension A {\n  override func a() {}\n}",
        "class A: B {\n\n  @available(iOS 9, *)\n  fileprivate override func a() {}\n}\n"
          + "@available(iOS 9, *) private extension A {\n\n}"
      ),
      (
        "class A: B {\n}\npublic extension A {\n  internal override func a() {}\n}",
        "class A: B {\n\n  internal override func a() {}\n}\npublic extension A {\n\n}"
      ),
      (
        "#if canImport(UIKit)\nclass A: B {\n}\n#if DEBUG\nextension A {\n  #if X && Y\n  #else\n"
          + "  override func a() {}\n  #endif\n}\n#endif\n#endif",
        "#if canImport(UIKit)\nclass A: B {\n\n#if DEBUG\n#if !(X && Y)\n  override func a() {}\n#endif\n"
          + "#endif\n}\n#if DEBUG\nextension A {\n  #if X && Y\n  #else\n\n  #endif\n}\n#endif\n#endif"
      ),
      (
        "class O { class A: B {\n  }\n}\nextension O.A {\n  override func a() {}\n}",
        "class O { class A: B {\n\n  override func a() {}\n  }\n}\nextension O.A {\n\n}"
      ),
      // What a class of the folder overrides has to be in a body too.
      (
        "class A: B {\n}\nclass C: A { override func a(b: Int) {} }\nextension A {\n  func a(b: Int) {}\n"
          + "  func a(c: Int) {}\n}",
        "class A: B {\n\n  func a(b: Int) {}\n}\nclass C: A { override func a(b: Int) {} }\n"
          + "extension A {\n\n  func a(c: Int) {}\n}"
      ),
    ])
  func carried(input: String, expected: String) {
    #expect(Prepared(input).text == expected)
  }

  @Test("move from file to file")
  func files() {
    let prepared = Prepared([
      ("A.swift", "class A: B {\n}\n"), ("B.swift", "extension A {\n  override func a() {}\n}\n"),
      ("C.swift", "extension A {\n  override func c() {}\n}\n"),
    ])
    #expect(
      prepared.texts == [
        "class A: B {\n\n  override func a() {}\n\n  override func c() {}\n}\n",
        "extension A {\n\n}\n",
        "extension A {\n\n}\n",
      ])
    #expect(
      prepared.preparation.files[0].textWithLocations == """
        #sourceLocation(file: "A.swift", line: 1)
        class A: B {

        #sourceLocation(file: "B.swift", line: 2)
          override func a() {}

        #sourceLocation(file: "C.swift", line: 2)
          override func c() {}
        #sourceLocation(file: "A.swift", line: 2)
        }

        """)
  }

  @Test("that use what is private to another file stay there, and are called")
  func forwarded() {
    let prepared = Prepared([
      ("A.swift", "class A: B {\n}\n"),
      (
        "B.swift",
        """
        private let step = 1
        extension A {
          override open func a(_ b: Int, with c: inout Int) throws -> Int { step }
          override var d: [Int] {
            get { [step] }
            set {}
          }
          override class var e: Int { step }
        }

        """
      ),
    ])
    #expect(
      prepared.texts == [
        """
        class A: B {

          override open func a(_ b: Int, with c: inout Int) throws -> Int { try aOfA(b, with: &c) }

          override var d: [Int] { get { dOfA } set { dOfA = newValue } }

          override class var e: Int { eOfA }
        }

        """,
        """
        private let step = 1
        extension A {
          func aOfA(_ b: Int, with c: inout Int) throws -> Int { step }
          var dOfA: [Int] {
            get { [step] }
            set {}
          }
          class var eOfA: Int { step }
        }

        """,
      ])
    #expect(prepared.refusals.isEmpty)
  }

  @Test(
    "are refused where they cannot move",
    arguments: [
      (
        "import UIKit\nextension UIView {\n  override func a(b: Int) {}\n}",
        "A.swift:3:12: override func a(b: Int) is an override in an extension of UIView, whose class is not in "
          + "this folder, but must be in the class's body"
      ),
      (
        "class A<T>: B {}\nextension A where T: C { override var a: Int { 1 } }",
        "A.swift:2:35: override var a is an override in an extension with a where clause, but must be in the "
          + "class's body"
      ),
    ])
  func refused(input: String, message: String) {
    #expect(Prepared(input).refusals == [message])
  }

  @Test(
    "in class bodies and elsewhere stay",
    arguments: [
      "class A: B { override func a() {} }\nextension A { class C: D { override func a() {} } }",
      "class A: B {}\nextension A { // override func a() {}\n  func a() { let s = \"override func a() {}\" } }",
      "class A: B {}\nextension A { func `override`() {}; var a: Int { `override` } }",
    ])
  func kept(input: String) {
    #expect(Prepared(input).text == input)
  }
}
