// No app overrides these, so they may stand beside the class: only what stands in a class itself can be overridden.

extension UIView {
  /// Puts `view` right under `siblingSubview`.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { views in views.firstIndex { $0 === siblingSubview } ?? views.endIndex }
  }
  /// Puts `view` right over `siblingSubview`.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { views in
      views.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? views.endIndex
    }
  }
  /// Swaps two places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    stackLayers()
  }
  /// Puts `view` over all others.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: \.endIndex) }
  /// Puts `view` under all others.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: \.startIndex) }
}
