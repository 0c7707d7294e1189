import Testing
import UIKit

// What the census counts of views, layers and controllers, used as apps use it.

/// A card with a gradient layer of its own class, a shape over it, and the overrides that cards have.
private final class Card: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }

  private let ring = CAShapeLayer()
  private(set) var laidOut = 0
  private(set) var touched = 0
  private(set) var moves: [Bool] = []
  private var placed: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(ring)
    layer.cornerRadius = 12
    layer.masksToBounds = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.borderWidth = 1
    (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 160) }
  override var canBecomeFirstResponder: Bool { true }
  override var backgroundColor: UIColor? { didSet { ring.fillColor = backgroundColor?.cgColor } }
  override var bounds: CGRect { didSet { ring.frame = bounds } }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut += 1
    ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).cgPath
  }

  override func updateConstraints() {
    if placed.isEmpty { placed = [widthAnchor.constraint(equalToConstant: 1)] }
    super.updateConstraints()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.white.cgColor)
    context.fill(rect)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    moves.append(window != nil)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touched += 1
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

private final class Screen: UIViewController, UIViewControllerTransitioningDelegate {
  private(set) var steps: [String] = []
  private let card = Card(frame: .zero)
  @MainActor private var top: NSLayoutYAxisAnchor { view.safeAreaLayoutGuide.topAnchor }
  @MainActor private var left: NSLayoutXAxisAnchor { view.leadingAnchor }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("load")
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: top, constant: 20),
      card.leadingAnchor.constraint(equalTo: left, constant: 16),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    steps.append("appear")
  }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    steps.append("layout")
  }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.steps.append("turn") }, completion: nil)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Rise() }

  var cardFrame: CGRect { card.frame }
}

/// A transition of an app's own.
private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

@Suite("Census: views")
@MainActor
struct CensusViewTests {
  @Test("a view keeps its geometry, its layer and its look")
  func view() throws {
    let card = Card(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(card.bounds.size == CGSize(width: 100, height: 200))
    #expect(card.center == CGPoint(x: 60, y: 120))
    let gradient = try #require(card.layer as? CAGradientLayer)
    #expect(gradient.colors?.count == 2 && gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.sublayers?.count == 1 && gradient.cornerRadius == 12)
    card.backgroundColor = .green
    card.layoutIfNeeded()
    #expect(card.laidOut == 1)
    let ring = try #require(gradient.sublayers?.first as? CAShapeLayer)
    #expect(ring.fillColor == UIColor.green.cgColor && ring.path?.isEmpty == false)
    card.alpha = 0.5
    card.isHidden = true
    card.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(card.layer.opacity == 0.5 && card.layer.isHidden)
    card.setNeedsLayout()
    card.updateConstraintsIfNeeded()
    card.draw(card.bounds)
    #expect(card.intrinsicContentSize.width == 120 && card.canBecomeFirstResponder)
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    #expect(card.isAccessibilityElement && card.accessibilityTraits == .none)
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 160))
    card.semanticContentAttribute = .forceLeftToRight
    #expect(card.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("a window shows its controller, whose view is laid out")
  func controller() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = Screen(nibName: nil, bundle: nil)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(screen.steps.first == "load" && screen.steps.contains("layout"))
    #expect(
      screen.cardFrame
        == CGRect(x: 16, y: screen.view.safeAreaInsets.top + 20, width: 120, height: 160))
    #expect(screen.next != nil && screen.isViewLoaded)
    #expect(window.screen.bounds == UIScreen.main.bounds && UIScreen.main.scale == 3)
    #expect(
      screen.animationController(forPresented: screen, presenting: screen, source: screen)?
        .transitionDuration(using: nil) == 0.4)
  }

  @Test("what is hit is the topmost view at a point")
  func hit() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let card = Card(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    root.addSubview(card)
    #expect(root.hitTest(CGPoint(x: 95, y: 150), with: nil) === card, "the card reaches 10 beyond")
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === root)
    #expect(card.isDescendant(of: root) && root.subviews == [card])
    #expect(card.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 101, y: 101))
    card.touchesBegan([], with: UIEvent())
    #expect(card.touched == 1)
    card.removeFromSuperview()
    #expect(card.superview == nil && card.moves.isEmpty)
  }

  @Test("insets and traits are the scene's")
  func traits() {
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation == UIDeviceOrientation.portrait)
    #expect(UIApplication.shared.statusBarOrientation.isPortrait)
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIRectEdge.all.contains(.left))
    let responder: UIResponder = view
    #expect(!responder.isFirstResponder)
  }
}
