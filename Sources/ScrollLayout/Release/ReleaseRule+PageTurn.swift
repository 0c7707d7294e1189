/// Which neighbour of a page a finger asks for.
public enum PageTurn: UInt8, Sendable, Hashable, CaseIterable {
  /// The finger goes up or left: the next page.
  case forward
  /// The finger goes down or right: the page before.
  case backward
}

extension ReleaseRule {
  /// Which page to go to while the finger drags, or nothing: for `pageOnDisplacement`.
  ///
  /// - Parameters:
  ///   - page: The page on which the drag started.
  ///   - displacement: How far the offset has come since then, in points, beyond the threshold to turn.
  ///   - pageCount: How many pages there are.
  public func page(from page: Int, displacement: Double, pageCount: Int) -> Int? {
    guard case .pageOnDisplacement(let threshold) = kind else { return nil }
    if displacement > threshold { return neighbour(of: page, .forward, pageCount) }
    if displacement < -threshold { return neighbour(of: page, .backward, pageCount) }
    return nil
  }

  /// Which page to go to after a swipe, or nothing: for `pageOnSwipe`.
  public func page(from page: Int, swipe: PageTurn, pageCount: Int) -> Int? {
    guard case .pageOnSwipe = kind else { return nil }
    return neighbour(of: page, swipe, pageCount)
  }

  private func neighbour(of page: Int, _ direction: PageTurn, _ pageCount: Int) -> Int? {
    let next = direction == .forward ? page + 1 : page - 1
    return next >= 0 && next < pageCount ? next : nil
  }
}
