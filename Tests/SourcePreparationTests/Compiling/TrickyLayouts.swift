/// Layouts in which most of what preparation does comes together, and conformers and callers that it never sees.
enum TrickyLayouts {
  static let carousel = """
    import Foundation
    import UIKit

    @objc public protocol CarouselDelegate: UICollectionViewDelegate {
      @objc optional func collectionView(
        _ collectionView: UICollectionView, carousel: Carousel, heightForItemAt path: IndexPath
      ) -> CGFloat
      @objc optional func badge(of carousel: Carousel) -> UIView?
      @objc optional func carousel(_ carousel: Carousel, didMoveTo item: Int)
      @objc optional func carouselDidSettle()
      @objc optional func carousel(_ carousel: Carousel, ask: () -> Void) -> Bool
      @objc optional var spacing: CGFloat { get }
      @objc optional static func name() -> String
    }

    @objcMembers @objc(ACarousel)
    open class Carousel: UICollectionViewFlowLayout {
      @IBInspectable public dynamic var scale: CGFloat = 0.8
      @IBOutlet weak var helper: UIView!
      @IBOutlet var helpers: [UIView]!
      public weak var owner: CarouselDelegate?
      lazy var link = CADisplayLink(target: self, selector: #selector(tick(_:)))

      @objc private func tick(_ link: CADisplayLink) {}
      @objc func both() {}
      @objc func both(_ sender: Any) {}
      @IBAction func tapped(_ sender: UIView, forEvent event: String) {}

      func selectors() -> [Selector] {
        [
          #selector(both as () -> Void), #selector(both(_:)), #selector(Carousel.tapped),
          #selector(self.tick), #selector(getter: scale), #selector(UIView.endEditing(_:)),
        ]
      }

      func height(at path: IndexPath, in view: UICollectionView) -> CGFloat {
        owner?.carousel?(self, didMoveTo: path.item)
        let delegate = view.delegate as? CarouselDelegate
        if delegate?.carouselDidSettle?() == nil, owner?.badge?(of: self)?.bounds == .zero { return 1 }
        guard let height = owner?.collectionView?(view, carousel: self, heightForItemAt: path)
        else { return (delegate?.spacing ?? 1) + (owner?.spacing?.rounded() ?? 0) }
        if owner?.carousel?(self, ask: {}) == true || !(owner?.carousel?(self) { } ?? false) {}
        let text = "\\(owner?.collectionView?(view, carousel: self, heightForItemAt: path) ?? 0)"
        return height + CGFloat(text.count)
          + (owner?.collectionView?(
            view, carousel: self, heightForItemAt: path).magnitude.rounded() ?? 2)
      }
    }
    """

  static let extensions = """
    private let step = 3.0
    private func double(_ number: Double) -> Double { number * 2 }

    @objc public extension Carousel {
      override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width > double(step)
      }
      func overridden() {}
    }

    extension Carousel {
      #if os(iOS)
        /// Prepares.
        open override func prepareLayout() { super.prepareLayout() }
      #else
        func lost() {}
      #endif
      override open func layoutAttributesForElementsInRect(
        rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElementsInRect(rect)
      }
      override open func collectionViewContentSize() -> CGSize {
        CGSize(width: super.collectionViewContentSize().width, height: 1)
      }
    }

    class Deep: Carousel {
      public override func overridden() {}
    }

    class Box<Content: AnyObject>: UICollectionViewLayout {
      weak var content: Content?
      func watch() { _ = #selector(changed) }
      @objc func changed() {}
    }
    """

  /// What is compiled beside them as it is: conformers that know nothing of preparation.
  static let untouched = """
    import UIKit

    final class Silent: NSObject, CarouselDelegate {}

    final class Talkative: NSObject, CarouselDelegate {
      var spacing: CGFloat = 4
      func collectionView(
        _ collectionView: UICollectionView, carousel: Carousel, heightForItemAt path: IndexPath
      ) -> CGFloat { 10 }
      func badge(of carousel: Carousel) -> UIView? { nil }
      func carousel(_ carousel: Carousel, didMoveTo item: Int) {}
      func carouselDidSettle() {}
      func carousel(_ carousel: Carousel, ask: () -> Void) -> Bool { true }
      static func name() -> String { "talkative" }
    }
    """
}
