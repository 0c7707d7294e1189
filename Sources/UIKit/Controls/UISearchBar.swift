/// A field to search with: kept; nobody types in a replay.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How prominent it is.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// What has been typed.
  open var text: String?
  /// What is shown while there is no text.
  open var placeholder: String?
  /// Above it.
  open var prompt: String?
  /// How prominent it is.
  open var searchBarStyle = Style.default
  /// How it is coloured.
  open var barStyle = UIBarStyle.default
  /// Behind it.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true
  /// Whether the button to leave shows.
  open var showsCancelButton = false
  /// What can be searched.
  open var scopeButtonTitles: [String]?
  /// Which of those is chosen.
  open var selectedScopeButtonIndex = 0
  /// Where the text is.
  public let searchTextField = UITextField(frame: .zero)
  /// Who is told.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Shows or hides the button to leave, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Any width, 56 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
}

/// Who is told of a search.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Typing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The search is to begin.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search is given up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
