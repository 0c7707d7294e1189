/// A layout method's name before Swift 3, with what it is called now.
struct OldName: Sendable {
  let base: String
  let labels: [String]
  var isProperty = false

  static let all: [String: OldName] = [
    "prepareLayout": OldName(base: "prepare", labels: []),
    "collectionViewContentSize": OldName(
      base: "collectionViewContentSize", labels: [], isProperty: true),
    "layoutAttributesForElementsInRect": OldName(
      base: "layoutAttributesForElements", labels: ["in"]),
    "layoutAttributesForItemAtIndexPath": OldName(base: "layoutAttributesForItem", labels: ["at"]),
    "layoutAttributesForSupplementaryViewOfKind": OldName(
      base: "layoutAttributesForSupplementaryView", labels: ["ofKind", "at"]),
    "layoutAttributesForDecorationViewOfKind": OldName(
      base: "layoutAttributesForDecorationView", labels: ["ofKind", "at"]),
    "shouldInvalidateLayoutForBoundsChange": OldName(
      base: "shouldInvalidateLayout", labels: ["forBoundsChange"]),
    "targetContentOffsetForProposedContentOffset": OldName(
      base: "targetContentOffset", labels: ["forProposedContentOffset", "withScrollingVelocity"]),
    "copyWithZone": OldName(base: "copy", labels: ["with"]),
  ]
}
