import Foundation
import ReplayFormats
import Samples
import ScrollPhysics
import ScrollReplay
import Testing

/// The files in Fixtures/gestures against the table that they are made from.
///
/// `UPDATE_GOLDENS=1` writes them anew, and fails.
@Suite("Shipped gestures")
struct ShippedGestureTests {
  @Test("are one file a row of the table")
  func complete() {
    let rows = FixtureGestures.all.map(\.name)
    #expect(Fixtures.gestures == rows.sorted())
    #expect(Set(rows).count == rows.count)
  }

  @Test("are made again from their seeds to the last byte", arguments: FixtureGestures.all)
  func reproduced(fixture: FixtureGesture) throws {
    let notes = GestureNotes(kind: fixture.request.kind.rawValue, seed: "\(fixture.seed)")
    let bytes = GestureFile(try fixture.gesture(), notes: notes).json()
    let name = "gestures/\(fixture.name).json"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(bytes).write(to: Fixtures.folder.appending(path: name), options: .atomic)
      Issue.record("\(name) was written anew: look at what changed, and why")
    }
    #expect(try Fixtures.bytes(name) == bytes)
    #expect(try GestureFile(json: bytes, path: name).gesture == fixture.gesture())
  }
}
