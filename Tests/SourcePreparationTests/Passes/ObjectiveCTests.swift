import SourcePreparation
import Testing

@Suite("Objective-C attributes")
struct ObjectiveCTests {
  @Test(
    "are dropped where they do not compile, and nothing else",
    arguments: [
      Example("@objc class A {}", "class A {}", "1: @objc → "),
      Example("@objc(Foo)\nclass A {}", "\nclass A {}", "1: @objc(Foo) → "),
      Example("@objcMembers class A {}", "class A {}", "1: @objcMembers → "),
      Example(
        "class A {\n  @IBOutlet weak var a: A!\n}", "class A {\n  weak var a: A!\n}",
        "2: @IBOutlet → "),
      Example(
        "class A {\n\t@IBAction\n\tfunc a() {}\n}", "class A {\n\n\tfunc a() {}\n}",
        "2: @IBAction → "),
      Example(
        "class A {\n  @objc dynamic var a = 1\n}", "class A {\n  var a = 1\n}", "2: @objc → ",
        "2: dynamic → "),
      Example("@UIApplicationMain class A {}", "class A {}", "1: @UIApplicationMain → "),
      Example("@objc(a:\n b:)\nfunc a() {}", "\n\nfunc a() {}", "1: @objc(a:\n b:) → \n"),
      Example(
        "class A { public@objc func a() {} }", "class A { public func a() {} }", "1: @objc → "),
      Example("extension A { @objc func a() {} }", "extension A { func a() {} }", "1: @objc → "),
      Example(
        "let a = \"@objc \\(b { @objc in 1 })\"", "let a = \"@objc \\(b { in 1 })\"", "1: @objc → "),
      Example(unchanged: "class A { @IBInspectable var a = 1; @nonobjc func b() {} }"),
      Example(unchanged: "@IBDesignable @available(iOS 9, *) class A { @GKInspectable var a = 1 }"),
      Example(unchanged: "// @objc\n/* @objc /* @IBOutlet */ dynamic var */ let a = \"@objc\""),
      Example(
        unchanged: "let a = #\"@objc \\(@objc)\"#\nlet b = \"\"\"\n  @objc dynamic var\n  \"\"\""),
      Example(unchanged: "let dynamic = a.dynamic + dynamic\nvar b = dynamic"),
      Example(unchanged: "let `dynamic` = 1; let a = `dynamic`"),
    ])
  func dropped(example: Example) {
    let prepared = Prepared(example.input)
    #expect(prepared.text == example.output)
    #expect(prepared.changes == example.changes)
    #expect(prepared.refusals.isEmpty)
  }

  @Test("a property kept by Core Data is refused")
  func managed() {
    #expect(
      Prepared("class A {\n  @NSManaged var a: Int\n}").refusals
        == ["A.swift:2:3: @NSManaged needs Core Data, but must be a property with a value"])
  }

  @Test(
    "a protocol that was for classes only still is",
    arguments: [
      Example("protocol P: class {}", "protocol P: AnyObject {}", "1: class → AnyObject"),
      Example(
        "protocol P : Q, class {}", "protocol P : Q, AnyObject {}", "1: class → AnyObject"),
      Example(
        "@objc protocol P {}", "protocol P: AnyObject {}", "1: @objc → ", "1: P → P: AnyObject"),
      Example(
        "@objc protocol P: Q {}", "protocol P: AnyObject, Q {}", "1: @objc → ",
        "1: P: Q → P: AnyObject, Q"),
      Example(
        "@objc protocol P {}\n@objc protocol Q: P {}", "protocol P: AnyObject {}\nprotocol Q: P {}",
        "1: @objc → ", "1: P → P: AnyObject", "2: @objc → "),
      Example(
        "import UIKit\n@objc protocol P: UIScrollViewDelegate {}",
        "import UIKit\nprotocol P: UIScrollViewDelegate {}", "2: @objc → "),
      Example(unchanged: "protocol P: AnyObject {}\nprotocol Q { var a: Int { get } }"),
    ])
  func bounds(example: Example) {
    let prepared = Prepared(example.input)
    #expect(prepared.text == example.output)
    #expect(prepared.changes == example.changes)
  }
}
