// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// How a view is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// Which part is lifted.
  open var visiblePath: UIBezierPath?
  /// Its shadow.
  open var shadowPath: UIBezierPath?
  /// Behind it.
  open var backgroundColor: UIColor! = .clear

  /// The whole view.
  public override init() { super.init() }

  /// Other parameters that say the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}

/// Where a lifted view is.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// In what.
  public let container: UIView
  /// Where in it.
  public let center: CGPoint
  /// How it is turned.
  public let transform: CGAffineTransform

  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  /// A place in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is lifted.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// Which.
  public let view: UIView
  /// How.
  public let parameters: UIPreviewParameters
  /// Where.
  public let target: UIPreviewTarget

  /// A view lifted from a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// A view lifted from where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// A view lifted from where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// How large it is, points.
  open var size: CGSize { view.bounds.size }
}
