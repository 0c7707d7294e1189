public import ScrollReplay

extension ReplayScene {
  /// Replays a finger's motion through a scroll view of an app's own, or through the view or controller that holds it.
  ///
  /// `make` runs inside the scene: `UIScreen.main` is this screen. A view without size fills it, a controller's does
  /// so too. Delegates and data sources are not kept alive by their views; `keeping(_:)` does that, or the controller.
  /// The view is laid out once before the first frame, at the content offset that `make` has set.
  ///
  /// Recorded is the scroll view that the finger comes down on, or else the first, level by level. Where there is none, the
  /// app moves views by itself, by recognisers and animations: then the subviews of what `make` returns are recorded as
  /// cells.
  ///
  ///     let recording = try scene.replay(.gesture(swipe)) {
  ///       let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: MyLayout())
  ///       let data = MyData()
  ///       view.dataSource = data
  ///       return view.keeping(data)
  ///     }
  ///
  /// - Parameters:
  ///   - finger: the finger.
  ///   - make: makes the view or controller anew; nothing survives from one replay to the next.
  /// - Returns: every frame until the finger is gone, the content rests and the app waits for nothing.
  /// - Throws: what `make` throws, and `UnsupportedError` if the app asked for something that is not here.
  @MainActor
  public func replay(_ finger: FingerInput, _ make: @MainActor () throws -> UIResponder) throws
    -> Recording
  {
    var replay = try SceneReplay(self, finger, make)
    try replay.finish()
    return replay.recording
  }

  /// Replays a gesture through a scroll view of an app's own, or through the view or controller that holds it.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - make: makes the view or controller anew.
  /// - Returns: every frame until the finger is gone, the content rests and the app waits for nothing.
  /// - Throws: what `make` throws, and `UnsupportedError` if the app asked for something that is not here.
  @MainActor
  public func replay(_ gesture: Gesture, _ make: @MainActor () throws -> UIResponder) throws
    -> Recording
  { try replay(.gesture(gesture), make) }
}
