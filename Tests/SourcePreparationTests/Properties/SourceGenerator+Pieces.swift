/// What generated files are made of: each awkward in its own way.
extension SourceGenerator {
  static let imports = [
    "import UIKit\n", "import Foundation\nimport UIKit\n", "import CoreGraphics\n\n", "",
    "import UIKit.UIView\nimport UIKit\n", "#if canImport(UIKit)\nimport UIKit\n#endif\n",
    "import struct Foundation.Date; import UIKit\n", "import os\nimport UIKit\n",
  ]

  static let protocols = [
    """
    @objc public protocol P: UICollectionViewDelegate {
      /// Optional.
      @objc optional func height(_ a: A, at index: Int) -> CGFloat
      @objc optional func moved(_ a: A)
      @objc optional var spacing: CGFloat { get }
    }

    """,
    "@objc protocol P { @objc optional func height(_ a: A, at index: Int) -> CGFloat?; func moved(_ a: A) }\n",
    "protocol P: class { func moved(_ a: A) }\n", "protocol Q {}; @objc protocol P: Q {}\n",
  ]

  static let members = [
    "  @IBOutlet weak var view: UIView!",
    "  @objc dynamic var scale: CGFloat = 1 { didSet { a() } }",
    "  weak var delegate: P?",
    "  @objc private func tick(_ sender: Any) { print(\"\\(sender) @objc\") }",
    "  func start() { link(self, #selector(tick(_:)), #selector(Self.tick), #keyPath(view.frame)) }",
    """
      func read() -> CGFloat {
        delegate?.moved?(self)
        let one = delegate?.height?(self, at: Int(delegate?.height?(self, at: 1) ?? 0))?.rounded()
        if let two = delegate?.spacing, two > 1 { return two }
        return delegate?.height?(self,
          at: 3) ?? one ?? 4
      }
    """,
    "  let text = #\"\\(no) } \" \\#(1 + 2)\"#, raw = \"\"\"\n    @objc \\(\"}\") override\n    \"\"\"",
    "  func compare(a: Int, b: Int) -> Bool { a < b && a>>1 != b / 2 || a ?? b == c! }",
    "  let pattern = #/ [\"}] /#; var other = { $0 / 2 }(4)",
    "  static func == (a: A, b: A) -> Bool { true }",
    "  func chance() -> Int { Int(arc4random()) + .random(in: 0...1) }",
    "  required init?(coder: NSCoder) { super.init(coder: coder) }",
    "  class Inner: Outer { override init() {} }",
    "  subscript(`in`: Int) -> Int { get { 1 } set { print(newValue) } }",
    "  var emoji = \"👩‍👩‍👧\", é = 1 // 🙂",
  ]

  static let overrides = [
    "  override func prepare() { super.prepare() }",
    "  open override var collectionViewContentSize: CGSize { .zero }",
    "  override func prepareLayout() { super.prepareLayout() }",
    "  override func collectionViewContentSize() -> CGSize { return super.collectionViewContentSize() }",
    """
      @available(iOS 11, *)
      override public func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        tick(rect)
        return delegate?.height?(self, at: 1).map { _ in [] }
      }
    """,
    "  override class var layoutAttributesClass: AnyClass { secret() }",
    "  private func secret() -> Int { 1 }",
    "  override var bounds: CGRect { get { tick } set { super.bounds = newValue } }",
  ]
}
