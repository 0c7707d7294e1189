extension CALayer {
  /// A point of `layer` in this layer's coordinates.
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    fromRoot(layer?.toRoot(p) ?? p)
  }
  /// A point of this layer in `layer`'s coordinates.
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    layer?.fromRoot(toRoot(p)) ?? toRoot(p)
  }
  /// The rectangle around one of `layer`'s, in this layer's coordinates.
  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: layer) })
  }
  /// The rectangle around one of this layer's, in `layer`'s coordinates.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: layer) })
  }
  /// A time of `l`'s clock on this layer's: the same.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// A time of this layer's clock on `l`'s: the same.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  /// Moves the bounds' origin.
  public func scroll(_ p: CGPoint) { bounds.origin = p }
}
