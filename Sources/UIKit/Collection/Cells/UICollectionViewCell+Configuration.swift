extension UICollectionViewCell {
  /// What it shows, since iOS 14; its content view gets a view that keeps it.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { held["contentConfiguration"] as? any UIContentConfiguration }
    set {
      (held["configuredView"] as? UIView)?.removeFromSuperview()
      held["contentConfiguration"] = newValue
      guard let newValue else { return }
      let view = newValue.makeContentView()
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
      held["configuredView"] = view
    }
  }

  /// What is behind it, since iOS 14; kept.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { held["backgroundConfiguration"] as? UIBackgroundConfiguration }
    set { held["backgroundConfiguration"] = newValue }
  }

  /// Adapts the configurations to a state.
  public var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  {
    get {
      held["configurationUpdateHandler"]
        as? (UICollectionViewCell, UICellConfigurationState) -> Void
    }
    set { held["configurationUpdateHandler"] = newValue }
  }

  /// How it is.
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Has the configurations adapted to the state, at once here.
  public func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// What a text and an image are shown by.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
