import ScrollPhysics

/// The part of a screen that a swipe has.
struct SwipeRoom: Sendable, Hashable {
  private let request: SwipeRequest

  init(_ request: SwipeRequest) { self.request = request }

  /// How far a swipe can go before it leaves the screen, points along its direction.
  var reach: Double {
    let reaches = Axis.allCases.compactMap { axis in
      let step = request.direction.step[axis]
      return step == 0 ? nil : reach(along: axis, step)
    }
    return max(0, reaches.min() ?? 0) * request.direction.stepLength
  }

  private func reach(along axis: Axis, _ step: Double) -> Double {
    let far = request.area[axis] - SwipeDistribution.margin
    guard let start = request.start else { return far - SwipeDistribution.margin }
    return step > 0 ? far - start[axis] : start[axis] - SwipeDistribution.margin
  }

  /// Where a swipe begins that goes `travel` points along each of its axes.
  ///
  /// - Parameter place: where in the room it lies, each component in 0 ..< 1.
  func start(travel: Double, at place: Vector) -> Vector {
    if let start = request.start { return start }
    func start(_ axis: Axis) -> Double {
      let step = request.direction.step[axis]
      let length = request.area[axis] - 2 * SwipeDistribution.margin
      let slack = max(0, step == 0 ? length : length - travel) * place[axis]
      return step < 0
        ? request.area[axis] - SwipeDistribution.margin - slack : SwipeDistribution.margin + slack
    }
    return Vector(x: start(.horizontal), y: start(.vertical))
  }
}
