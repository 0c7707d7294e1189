import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

extension BadTouches: CustomTestStringConvertible {
  var testDescription: String { "\(format): \(input.message)" }
}

@Suite("Bad touches")
struct BadTouchTests {
  @Test("are told where no format fits", arguments: BadTouches.files)
  func files(input: BadInput) {
    #expect(message { _ = try GestureImport(input.bytes, path: "f") } == input.message)
  }

  @Test(
    "are told with line and column",
    arguments: BadTouches.tables + BadTouches.values + BadTouches.webDriver + BadTouches.devTools
      + BadTouches.rrweb + BadTouches.getevent + BadTouches.libinput + BadTouches.scripts
      + BadTouches.others + BadTouches.pointers + BadTouches.traces)
  func rejects(bad: BadTouches) {
    var options = bad.options
    let recognised = message {
      _ = try GestureImport(bad.input.bytes, path: "f", options: options)
    }
    options.format = bad.format
    let told = message { _ = try GestureImport(bad.input.bytes, path: "f", options: options) }
    #expect(told == bad.input.message)
    // What is too broken to be recognised may be told otherwise, but never read.
    #expect(recognised == told || recognised.contains("but must be"))
  }

  @Test("are told of a screen and of columns that nobody gave")
  func options() {
    #expect(
      message { _ = try GestureImport(BadTouches.withoutScreen.bytes, path: "f") }
        == BadTouches.withoutScreen.message)
    #expect(
      message { _ = try imported("{\"id\":\"a\",\"unit\":\"px\",\"scale\":0,\"samples\":[]}") }
        == "f:1:31: $.scale is 0, but must be a number in 0.1…16")
    let mapped = ImportOptions(columns: TouchColumns(time: "tiem"))
    #expect(
      message { _ = try imported("time,phase,x,y\n0,down,1,1\n", mapped) }
        == "f:1:1: there is no column \"tiem\", which \"t\" is mapped to; the nearest is \"time\"")
  }

  @Test("are too long beyond 64 MiB")
  func long() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 64 << 20 | 1)
    #expect(
      message { _ = try GestureImport(bytes, path: "f") }
        == "f:1:1: the file is 67108865 bytes long, but must be at most 67108864")
  }

  @Test("end in an error or a gesture, whatever bytes are changed", arguments: Seed.smoke)
  func mutated(seed: Seed) {
    var numbers = seed.numbers
    for sample in FormatSample.all {
      var bytes = Array(sample.text.utf8)
      for _ in 0...numbers.next(below: 4) where !bytes.isEmpty {
        let index = numbers.next(below: bytes.count)
        switch numbers.next(below: 4) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8(truncatingIfNeeded: numbers.next())
        case 2: bytes.insert(numbers.pick(Array("0123456789-,:[]{}\"e. \n".utf8)), at: index)
        default: bytes = Array(bytes[..<index])
        }
      }
      for format in [nil, sample.format] {
        let options = ImportOptions(format: format, viewport: Extent(width: 100, height: 100))
        let said = message { _ = try GestureImport(bytes, path: "f", options: options) }
        #expect(said == "no error" || said.hasPrefix("f:"), "\(said)")
      }
    }
  }
}
