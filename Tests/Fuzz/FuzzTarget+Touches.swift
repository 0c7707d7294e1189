import ReplayFormats
import ScrollPhysics
import ScrollReplay

extension FuzzTarget {
  /// Touches of one format, or of that which is recognised; every gesture goes through all forms it is written in.
  static func touches(_ bytes: [UInt8], _ format: GestureFormat?) throws {
    let options = ImportOptions(format: format, viewport: Extent(width: 400, height: 800))
    let found = try GestureImport(bytes, path: "f", options: options)
    precondition(!found.gestures.isEmpty, "no gesture, but there must be one or an error")
    for gesture in found.gestures where !gesture.samples.isEmpty {
      let file = GestureFile(gesture)
      expectEqual(try GestureFile(json: file.json(), path: "f"), file)
      expectEqual(try GestureFile(csv: file.csv(), name: gesture.name, path: "f"), file)
      _ = try GestureImport(file.webDriverActions(), path: "f")
    }
    let lines = found.gestures.flatMap { GestureFile($0).ndjson() }
    expectEqual(try GestureImport(lines, path: "f").gestures, found.gestures)
  }

  static func gesture(_ bytes: [UInt8]) throws {
    let file = try GestureFile(json: bytes, path: "f")
    expectEqual(try GestureFile(json: file.json(), path: "f"), file)
  }

  static func gestureTable(_ bytes: [UInt8]) throws {
    let file = try GestureFile(csv: bytes, name: "n", path: "f")
    expectEqual(try GestureFile(csv: file.csv(), name: "n", path: "f"), file)
  }

  static func offsetTrace(_ bytes: [UInt8]) throws { _ = try OffsetTrace(csv: bytes, path: "f") }

  static func axes(_ bytes: [UInt8]) throws { _ = try TouchAxes(getevent: bytes, path: "f") }
}
