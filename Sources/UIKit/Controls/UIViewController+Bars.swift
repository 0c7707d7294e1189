// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

extension UIViewController {
  private enum Key {
    static let item = AssociationKey("navigationItem")
    static let tab = AssociationKey("tabBarItem")
    static let tools = AssociationKey("toolbarItems")
    static let hides = AssociationKey("hidesBottomBarWhenPushed")
  }

  /// What a navigation bar shows for this controller.
  public var navigationItem: UINavigationItem {
    if let item = Associations.value(of: self, Key.item) as? UINavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    Associations.set(item, of: self, Key.item)
    return item
  }

  /// What a tab bar shows for this controller.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = Associations.value(of: self, Key.tab) as? UITabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      Associations.set(item, of: self, Key.tab)
      return item
    }
    set { Associations.set(newValue, of: self, Key.tab) }
  }

  /// What a toolbar shows for this controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { Associations.value(of: self, Key.tools) as? [UIBarButtonItem] }
    set { Associations.set(newValue, of: self, Key.tools) }
  }

  /// Whether the tab bar goes when this controller comes.
  public var hidesBottomBarWhenPushed: Bool {
    get { Associations.value(of: self, Key.hides) as? Bool ?? false }
    set { Associations.set(newValue, of: self, Key.hides) }
  }

  /// The pile that this controller lies on.
  public var navigationController: UINavigationController? { ancestor() }
  /// The tabs that this controller stands under.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Ancestor>() -> Ancestor? {
    var controller = parent
    while let above = controller {
      if let found = above as? Ancestor { return found }
      controller = above.parent
    }
    return nil
  }
}
