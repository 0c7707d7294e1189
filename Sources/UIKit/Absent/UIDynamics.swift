/// Something that dynamics move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where its middle is.
  var center: CGPoint { get set }
  /// How large it is.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

/// Moves items by behaviours. There is no such engine here: adding a behaviour ends the replay with an error that names it.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view that coordinates are in.
  open private(set) weak var referenceView: UIView?
  /// What has been added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Who is told.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  private weak var layout: UICollectionViewLayout?

  /// An animator of nothing.
  public override init() { super.init() }
  /// An animator of views.
  public init(referenceView view: UIView) { referenceView = view }
  /// An animator of layout attributes.
  public init(collectionViewLayout layout: UICollectionViewLayout) { self.layout = layout }

  /// Refused: the replay ends with an error that names it.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    Scene.current.refuse("UIDynamicAnimator.addBehavior(_:)")
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
  }

  /// Takes a behaviour away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  /// Takes all away.
  open func removeAllBehaviors() { behaviors = [] }
  /// Does nothing: nothing is moved.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// Never.
  open var isRunning: Bool { false }
  /// None: nothing is moved.
  open var elapsedTime: TimeInterval { 0 }
  /// The items of the behaviours that lie in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    behaviors.flatMap(\.moved).filter { item in
      let size = item.bounds.size
      return rect.intersects(
        CGRect(
          x: item.center.x - size.width / 2, y: item.center.y - size.height / 2,
          width: size.width, height: size.height))
    }
  }

  /// The attributes of an item that is moved, else none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// The attributes of a header or footer that is moved, else none.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementKind == kind && $0.indexPath == indexPath }
  }

  private func attributes(
    where isMeant: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    behaviors.flatMap(\.moved).lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first(where: isMeant)
  }
}

/// Who is told when dynamics come to rest: never.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// It is about to move something.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// It has come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A rule of motion.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Who follows it.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// Rules that go with it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Run at every step.
  open var action: (() -> Void)?
  var moved: [any UIDynamicItem] = []

  /// No rule.
  public override init() { super.init() }
  /// Adds a rule that goes with it.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Takes such a rule away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// The animator has changed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
