import Testing

@testable import UIKit

// What the census counts of colours, text, images and controls, and of what is absent here.

@MainActor
private final class List: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to target: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 60 }
  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }]
  }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .subtitle, reuseIdentifier: "row") }
}

/// A layout that hangs every item on a spring, as three of the census do.
private final class BouncyLayout: UICollectionViewFlowLayout {
  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard let view = collectionView,
      let found = super.layoutAttributesForElements(in: view.bounds)
    else { return }
    for attributes in found {
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }
}

@Suite("Census: surface")
@MainActor
struct CensusSurfaceTests {
  /// What a new scene has been asked for that is not there.
  private func refused(_ use: () -> Void) -> [String] {
    let scene = Scene.current
    defer { Scene.current = scene }
    Scene.current = Scene(scene.settings)
    use()
    return Scene.current.unsupported
  }

  @Test("colours, fonts, images and text are kept")
  func drawing() throws {
    let label = UILabel()
    label.text = "Title"
    label.textColor = .darkGray
    label.textAlignment = NSTextAlignment.center
    label.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    label.numberOfLines = 2
    #expect(label.font.pointSize == 17 && label.textColor == .darkGray)
    let text = NSAttributedString(
      string: "Title", attributes: [NSFontAttributeName: UIFont.boldSystemFont(ofSize: 20)])
    label.attributedText = text
    #expect(label.text == "Title" && text.size().height > 20)
    let box = ("Some text" as NSString).boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 20)],
      context: nil)
    #expect(box.width == 99, "nine characters of 11 points")
    let image = try #require(UIImage(named: "photo"))
    let picture = UIImageView(image: image)
    picture.image = image.withRenderingMode(.alwaysTemplate)
    #expect(picture.image?.renderingMode == UIImage.RenderingMode.alwaysTemplate)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3).fill()
    let drawn = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(drawn?.size == CGSize(width: 20, height: 10) && drawn?.scale == 3)
    #expect(UIGraphicsGetCurrentContext() == nil)
    let rendered = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(rendered.size == CGSize(width: 4, height: 4))
  }

  @Test("a PNG's size is read from its bytes")
  func png() throws {
    // The signature, the length and name of the first chunk, then 300 and 200 as four bytes each.
    let bytes: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 1, 44, 0, 0, 0, 200,
    ]
    let image = try #require(UIImage(data: Data(bytes), scale: 2))
    #expect(image.size == CGSize(width: 150, height: 100))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("controls keep what they are told")
  func controls() {
    let control: UIControl = UISwitch()
    (control as? UISwitch)?.setOn(true, animated: true)
    #expect((control as? UISwitch)?.isOn == true)
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton(type: .custom)])
    stack.axis = NSLayoutConstraint.Axis.vertical
    stack.alignment = .leading
    stack.spacing = 8
    #expect(stack.arrangedSubviews.count == 2)
    let button = UIButton(frame: .zero)
    button.contentHorizontalAlignment = .left
    button.setTitle("Go", for: UIControl.State.normal)
    #expect(button.title(for: .normal) == "Go")
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: UIBlurEffect.Style.dark))
    blur.contentView.addSubview(UILabel())
    #expect(blur.effect is UIBlurEffect)
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    text.text = "Words"
    #expect(text.text == "Words" && text.isEditable)
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.string == "copied")
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 2
    #expect(pages.currentPage == 2)
    let priority: UILayoutPriority = .defaultHigh
    #expect(priority.rawValue == 750)
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: .zero)
    #expect(UITargetedPreview(view: stack, parameters: parameters).view === stack)
    let feedback = UISelectionFeedbackGenerator()
    feedback.prepare()
    feedback.selectionChanged()
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    #expect(!UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  @Test("an alert keeps its actions")
  func alert() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
    #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
    let bar = UINavigationController(rootViewController: alert)
    alert.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: nil, action: nil)
    #expect(bar.topViewController === alert && alert.navigationController === bar)
    #expect(alert.navigationItem.title == "Delete?")
  }

  @Test("lists compile, and are refused as soon as they are shown")
  func lists() {
    let rows = Rows()
    let names = refused {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.delegate = rows
      table.dataSource = rows
      table.rowHeight = 44
      table.layoutIfNeeded()
    }
    #expect(names == ["UITableView"])
    let list = List(style: .grouped)
    #expect(refused { list.view.layoutIfNeeded() } == ["UITableView"])
    #expect(list.tableView.numberOfRows(inSection: 0) == 2 && list.tableView.style == .grouped)
  }

  @Test("dynamics compile, and are refused as soon as a behaviour is added")
  func dynamics() {
    #expect(
      refused {
        let rows = NumberedRows()
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: BouncyLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = rows
        view.layoutIfNeeded()
      } == ["UIDynamicAnimator.addBehavior(_:)"])
    let item = UIView()
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.addLinearVelocity(CGPoint(x: 3, y: 0), for: item)
    #expect(behavior.linearVelocity(for: item).x == 3)
    #expect(UISnapBehavior(item: item, snapTo: .zero).damping == 0.5)
    #expect(UIGravityBehavior(items: [item]).gravityDirection == CGVector(dx: 0, dy: 1))
  }

  @Test("interface files are refused when they are to be read, not when they are named")
  func files() {
    #expect(refused { _ = UINib(nibName: "Cell", bundle: nil) } == [])
    #expect(
      refused { _ = UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil, options: nil) }
        == ["UINib.instantiate(withOwner:options:) of \"Cell\""])
    #expect(
      refused {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      } == ["UIStoryboard.instantiateInitialViewController() of \"Main\""])
    #expect(
      refused {
        if let one = class_getInstanceMethod(UIView.self, NSSelectorFromString("layoutSubviews")) {
          method_exchangeImplementations(one, one)
        }
      } == ["method_exchangeImplementations"])
  }

  @Test("compositional layouts compile, and are refused when they are prepared")
  func compositional() {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(refused { layout.prepare() } == ["UICollectionViewCompositionalLayout"])
  }

  @Test("an object keeps what is associated with it")
  func runtime() {
    let view = UIView()
    var key: UInt8 = 0
    withUnsafePointer(to: &key) {
      objc_setAssociatedObject(view, $0, 4, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, $0) as? Int == 4)
    }
    os_log("nothing is written")
    let observation: NSKeyValueObservation = UIScrollView().observe(\.contentOffset) { _, _ in }
    observation.invalidate()
  }
}

@MainActor
private final class NumberedRows: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
