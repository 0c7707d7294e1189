/// Something that the person would feel: nothing happens here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Nothing.
  public override init() { super.init() }
  /// For what is done in a view.
  public init(view: UIView) {}
  /// Does nothing.
  open func prepare() {}
}

/// A tick, as a choice changes: nothing happens here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// A knock: nothing happens here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard a knock is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// A knock of medium weight.
  public override init() { super.init() }
  /// A knock of a weight.
  public init(style: FeedbackStyle) { super.init() }
  /// A knock of a weight, for what is done in a view.
  public init(style: FeedbackStyle, view: UIView) { super.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A success or a failure: nothing happens here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is told.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
