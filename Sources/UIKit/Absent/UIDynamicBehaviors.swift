/// A spring or a rod between an item and a point: kept, not followed.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The point.
  open var anchorPoint = CGPoint.zero
  /// From the item to the point, points.
  open var length: CGFloat = 0
  /// 0 none, 1 critical.
  open var damping: CGFloat = 0
  /// Oscillations a second; 0 for a rod.
  open var frequency: CGFloat = 0
  /// Against turning.
  open var frictionTorque: CGFloat = 0

  /// What it holds.
  open var items: [any UIDynamicItem] { moved }

  /// From an item's middle to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(
      item: item, offsetFromCenter: UIOffset(horizontal: 0, vertical: 0), attachedToAnchor: point)
  }

  /// From beside an item's middle to a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    super.init()
    moved = [item]
    anchorPoint = point
    let (x, y) = (item.center.x - point.x, item.center.y - point.y)
    length = (x * x + y * y).squareRoot()
  }

  /// From one item to another.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, attachedToAnchor: item2.center)
    moved.append(item2)
  }
}

/// A snap to a point: kept, not followed.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// 0 swings most, 1 least: 0.5 unless set.
  open var damping: CGFloat = 0.5

  /// An item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    moved = [item]
  }
}

/// What items are made of: kept, not followed.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// How they bounce, 0…1.
  open var elasticity: CGFloat = 0
  /// Along each other.
  open var friction: CGFloat = 0
  /// Of their mass.
  open var density: CGFloat = 1
  /// Against moving.
  open var resistance: CGFloat = 0
  /// Against turning.
  open var angularResistance: CGFloat = 0
  /// Whether they turn.
  open var allowsRotation = true
  /// Whether they stay where they are.
  open var isAnchored = false
  private var velocities: [ObjectIdentifier: CGPoint] = [:]

  /// Of these items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    moved = items
  }

  /// The items.
  open var items: [any UIDynamicItem] { moved }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { moved.append(item) }
  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) { moved.removeAll { $0 === item } }
  /// Pushes an item, points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    velocities[ObjectIdentifier(item), default: .zero].x += velocity.x
    velocities[ObjectIdentifier(item), default: .zero].y += velocity.y
  }
  /// How an item has been pushed, points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    velocities[ObjectIdentifier(item)] ?? .zero
  }
  /// Turns an item: not kept.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

/// Items that keep out of each other: kept, not followed.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// Whether the reference view's bounds hold them.
  open var translatesReferenceBoundsIntoBoundary = false

  /// These items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    moved = items
  }

  /// The items.
  open var items: [any UIDynamicItem] { moved }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { moved.append(item) }
  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) { moved.removeAll { $0 === item } }
  /// Not kept.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  /// Not kept.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
}

/// A pull on items: kept, not followed.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// 1 is 1000 points a second, each second; downward unless set.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// How strong.
  open var magnitude: CGFloat = 1
  /// Which way, radians.
  open var angle: CGFloat = .pi / 2

  /// On these items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    moved = items
  }

  /// The items.
  open var items: [any UIDynamicItem] { moved }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { moved.append(item) }
}

/// A push on items: kept, not followed.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether a push goes on.
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  /// Whether it goes on.
  public let mode: Mode
  /// Which way and how strong.
  open var pushDirection = CGVector(dx: 0, dy: 0)
  /// How strong.
  open var magnitude: CGFloat = 0
  /// Which way, radians.
  open var angle: CGFloat = 0
  /// Whether it pushes.
  open var active = true

  /// On these items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    moved = items
  }
}
