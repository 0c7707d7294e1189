import SourcePreparation

/// Makes folders of Swift files from pieces, by a seed.
struct SourceGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in `0..<count`.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[below(choices.count)]
  }

  /// One to three files that hang together.
  mutating func files() -> [SourceFile] {
    let classes = ["A", "B", "O.C"]
    var texts = [String](repeating: "", count: 1 + below(3))
    for text in texts.indices {
      texts[text] =
        pick(["", "// Head\n", "//\n//  Head\n//\n\n", "\u{FEFF}"]) + pick(Self.imports)
    }
    texts[below(texts.count)] += type("@objcMembers class A: UICollectionViewFlowLayout")
    texts[below(texts.count)] += type("class B: A")
    texts[below(texts.count)] += "enum O {\n" + type("  @objc(OC) final class C: B") + "}\n"
    texts[below(texts.count)] += pick(Self.protocols)
    for _ in 0..<below(5) {
      let head = pick(["", "public ", "private ", "@objc ", "@available(iOS 9, *)\n"])
      let extended = type(
        "\(head)extension \(pick(classes))\(pick(["", ": Q", " /* : */"]))", overrides: true)
      texts[below(texts.count)] += pick([
        extended, "#if os(iOS)\n\(extended)#else\n// no\n#endif\n",
      ])
    }
    let end = pick(["\n", "\n", "\r\n"])
    return texts.enumerated().map { index, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return SourceFile(path: "File\(index).swift", text: lines.joined(separator: end))
    }
  }

  /// A type with members.
  private mutating func type(_ head: String, overrides: Bool = false) -> String {
    var text = "\(head) {\(pick(["\n", "\n", " // {\n", "\n\n"]))"
    for _ in 0..<below(5) {
      let member = pick(overrides ? Self.members + Self.overrides : Self.members)
      let comment = pick([
        "", "", "  /// A \"comment\" {\n", "  /* of\n\n   several */\n", "  // }\n\n",
      ])
      let whole = comment + member + pick(["\n", "\n\n", " // behind\n", "  /* be\n hind */\n"])
      text += pick([whole, whole, whole, "  #if os(iOS)\n\(whole)  #endif\n"])
    }
    return text + "}\n" + pick(["", "\n", "// MARK: -\n"])
  }

  private static let signs = Array("\"'`#/*(){}[]@\\.?!<>\n\r\t \u{0}".utf8)

  /// A text with a few bytes taken out, doubled or moved: rarely Swift.
  mutating func damaged(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...below(3) where !bytes.isEmpty {
      let start = below(bytes.count)
      let end = min(bytes.count, start + 1 + below(12))
      switch below(3) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: below(bytes.count))
      default: bytes[start] = pick(Self.signs)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
