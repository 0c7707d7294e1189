/// What scroll views have that a subclass may declare anew with a narrower type.
@preconcurrency @MainActor
public protocol UIScrollViewMembers: AnyObject {}

extension UIScrollView: UIScrollViewMembers {}

extension UIScrollViewMembers where Self: UIScrollView {
  /// Who is told what the view does; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  /// Keeps `objects` alive as long as the view, as a view controller keeps the delegates and data sources that
  /// its views only know.
  ///
  /// - Returns: the view itself.
  @discardableResult
  public func keeping(_ objects: AnyObject...) -> Self {
    kept += objects
    return self
  }
}
