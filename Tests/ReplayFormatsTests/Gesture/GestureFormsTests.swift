import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Gestures for other tools")
struct GestureFormsTests {
  @Test("are W3C actions that read back the same, to half a millisecond", arguments: Seed.smoke)
  func webDriver(seed: Seed) throws {
    var numbers = seed.numbers
    let gesture = try numbers.nextGesture()
    let bytes = GestureFile(gesture).webDriverActions()
    let found = try GestureImport(bytes, path: "f")
    #expect(found.format == .webdriver)
    #expect(found.gestures.count == 1)
    #expect(found.gestures[0].samples == Self.told(gesture))
  }

  /// What whole milliseconds tell of a gesture, from its first touch: a lift elsewhere is a move first.
  private static func told(_ gesture: Gesture) -> [TouchSample] {
    var samples: [TouchSample] = []
    for sample in gesture.samples {
      var told = sample
      let sinceFirst = Double(sample.time - gesture.samples[0].time)
      told.time = Int64((sinceFirst / 1e6).rounded()) * 1_000_000
      let isLift = sample.phase == .ended || sample.phase == .cancelled
      if isLift, let last = samples.last, last.position != sample.position {
        var move = told
        move.phase = .moved
        samples.append(move)
      }
      samples.append(told)
    }
    return samples
  }

  @Test("are W3C actions in ticks: a jump after a long pause, a step within one frame")
  func ticks() throws {
    let gesture = try Gesture(
      name: "g",
      samples: [
        TouchSample(time: 4_000_000, phase: .began, position: Vector(x: 300, y: 100)),
        TouchSample(time: 12_333_333, phase: .moved, position: Vector(x: 290.5, y: 100)),
        TouchSample(time: 62_333_333, phase: .moved, position: Vector(x: 280, y: 100)),
        TouchSample(time: 70_666_667, phase: .ended, position: Vector(x: 280, y: 100)),
      ])
    #expect(
      String(decoding: GestureFile(gesture).webDriverActions(), as: UTF8.self) == """
        {
          "actions": [
            {
              "type": "pointer",
              "id": "finger1",
              "parameters": {"pointerType":"touch"},
              "actions": [
                {"type":"pointerMove","duration":0,"x":300,"y":100,"origin":"viewport"},
                {"type":"pointerDown","button":0},
                {"type":"pointerMove","duration":8,"x":290.5,"y":100,"origin":"viewport"},
                {"type":"pause","duration":50},
                {"type":"pointerMove","duration":0,"x":280,"y":100,"origin":"viewport"},
                {"type":"pause","duration":9},
                {"type":"pointerUp","button":0}
              ]
            }
          ]
        }

        """)
  }

  @Test("are lines, one or many, that read back whole", arguments: Seed.smoke.prefix(30))
  func lines(seed: Seed) throws {
    var numbers = seed.numbers
    let gestures = try (0...numbers.next(below: 4)).map { _ in try numbers.nextGesture() }
    let notes = GestureNotes(kind: "made", seed: seed.testDescription)
    let bytes = gestures.flatMap { GestureFile($0, notes: notes).ndjson() }
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == gestures.count)
    #expect(try GestureImport(bytes, path: "f").gestures == gestures)
    let scaled = ImportOptions(unit: .pixels(scale: 3))
    #expect(
      message { _ = try GestureImport(bytes, path: "f", options: scaled) }
        == "f:1:1: the file is in points and milliseconds, but other units are given")
  }

  @Test("are tables that read back whole", arguments: Seed.smoke.prefix(30))
  func table(seed: Seed) throws {
    var numbers = seed.numbers
    let gesture = try numbers.nextGesture()
    let found = try GestureImport(GestureFile(gesture).csv(), path: "f.csv")
    #expect(found.gestures.map(\.samples) == [gesture.samples])
  }
}
