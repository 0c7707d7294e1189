import ReplayAnalysis
import ReplayFormats
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import Carousels

@Suite("Every carousel")
@MainActor
struct EveryCarouselTests {
  private static let gestures = ["left-0.3", "left-1", "up-1", "diagonal-1", "catch-left-1.5"]

  @Test("is listed")
  func isListed() {
    #expect(Show.names == Play.names)
    #expect(Play.names.count >= 30)
  }

  @Test("replays twice alike", arguments: Play.names, Play.clocks)
  func isDeterministic(name: String, clock: FrameClock) throws {
    for gesture in EveryCarouselTests.gestures {
      let recording = try Show.carousel(name, gesture, clock)
      #expect(recording == (try Show.carousel(name, gesture, clock)))
      #expect(!recording.isTruncated && recording.count > 10)
    }
  }

  @Test("rests at the same place at 60 and 120 frames a second", arguments: Play.names)
  func ratesAgree(name: String) throws {
    // Until a finger comes a display link adds what each frame's time says, on whole pixels.
    guard name != "LinkedScroller" else { return }
    // All touches, as one a frame is another velocity; no catch, as that finds the flight where the last frame was.
    let layout = try #require(Carousels.all.first { $0.name == name }?.layout)
    var scene = Show.scene()
    scene.delivery = .individually
    for gesture in EveryCarouselTests.gestures where !gesture.hasPrefix("catch") {
      scene.clock = .sixty
      let slow = try layout.replay(scene, .shipped(gesture))
      scene.clock = .oneHundredTwenty
      let fast = try layout.replay(scene, .shipped(gesture))
      let gap = slow.rest - fast.rest
      #expect(max(abs(gap.x), abs(gap.y)) <= 2.0 / 3 + 1e-9, "\(gesture): \(gap)")
    }
  }

  @Test("shows each element once, where a number says", arguments: Play.names)
  func isSound(name: String) throws {
    for gesture in EveryCarouselTests.gestures {
      let recording = try Show.carousel(name, gesture)
      #expect(recording.faults == [])
      for frame in 0..<recording.count {
        let elements = recording.cells(in: frame).map(\.element)
        #expect(Set(elements).count == elements.count, "\(gesture), frame \(frame)")
      }
      #expect(recording.violations(of: nil) { cell, _ in cell.isFinite } == [])
      #expect(recording.spatialTransforms.allSatisfy { $0.numbers.allSatisfy(\.isFinite) })
      #expect(
        recording.frames { frame in
          let sum =
            recording.offsets[frame] + recording.velocities[frame] + recording.targets[frame]
          return (sum.x + sum.y).isFinite
        } == [])
    }
  }

  @Test("is the same out of a file", arguments: Play.names)
  func roundTrips(name: String) throws {
    let recording = try Show.carousel(name, "left-0.3")
    let file = RecordingFile(recording, findings: recording.findings())
    let read = try RecordingFile(json: file.json(), path: name)
    #expect(read.json() == file.json())
    #expect(read.recording.hash == recording.hash)
    #expect(read.recording.spatialTransforms == recording.spatialTransforms)
  }
}

extension LayoutAttributes {
  fileprivate var isFinite: Bool {
    let plane = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
    return (center.x + center.y + size.width + size.height + alpha + plane).isFinite
  }
}
