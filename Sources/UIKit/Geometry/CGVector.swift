/// A direction with a length.
public struct CGVector: Sendable, Hashable, Codable {
  /// Along x.
  public var dx: CGFloat
  /// Along y.
  public var dy: CGFloat

  /// Creates the vector without length.
  public init() { self.init(dx: 0, dy: 0) }
  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Creates a vector from whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// The vector without length.
  public static let zero = CGVector()
}

/// How far something is moved, points.
public struct UIOffset: Sendable, Hashable, Codable {
  /// Along x.
  public var horizontal: CGFloat
  /// Along y.
  public var vertical: CGFloat

  /// Creates no offset.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// Creates an offset from its components.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// No offset.
  public static let zero = UIOffset()
}
