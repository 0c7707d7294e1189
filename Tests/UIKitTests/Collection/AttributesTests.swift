import Testing
import UIKit

@Suite("Layout attributes")
@MainActor
struct AttributesTests {
  private func attributes() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    return attributes
  }

  @Test("frame, centre, size and bounds say the same")
  func places() {
    let attributes = attributes()
    #expect(attributes.center == CGPoint(x: 60, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    attributes.size = CGSize(width: 50, height: 20)
    #expect(attributes.frame == CGRect(x: 35, y: 30, width: 50, height: 20))
  }

  @Test("under a transform the frame is the bounding box, read and written")
  func box() {
    let attributes = attributes()
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(attributes.frame == CGRect(x: 35, y: 0, width: 50, height: 80))
    attributes.frame.origin.x += 7
    #expect(attributes.size == CGSize(width: 100, height: 40))
    #expect(attributes.center == CGPoint(x: 67, y: 40))
    attributes.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(attributes.frame == CGRect(x: 47, y: -10, width: 40, height: 100))
  }

  @Test("a plane transform and one in space stand for each other where they can")
  func transforms() {
    let attributes = attributes()
    attributes.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(attributes.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    attributes.transform = CGAffineTransform(translationX: 3, y: 4)
    #expect(attributes.transform3D.m41 == 3 && attributes.transform3D.m42 == 4)
    var tilted = CATransform3DIdentity
    tilted.m34 = -0.002
    attributes.transform3D = tilted
    #expect(attributes.transform3D.m34 == -0.002)
  }

  @Test("copies are equal and their own, subclasses and lists of them too")
  func copies() throws {
    let original = TintedAttributes(forCellWith: IndexPath(item: 1, section: 0))
    original.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    original.tint = 0.3
    original.zIndex = 4
    original.isHidden = true
    let copy = try #require(original.copy() as? TintedAttributes)
    #expect(copy !== original && copy.isEqual(original))
    #expect(copy.tint == 0.3 && copy.zIndex == 4 && copy.isHidden)
    copy.tint = 0.4
    #expect(!copy.isEqual(original))
    let list = NSArray(array: [original], copyItems: true) as? [TintedAttributes]
    #expect(list?.first?.isEqual(original) == true)
    #expect(list?.first !== original)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: IndexPath(item: 0, section: 0))
    let other = try #require(header.copy() as? UICollectionViewLayoutAttributes)
    #expect(other.representedElementKind == "badge")
    #expect(other.representedElementCategory == .supplementaryView)
    #expect(!other.isEqual(UICollectionViewLayoutAttributes(forCellWith: other.indexPath)))
  }
}

/// Attributes as apps extend them.
private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes, other.tint == tint else { return false }
    return super.isEqual(object)
  }
}
