import MeasuredData
import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite(
  "Resampled points", .enabled(if: MeasuredData.isPresent, Comment(rawValue: MeasuredData.absence)))
struct ResampledPointsTests {
  /// Each line of the measured touches as the gesture it is in that file.
  private static let lines: [String] =
    MeasuredData.isPresent
    ? ((try? MeasuredData.bytes("touches/android_phone_touches.ndjson")) ?? [])
      .split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } : []

  @Test("go from every real swipe, and what the panel sensed stays", arguments: lines)
  func thinned(line: String) throws {
    let found = try GestureImport(Array(line.utf8), path: "swipes")
    let gesture = try #require(found.gestures.first)
    let measured = try #require(MeasuredSwipe.all.first { $0.name == gesture.name })
    #expect(found.format == .ndjson)
    guard measured.name.hasPrefix("Sailfish") else {
      // Every point of these was sensed, or was resampled at the display's own rate.
      #expect(gesture.samples.count == measured.samples.count)
      return
    }
    // This panel senses whole pixels. What Android put after the last of them, or first, lies between none.
    func isSensed(_ sample: TouchSample) -> Bool {
      sample.phase == .moved && sample.position.x == sample.position.x.rounded()
        && sample.position.y == sample.position.y.rounded()
    }
    let sensed = measured.samples.filter(isSensed).map(\.time)
    let kept = gesture.samples.dropFirst().dropLast().map(\.time)
    #expect(kept.starts(with: sensed))
    #expect(kept.count <= sensed.count + 1)
    #expect(found.warnings.count == 1)
  }

  @Test("are all of one file's 26 gestures found again, each under its name")
  func file() throws {
    let bytes = try MeasuredData.bytes("touches/android_phone_touches.ndjson")
    let found = try GestureImport(bytes, path: "swipes")
    #expect(found.gestures.map(\.name) == MeasuredSwipe.all.map(\.name))
    #expect(found.gestures.count == 26)
  }
}
