/// UIKit's swipe recognizer along one axis: far enough, straight enough, soon enough (grade D).
public struct SwipeRecognizer: Sendable, Hashable {
  private let axis: Axis
  private var start = Vector.zero
  private var startTime: Int64 = 0
  private var isPossible = false

  /// Looks for swipes along `axis`.
  public init(along axis: Axis) { self.axis = axis }

  /// A finger comes down.
  public mutating func touchDown(at position: Vector, time: Int64) {
    start = position
    startTime = time
    isPossible = true
  }

  /// The finger moves; a swipe is recognized once, with the move that completes it.
  ///
  /// - Returns: the direction in which the content is asked to go on: 1 toward larger offsets (the finger
  ///   moved toward smaller coordinates), −1 back, `nil` while there is no swipe.
  public mutating func move(
    to position: Vector, time: Int64, constants: ScrollConstants = .uikit
  ) -> Int? {
    guard isPossible else { return nil }
    let moved = position - start
    guard Double(time - startTime) / 1e6 <= constants.swipeDuration,
      moved[axis.other].magnitude <= constants.swipeStray
    else {
      isPossible = false
      return nil
    }
    guard moved[axis].magnitude >= constants.swipeDistance else { return nil }
    isPossible = false
    return moved[axis] < 0 ? 1 : -1
  }
}
