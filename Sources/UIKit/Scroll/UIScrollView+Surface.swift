extension UIScrollView {
  /// The content's rectangle, for constraints of what is in it.
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The view's own rectangle, for constraints of what stays in sight.
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  /// Asks for fresh content; pulling does nothing in a replay.
  public var refreshControl: UIRefreshControl? {
    get { held["refreshControl"] as? UIRefreshControl }
    set { held["refreshControl"] = newValue }
  }
}
