/// Something that has coordinates of its own.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// What of the coordinates is seen.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  /// A point of this view in `view`'s coordinates; in the window's for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === superview, superview != nil { return backing.geometry.mapping(point) }
    return backing.convert(point, to: (view ?? window)?.backing)
  }

  /// A point of `view` in this view's coordinates; of the window for nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backing.convert(point, from: (view ?? window)?.backing)
  }

  /// The rectangle around one of this view's, in `view`'s coordinates; in the window's for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard !rect.isNull else { return rect }
    return CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  /// The rectangle around one of `view`'s, in this view's coordinates; of the window for nil.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard !rect.isNull else { return rect }
    return CGRect(around: rect.corners.map { convert($0, from: view) })
  }

  /// A point of this view in `coordinateSpace`.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: UIView.view(coordinateSpace))
  }

  /// A point of `coordinateSpace` in this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: UIView.view(coordinateSpace))
  }

  /// The rectangle around one of this view's, in `coordinateSpace`.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: UIView.view(coordinateSpace))
  }

  /// The rectangle around one of `coordinateSpace`'s, in this view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: UIView.view(coordinateSpace))
  }

  /// The view that has these coordinates. An object of its own kind: a cast from the protocol in four places stops the
  /// optimiser of Swift 6.3.
  @inline(never)
  private static func view(_ space: AnyObject) -> UIView? { space as? UIView }
}
