/// Which page a paging scroll view turns to at release, along one axis (PHYSICS §3.1, grade B).
public struct PageChoice: Sendable, Hashable {
  /// The length of a page: the view's own, whatever the cells in it.
  public let page: Double
  /// The first page's offset: the axis's smallest.
  public let limits: AxisLimits

  /// Creates the choice among the pages between `limits`.
  ///
  /// - Precondition: `page > 0`.
  public init(page: Double, limits: AxisLimits) {
    precondition(page > 0, "a page \(page) points long cannot be turned")
    self.page = page
    self.limits = limits
  }

  /// The chosen page's offset, clamped to the limits.
  ///
  /// - Parameters:
  ///   - offset: the offset at release.
  ///   - velocity: the latest reading, before gate and blend, pt/ms.
  ///   - current: the page that the view was already flying to, if it was caught on its way: released again
  ///     the same way it goes one page farther (C+).
  ///   - constants: of the motion, UIKit's unless asked otherwise.
  public func target(
    from offset: Double, velocity: Double, flyingTo current: Double? = nil,
    constants: ScrollConstants = .uikit
  ) -> Double {
    if let current, velocity.magnitude > constants.pageTurnSpeed,
      (current - offset) * velocity > 0
    {
      return limits.clamp(current + (velocity > 0 ? page : -page))
    }
    let pages = (offset - limits.minimum) / page
    let index =
      if velocity > constants.pageTurnSpeed {
        -Elementary.floor(-pages)
      } else if velocity < -constants.pageTurnSpeed {
        Elementary.floor(pages)
      } else {
        Elementary.floor(pages + 0.5)
      }
    return limits.clamp(limits.minimum + index * page)
  }
}
