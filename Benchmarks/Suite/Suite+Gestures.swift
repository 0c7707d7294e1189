import ReplayFormats
import ScrollPhysics
import ScrollReplay

extension Suite {
  /// Gestures from every format and into those that are written, beside a plain copy of the text.
  static func gestureFormats() throws -> [Benchmark] {
    let drag = try LongDrag()
    let expected = Checksum(of: [drag.gesture]).value
    let readers = drag.texts.map { reader($0.format, $0.bytes, expected: expected) }
    return readers + [try maestro()] + writers(of: drag.gesture)
  }

  private static func reader(
    _ format: GestureFormat, _ bytes: [UInt8], expected: UInt64
  ) -> Benchmark {
    let read = Box<[Gesture]>([])
    return Benchmark(
      name: "read \(format.title)", item: "byte", expected: expected, copies: bytes,
      run: {
        read.value = (try? GestureImport(bytes, path: "drag").gestures) ?? []
        return bytes.count
      }, checksum: { Checksum(of: read.value).value })
  }

  /// Swipes too short for a sample between their ends.
  private static func maestro() throws -> Benchmark {
    let count = 500
    let swipes = (0..<count).map {
      "- swipe:\n    start: \(100 + $0 % 97), 300\n    end: \(100 + $0 % 89), 400\n    duration: 8\n"
    }
    let gestures = try (0..<count).map { index in
      try Gesture(
        name: "",
        samples: [
          TouchSample(
            time: 0, phase: .began, position: Vector(x: 100 + Double(index % 97), y: 300)),
          TouchSample(
            time: 8_000_000, phase: .ended, position: Vector(x: 100 + Double(index % 89), y: 400)),
        ])
    }
    let text = "appId: com.example\n---\n" + swipes.joined()
    return reader(.maestro, Array(text.utf8), expected: Checksum(of: gestures).value)
  }

  private static func writers(of gesture: Gesture) -> [Benchmark] {
    let file = GestureFile(gesture)
    let writers: [(GestureFormat, () -> [UInt8])] = [
      (.json, { file.json() }), (.ndjson, { file.ndjson() }), (.csv, { file.csv() }),
      (.webdriver, { file.webDriverActions() }),
    ]
    return writers.map { format, write in
      let written = Box(write())
      return Benchmark(
        name: "write \(format.title)", item: "byte", expected: Checksum(of: [gesture]).value,
        copies: written.value,
        run: {
          written.value = write()
          return written.value.count
        },
        checksum: {
          let read = try? GestureImport(written.value, path: "drag").gestures
          return Checksum(of: read ?? []).value
        })
    }
  }
}

extension Checksum {
  /// Folds every sample of gestures.
  fileprivate init(of gestures: [Gesture]) {
    self.init()
    for sample in gestures.lazy.flatMap(\.samples) {
      combine(UInt64(bitPattern: sample.time))
      combine(UInt64(sample.phase.rawValue))
      combine(sample.position.x, sample.position.y)
    }
  }
}
