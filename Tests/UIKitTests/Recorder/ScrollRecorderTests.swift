import ReplayFormats
import ReplayRecorder
import Samples
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@MainActor
@Suite("Scroll recorder")
struct ScrollRecorderTests {
  /// A page of a plain scroll view, with a recorder on it.
  private static func view() -> UIScrollView {
    let view = UIScrollView(frame: UIScreen.main.bounds)
    view.contentSize = CGSize(width: 375 * 6, height: 812)
    return view
  }

  private static func scene(_ hertz: Double) throws -> ReplayScene {
    var scene = ReplayScene(name: "recorded", screen: Extent(width: 375, height: 812))
    scene.clock = try FrameClock(hertz: hertz)
    return scene
  }

  private static func finger(_ name: String) throws -> Gesture {
    try #require(FixtureGestures.all.first { $0.name == name }).gesture()
  }

  @Test(
    "writes a gesture that replays to the same offsets within a pixel",
    arguments: ["left-0.3", "left-2", "hook-left-0.5", "two-left-1", "catch-left-1.5"], [60.0, 120])
  func replays(gesture: String, hertz: Double) throws {
    let finger = try Self.finger(gesture)
    let scene = try Self.scene(hertz)
    var recorder: ScrollRecorder?
    let watched = try scene.replay(finger) {
      let view = Self.view()
      recorder = ScrollRecorder(view)
      recorder?.start()
      return view
    }
    let bytes = Array(try #require(recorder).gesture(named: gesture))
    let recorded = try GestureFile(json: bytes, path: "recorded.json").gesture
    #expect(recorded.samples.first?.phase == .began)
    let again = try scene.replay(recorded) { Self.view() }
    let plain = try scene.replay(finger) { Self.view() }
    #expect(watched.offsets == plain.offsets, "the recorder only watches")
    #expect(again.count == watched.count)
    let pixel = scene.grid.pixel
    for (one, other) in zip(again.offsets, watched.offsets) {
      #expect((one.x - other.x).magnitude <= pixel && (one.y - other.y).magnitude <= pixel)
    }
  }

  @Test("writes the offsets that the view showed as a trace")
  func trace() throws {
    let scene = try Self.scene(60)
    var recorder: ScrollRecorder?
    let watched = try scene.replay(try Self.finger("left-1")) {
      let view = Self.view()
      recorder = ScrollRecorder(view)
      recorder?.start()
      return view
    }
    let bytes = Array(try #require(recorder).trace)
    let trace = try OffsetTrace(csv: bytes, path: "trace.csv")
    // A display link reads the view before the frame's motion: each reading is the frame before's.
    let shown = zip(trace.samples.dropFirst(), watched.offsets)
    #expect(trace.samples.count >= watched.count - 1)
    #expect(shown.allSatisfy { $0.offset == $1 })
    #expect(trace.samples.contains { $0.phase == .decelerating })
  }
}
