import ReplayFormats
import Testing

@Suite("Every parser")
struct ParserTests {
  @Test("reads its good file, with a byte order mark before it too", arguments: Parser.all)
  func good(parser: Parser) {
    #expect(parser.message(Array(parser.good.utf8)) == "no error")
    #expect(parser.message(Array("\u{FEFF}\(parser.good)".utf8)) == "no error")
  }

  @Test("says that a file is no UTF-8, and where", arguments: Parser.all)
  func encodings(parser: Parser) {
    let good = Array(parser.good.utf8)
    var (little, big): ([UInt8], [UInt8]) = ([], [])
    for unit in parser.good.utf16 {
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      little += [low, high]
      big += [high, low]
    }
    let utf16 = "f:1:1: the file is UTF-16, but must be UTF-8"
    #expect(parser.message([0xFF, 0xFE] + little) == utf16)
    #expect(parser.message([0xFE, 0xFF] + big) == utf16)
    #expect(parser.message(little) == "f:1:2: the file has a zero byte, but must be text")
    // é in Latin-1, before, within and behind.
    for place in [0, good.count / 2, good.count] {
      let message = parser.message(Array(good[..<place]) + [0xE9] + Array(good[place...]))
      #expect(message.hasSuffix(": the text is not UTF-8, but must be"), "\(message)")
    }
    #expect(parser.message([0xE9]) == "f:1:1: the text is not UTF-8, but must be")
    #expect(
      parser.message([0x89, 0x50, 0x4E, 0x47]) == "f:1:1: the text is not UTF-8, but must be")
    #expect(
      parser.message([0x1F, 0x08, 0, 1]) == "f:1:3: the file has a zero byte, but must be text")
  }

  @Test("says that a file is cut off, wherever that is", arguments: Parser.all)
  func cutOff(parser: Parser) {
    let good = Array(parser.good.utf8)
    let lines = parser.good.split(separator: "\n").count
    let lastLine = (good.dropLast().lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    // A text may be whole without its last line; JSON is not without its last bracket.
    let end = parser.isJSON && lines == 1 ? good.count : lastLine
    for place in 0..<good.count {
      let message = parser.message(Array(good[..<place]))
      #expect(message.hasPrefix("f:") || message == "no error", "\(message)")
      if parser.isJSON, place < end { #expect(message != "no error", "cut at \(place)") }
    }
    #expect(parser.message([]).hasPrefix("f:1:1: "))
  }

  /// The places of numbers in a text, each as a whole, but for those that belong to a word.
  private static func numbers(in text: [UInt8]) -> [Range<Int>] {
    func isPart(_ byte: UInt8) -> Bool {
      let scalar = Unicode.Scalar(byte)
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "._-".unicodeScalars.contains(scalar)
    }
    return text.split { !isPart($0) }.filter {
      Double(String(decoding: $0, as: UTF8.self)) != nil
    }.map { $0.startIndex..<$0.endIndex }
  }

  @Test(
    "takes no number that is none, infinite or nested, and traps at none", arguments: Parser.all)
  func numbers(parser: Parser) {
    let good = Array(parser.good.utf8)
    for place in Self.numbers(in: good) {
      func message(_ number: String) -> String {
        parser.message(
          Array(good[..<place.lowerBound]) + Array(number.utf8) + Array(good[place.upperBound...]))
      }
      for number in ["NaN", "nan", "Infinity", "-inf", "1e999", "-1e999", "0x10", "1,5", "١"] {
        let message = message(number)
        #expect(message.hasPrefix("f:") || message == "no error", "\(message)")
        if parser.isJSON, number != "1,5" { #expect(message != "no error", "\(number)") }
      }
      let deep = String(repeating: "[", count: 1000)
      for number in [
        "1e300", "-1e300", "9223372036854775808", "-9223372036854775809", "1e18",
        "4294967296", "-0", "0", "1e-320", deep,
      ] {
        let message = message(number)
        #expect(message.hasPrefix("f:") || message == "no error", "\(message)")
      }
    }
  }
}
