/// What UIKit declares for assistive technology on every object; here on responders, layouts' views and bar items. Kept; nobody reads it.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  private struct Words {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var frame = CGRect.zero
    var elements: [Any]?
    var areHidden = false
    var isModal = false
    var isGroup = false
    var actions: [UIAccessibilityCustomAction]?
  }

  /// Only where something has been said: most views have nothing to say.
  private var words: [Words] = []
  private var said: Words {
    get { words.first ?? Words() }
    set { words = [newValue] }
  }

  /// An object that says nothing.
  public override init() { super.init() }

  /// Whether it is read out; not unless set.
  open var isAccessibilityElement: Bool {
    get { said.isElement ?? false }
    set { said.isElement = newValue }
  }
  /// What it is called.
  open var accessibilityLabel: String? {
    get { said.label }
    set { said.label = newValue }
  }
  /// What it does.
  open var accessibilityHint: String? {
    get { said.hint }
    set { said.hint = newValue }
  }
  /// What it says at the moment.
  open var accessibilityValue: String? {
    get { said.value }
    set { said.value = newValue }
  }
  /// What it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { said.traits }
    set { said.traits = newValue }
  }
  /// Where it is on the screen, points.
  open var accessibilityFrame: CGRect {
    get { said.frame }
    set { said.frame = newValue }
  }
  /// What is in it, in the order of reading.
  open var accessibilityElements: [Any]? {
    get { said.elements }
    set { said.elements = newValue }
  }
  /// Whether what is in it is left out.
  open var accessibilityElementsHidden: Bool {
    get { said.areHidden }
    set { said.areHidden = newValue }
  }
  /// Whether all beside it is left out.
  open var accessibilityViewIsModal: Bool {
    get { said.isModal }
    set { said.isModal = newValue }
  }
  /// Whether what is in it is read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { said.isGroup }
    set { said.isGroup = newValue }
  }
  /// What can be done to it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { said.actions }
    set { said.actions = newValue }
  }

  /// Would use it; never called.
  open func accessibilityActivate() -> Bool { false }
  /// Would raise it; never called.
  open func accessibilityIncrement() {}
  /// Would lower it; never called.
  open func accessibilityDecrement() {}
  /// Would scroll it; never called.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Would leave it; never called.
  open func accessibilityPerformEscape() -> Bool { false }
}
