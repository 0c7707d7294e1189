/// A view that blurs what is behind it: kept, not drawn.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What it does.
  open var effect: UIVisualEffect?
  /// Where its subviews belong; as large as the view.
  public let contentView = UIView(frame: .zero)

  /// A view that does this to what is behind it.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Reads no archive: a view without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}

/// What a view does to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Nothing.
  public override init() { super.init() }
}

/// A blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How thick and how light a blur is.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case extraDark = 3
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) { self.style = style }
}

/// What lies on a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// What lies on this blur.
  public init(blurEffect: UIBlurEffect) {}
}
