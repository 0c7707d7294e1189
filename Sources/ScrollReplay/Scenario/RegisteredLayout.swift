/// A layout or delegate of a user's own, under whose name scenarios ask for it.
///
/// Every replay starts from a fresh object: private state in a layout cannot be rewound.
public struct RegisteredLayout: Sendable {
  /// Makes the app anew and replays a finger's motion through it in a scene.
  public let replay: @MainActor @Sendable (ReplayScene, FingerInput) throws -> Recording

  /// Creates an entry of what replays the layout.
  public init(replay: @escaping @MainActor @Sendable (ReplayScene, FingerInput) throws -> Recording)
  {
    self.replay = replay
  }
}
