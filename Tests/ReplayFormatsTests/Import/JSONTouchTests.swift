import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Touches as JSON")
struct JSONTouchTests {
  @Test("lines of samples have keys of many names, or mapped ones")
  func lines() throws {
    let text = """
      {"timestamp": 5, "type": "touchstart", "x": 30, "y": 60, "pointer": 3, "force": 0.5}
      {"timestamp": 13, "type": "touchend", "x": 33, "y": 60, "pointer": 3}
      """
    let options = ImportOptions(unit: .pixels(scale: 3))
    #expect(try gesture(text, options).lines == ["0 began 10 20", "8 ended 11 20"])
    let mapped = ImportOptions(columns: TouchColumns(time: "at", x: "px", y: "py"))
    let other = "{\"at\": 1, \"px\": 1, \"py\": 2}\n{\"py\": 2, \"px\": 3, \"at\": 9}\n"
    let told = ImportOptions(format: .ndjson, columns: mapped.columns)
    for options in [mapped, told] {
      #expect(try gesture(other, options).lines == ["0 began 1 2", "8 ended 3 2"])
    }
    // Keys that tell other formats, where nobody names keys.
    for key in ["method", "events", "data", "moves", "version"] {
      let odd = other.replacing("{", with: "{\"\(key)\": 0, \"timestamp\": 0, ")
      #expect(try gesture(odd, mapped).lines == ["0 began 1 2", "8 ended 3 2"])
    }
    let wrong = ImportOptions(columns: TouchColumns(time: "when", x: "left", y: "top"))
    let missing = message { _ = try gesture(other, wrong) }
    #expect(missing.hasSuffix("when is missing, but must be given"), "\(missing)")
  }

  @Test("lines of gestures have names, units and scales of their own")
  func gestures() throws {
    let text = """
      {"id": "a", "unit": "px", "scale": 2, "samples": [[0,"began",2,4],[9,"ended",4,4]]}
      {"id": "b", "unit": "dp", "scale": 3, "samples": [[7,"down",1,2],[9,"up",2,2]]}
      """
    let found = try imported(text)
    #expect(found.gestures.map(\.name) == ["a", "b"])
    #expect(found.gestures.allSatisfy { $0.samples.last?.position == Vector(x: 2, y: 2) })
  }

  @Test("DevTools' lists tell who came and who lifted")
  func devTools() throws {
    func event(_ type: String, _ time: Double, _ points: String) -> String {
      """
      {"method": "Input.dispatchTouchEvent", "params": {"type": "\(type)", "timestamp": \(time),
       "touchPoints": [\(points)]}}

      """
    }
    let one = "{\"x\": 10, \"y\": 0, \"id\": 1}"
    let two = "{\"x\": 30, \"y\": 0, \"id\": 2}"
    let moved = "{\"x\": 34, \"y\": 0, \"id\": 2}"
    let text =
      event("touchStart", 1, one) + event("touchStart", 1.01, "\(one), \(two)")
      + event("touchMove", 1.02, "\(one), \(moved)") + event("touchMove", 1.03, moved)
      + event("touchCancel", 1.04, "")
    #expect(
      try gesture(text).lines == [
        "0 began 10 0", "10 moved 10 0", "20 moved 12 0", "30 moved 12 0", "40 cancelled 12 0",
      ])
  }

  /// A recording whose moves come in a batch after the lift, so many milliseconds apart.
  private func rrweb(step: Int) -> String {
    let moves = (1...5).map {
      "{\"x\": \($0), \"y\": 0, \"id\": 9, \"timeOffset\": \($0 * step - 500)}"
    }
    return """
      [{"type": 3, "data": {"source": 2, "type": 7, "x": 0, "y": 0}, "timestamp": 1700000000000},
       {"type": 3, "data": {"source": 2, "type": 9, "x": 5, "y": 0}, "timestamp": 1700000000400},
       {"type": 3, "data": {"source": 6, "positions": [\(moves.joined(separator: ","))]},
        "timestamp": 1700000000500}]
      """
  }

  @Test("rrweb's moves are put before the lift that their batch comes after")
  func rrwebBatch() throws {
    let found = try imported(rrweb(step: 16))
    #expect(found.gestures[0].lines[1] == "16 moved 1 0")
    #expect(found.gestures[0].lines.last == "400 ended 5 0")
    #expect(found.warnings.isEmpty)
  }

  @Test("rrweb's usual 50 ms are warned of")
  func rrwebRate() throws {
    let warnings = try imported(rrweb(step: 50)).warnings.map(\.description)
    #expect(warnings.count == 1)
    #expect(warnings[0].hasPrefix("f:1:22: the samples are 50 ms apart: below 60 Hz"))
  }
}
