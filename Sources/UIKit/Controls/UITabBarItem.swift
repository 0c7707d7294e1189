/// An entry of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// What it shows while it is chosen.
  open var selectedImage: UIImage?
  /// On its corner.
  open var badgeValue: String?

  /// An empty entry.
  public override init() { super.init() }
  /// Reads no archive: an empty entry.
  public required init?(coder: NSCoder) { super.init() }

  /// A title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A title and a picture for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
