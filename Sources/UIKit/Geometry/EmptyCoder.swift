/// Stands for an interface file in which nothing is said.
final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// A point of an interface file; none is read.
  public func decodeCGPoint(forKey key: String) -> CGPoint { .zero }
  /// A size of an interface file; none is read.
  public func decodeCGSize(forKey key: String) -> CGSize { .zero }
  /// A rectangle of an interface file; none is read.
  public func decodeCGRect(forKey key: String) -> CGRect { .zero }
  /// Insets of an interface file; none are read.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { .zero }
  /// A map of an interface file; none is read.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { .identity }
  /// Would write a point; nothing is written.
  public func encode(_ point: CGPoint, forKey key: String) {}
  /// Would write a size; nothing is written.
  public func encode(_ size: CGSize, forKey key: String) {}
  /// Would write a rectangle; nothing is written.
  public func encode(_ rect: CGRect, forKey key: String) {}
  /// Would write insets; nothing is written.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {}
}
