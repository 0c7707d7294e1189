public import ScrollPhysics

extension FlowLayout {
  /// The largest length, spacing or inset that a layout may name, in points.
  public static let longestLength = 1e6

  /// Checks every number, as whoever reads a layout from outside must before making a `FlowGeometry`.
  ///
  /// Spacings and insets may be negative, as UIKit allows and scaled carousels need.
  ///
  /// - Throws: which number of which section is not finite, too large, or negative where it must not be.
  /// - Complexity: O(*n*) in the number of sections and of items with a size each.
  public func validate() throws(PhysicsError) {
    for (index, section) in sections.enumerated() {
      try section.validate(as: "section \(index)")
    }
  }
}

extension FlowSection {
  fileprivate func validate(as name: String) throws(PhysicsError) {
    switch items {
    case .fixed(let size, let count):
      try validate(size, as: "\(name) item size")
      guard count >= 0, count <= Int(Int32.max) else {
        throw PhysicsError(
          "\(name) item count", Double(count), mustBe: "in 0 ... \(Int32.max)")
      }
    case .each(let sizes):
      for size in sizes where !size.isLayoutLength {
        try validate(size, as: "\(name) item size")
      }
    }
    try validate(headerReferenceSize, as: "\(name) header size")
    try validate(footerReferenceSize, as: "\(name) footer size")
    try validate(signed: minimumLineSpacing, as: "\(name) line spacing")
    try validate(signed: minimumInteritemSpacing, as: "\(name) interitem spacing")
    try validate(signed: sectionInset.top, as: "\(name) top inset")
    try validate(signed: sectionInset.left, as: "\(name) left inset")
    try validate(signed: sectionInset.bottom, as: "\(name) bottom inset")
    try validate(signed: sectionInset.right, as: "\(name) right inset")
  }

  private func validate(_ size: Extent, as name: String) throws(PhysicsError) {
    let limit = FlowLayout.longestLength
    guard size.isLayoutLength else {
      let wrong = size.width >= 0 && size.width <= limit ? size.height : size.width
      throw PhysicsError(name, wrong, mustBe: "in 0 ... \(limit) points")
    }
  }

  private func validate(signed length: Double, as name: String) throws(PhysicsError) {
    let limit = FlowLayout.longestLength
    guard length >= -limit, length <= limit else {
      throw PhysicsError(name, length, mustBe: "in -\(limit) ... \(limit) points")
    }
  }
}

extension Extent {
  /// Whether both lengths are finite, not negative and no longer than a layout may name.
  var isLayoutLength: Bool {
    let limit = FlowLayout.longestLength
    return width >= 0 && width <= limit && height >= 0 && height <= limit
  }
}
