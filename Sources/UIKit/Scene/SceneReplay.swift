package import ScrollReplay

/// One replay of an app's scroll view, frame by frame.
@MainActor
package struct SceneReplay {
  /// Steps the view.
  private var loop: ReplayLoop<SceneApp>
  private let scene: Scene
  /// The window that holds the view.
  private let window: UIWindow

  /// Makes the view or controller in a scene of its own, lays it out, and prepares the replay; no frame is shown yet.
  ///
  /// - Throws: what `make` throws.
  package init(
    _ settings: ReplayScene, _ finger: FingerInput, blocksDriveAnimatedOffsets: Bool = true,
    _ make: @MainActor () throws -> UIResponder
  ) throws {
    let scene = Scene(settings)
    scene.blocksDriveAnimatedOffsets = blocksDriveAnimatedOffsets
    let (view, window) = try scene.asCurrent {
      let window = UIWindow()
      return (scene.show(try make(), in: window, under: finger.start), window)
    }
    self.scene = scene
    self.window = window
    var header = RecordingHeader(
      scenario: settings.name, gesture: finger.name, viewport: view.engine.boundsSize,
      grid: settings.grid, traits: view.engine.traits, snapping: settings.snapping)
    header.elementNames = scene.elementNames
    loop = scene.asCurrent {
      view.willBeginReplay(with: finger)
      let loop = ReplayLoop(SceneApp(view, in: scene), in: settings, finger, header: header)
      view.didBeginReplay(with: finger)
      return loop
    }
  }

  /// So many frames go by until the next look at what the app has asked for.
  private static var stretch: Int { 128 }

  /// The frames so far.
  package var recording: Recording { loop.recording }
  /// The view.
  package var scrollView: UIScrollView { loop.app.scrollView }

  /// Shows the next frame.
  ///
  /// - Returns: whether there was one.
  package mutating func step() -> Bool { scene.asCurrent { loop.step() } }

  /// Shows every frame until the finger is gone, the content rests and the app waits for nothing.
  ///
  /// - Throws: `UnsupportedError` if the app asked for something that is not here.
  package mutating func finish() throws {
    scene.asCurrent {
      // In stretches: what is not here may keep an app from ever coming to rest.
      var end = 0
      repeat {
        end += SceneReplay.stretch
        loop.finish(through: end - 1)
      } while loop.recording.count == end && scene.unsupported.isEmpty
    }
    if !scene.unsupported.isEmpty { throw UnsupportedError(scene.unsupported) }
  }
}

extension UIScrollView {
  /// A replay that begins with the release is one of a drag that has begun.
  fileprivate func willBeginReplay(with finger: FingerInput) {
    if case .release = finger { respond(to: .willBeginDragging) }
  }

  /// The finger has brought the content to where the release finds it: layout and delegate hear of that as of any
  /// drag, before the first frame.
  fileprivate func didBeginReplay(with finger: FingerInput) {
    guard case .release = finger else { return }
    respond(to: .boundsDidChange)
    respond(to: .didScroll)
    (window ?? self).layoutIfNeeded()
    upkeep.forgetWrites()
  }
}

extension FingerInput {
  /// Where the finger comes down, in the window; not known of one that only lifts.
  fileprivate var start: CGPoint? {
    guard case .gesture(let gesture) = self else { return nil }
    return gesture.samples.first.map { CGPoint($0.position) }
  }
}

extension Scene {
  /// Runs `body` with this scene as the one that UIKit's globals mean.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Scene.current
    Scene.current = self
    defer { Scene.current = outer }
    return try body()
  }
}
