/// Where a layer is, and how much of it is seen.
struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var alpha: CGFloat = 1
  var zPosition: CGFloat = 0
  var isHidden = false

  /// From the layer's coordinates to the superlayer's.
  var mapping: LayerMapping {
    LayerMapping(
      anchor: CGPoint(
        x: bounds.origin.x + anchorPoint.x * bounds.width,
        y: bounds.origin.y + anchorPoint.y * bounds.height),
      transform: transform, position: position)
  }

  /// The smallest upright rectangle around the layer, in the superlayer.
  var frame: CGRect {
    let size = bounds.size
    guard CATransform3DIsIdentity(transform) else {
      let mapping = mapping
      return CGRect(around: bounds.corners.map { mapping($0) })
    }
    return CGRect(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
      width: size.width, height: size.height)
  }

  /// The geometry whose frame is `frame`, as far as the transform lets it.
  ///
  /// The size is what the way back makes of the frame's; the anchor point goes to its share of the frame.
  func moved(to frame: CGRect) -> LayerGeometry {
    var result = self
    result.position = CGPoint(
      x: frame.origin.x + anchorPoint.x * frame.width,
      y: frame.origin.y + anchorPoint.y * frame.height)
    result.bounds.size = frame.size
    guard !CATransform3DIsIdentity(transform) else { return result }
    let plane = CATransform3DGetAffineTransform(transform)
    result.bounds.size = CGRect(origin: .zero, size: frame.size).applying(plane.inverted()).size
    let got = result.frame
    result.position.x += frame.minX - got.minX
    result.position.y += frame.minY - got.minY
    return result
  }
}
