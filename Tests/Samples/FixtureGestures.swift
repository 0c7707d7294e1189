package import ScrollPhysics
package import ScrollReplay

/// A gesture that the package ships in Fixtures/gestures, by what it is made from.
package struct FixtureGesture: Sendable, Hashable {
  /// Its name, and its file's without the ending.
  package let name: String
  /// What it was asked to be.
  package let request: SwipeRequest
  /// What it was drawn from.
  package let seed: UInt64

  /// Makes it again.
  ///
  /// - Throws: `PhysicsError` if its request is none; those in `FixtureGestures.all` are.
  package func gesture() throws(PhysicsError) -> Gesture {
    try request.gesture(named: name, seed: seed)
  }
}

/// The gestures that tests, benchmarks, the demo and the README share.
package enum FixtureGestures {
  /// All of them, in the order of their seeds.
  package static let all: [FixtureGesture] = zip(UInt64(1)..., requests).map { seed, row in
    FixtureGesture(name: row.0, request: row.1, seed: seed)
  }

  private static let requests: [(String, SwipeRequest)] = [
    // A page forward, from a release that UIKit stops to one that flies across the content.
    ("left-0.1", SwipeRequest(kind: .gentle, direction: .left, speed: 0.1)),
    ("left-0.2", SwipeRequest(kind: .gentle, direction: .left, speed: 0.2)),
    ("left-0.24", SwipeRequest(kind: .gentle, direction: .left, speed: 0.24)),
    ("left-0.26", SwipeRequest(kind: .gentle, direction: .left, speed: 0.26)),
    ("left-0.3", SwipeRequest(kind: .gentle, direction: .left, speed: 0.3)),
    ("left-0.5", SwipeRequest(direction: .left, speed: 0.5)),
    ("left-1", SwipeRequest(direction: .left, speed: 1)),
    ("left-2", SwipeRequest(direction: .left, speed: 2)),
    ("left-3.5", SwipeRequest(direction: .left, speed: 3.5)),
    // And back.
    ("right-0.2", SwipeRequest(kind: .gentle, direction: .right, speed: 0.2)),
    ("right-0.24", SwipeRequest(kind: .gentle, direction: .right, speed: 0.24)),
    ("right-0.26", SwipeRequest(kind: .gentle, direction: .right, speed: 0.26)),
    ("right-0.5", SwipeRequest(direction: .right, speed: 0.5)),
    ("right-1", SwipeRequest(direction: .right, speed: 1)),
    ("right-2", SwipeRequest(direction: .right, speed: 2)),
    // Down the content, and up.
    ("up-0.24", SwipeRequest(kind: .gentle, direction: .up, speed: 0.24)),
    ("up-0.5", SwipeRequest(direction: .up, speed: 0.5)),
    ("up-1", SwipeRequest(direction: .up, speed: 1)),
    ("up-3.5", SwipeRequest(direction: .up, speed: 3.5)),
    ("down-0.3", SwipeRequest(kind: .gentle, direction: .down, speed: 0.3)),
    ("down-2", SwipeRequest(direction: .down, speed: 2)),
    ("diagonal-1", SwipeRequest(direction: .upLeft, speed: 1)),
    // As people do it: every size drawn.
    ("drawn-left", SwipeRequest(direction: .left)),
    ("drawn-up", SwipeRequest(direction: .up)),
    // Several swipes.
    ("two-left-1", SwipeRequest(direction: .left, speed: 1, count: 2)),
    ("three-up", SwipeRequest(direction: .up, count: 3)),
    ("catch-left-1.5", SwipeRequest(kind: .catchInFlight, direction: .left, speed: 1.5)),
    ("streak-up-2", SwipeRequest(kind: .flickStreak, direction: .up, speed: 2)),
    // What goes wrong at the lift.
    ("hook-left-0.5", SwipeRequest(kind: .hook, direction: .left, speed: 0.5)),
    ("hook-up-1", SwipeRequest(kind: .hook, direction: .up, speed: 1)),
    ("stop-left-1", SwipeRequest(kind: .stopThenLift, direction: .left, speed: 1)),
    ("duplicate-left-0.5", SwipeRequest(kind: .duplicateLastSample, direction: .left, speed: 0.5)),
    ("late-left-1", SwipeRequest(kind: .lateBatch, direction: .left, speed: 1)),
    ("return-left-0.5", SwipeRequest(kind: .dragAndReturn, direction: .left, speed: 0.5)),
  ]
}
