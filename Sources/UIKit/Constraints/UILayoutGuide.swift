/// A rectangle in a view that constraints can be about, and that is not seen.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  enum Kind {
    case own, safeArea, margins, content, frame
  }

  let kind: Kind
  /// Where constraints put it.
  var placed = CGRect.zero
  /// The view that it is in.
  open internal(set) weak var owningView: UIView?
  /// What the app calls it.
  open var identifier = ""

  /// A guide in no view.
  public override convenience init() { self.init(.own) }

  init(_ kind: Kind) { self.kind = kind }

  /// Where it is in its view, points: an own guide where constraints have put it.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return placed }
    switch kind {
    case .own: return placed
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .frame: return view.bounds
    case .margins: return view.bounds.inset(by: view.marginsWithSafeArea)
    }
  }

  // MARK: Anchors

  /// Where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle down.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
