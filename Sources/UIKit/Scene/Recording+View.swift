import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// What was seen of a view when it was looked at last.
@MainActor
final class SeenView {
  /// The layer's stamp then; −1: it has not been looked at, or will change by itself.
  private var stamp = -1
  private var attributes: LayoutAttributes?
  private var space: Transform3D?

  /// Has the next look be a new one.
  func forget() { stamp = -1 }

  /// Looks at `layer` again, if it has changed.
  ///
  /// - Returns: whether it has.
  @inline(__always) @discardableResult
  func look(at layer: CALayer, as element: ElementID) -> Bool {
    guard layer.stamp != stamp else { return false }
    lookAnew(at: layer, element)
    return true
  }

  private func lookAnew(at layer: CALayer, _ element: ElementID) {
    let isMoving = !layer.motions.isEmpty
    let geometry = isMoving ? layer.presentedGeometry : layer.geometry
    stamp = isMoving ? -1 : layer.stamp
    attributes = nil
    space = nil
    guard !geometry.isHidden else { return }
    var transform = geometry.transform
    var center = geometry.position
    if geometry.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      (center, transform) = geometry.aboutMiddle
    }
    let size = geometry.bounds.size
    let sum = center.x + center.y + size.width + size.height + geometry.alpha
    guard sum.isFinite, transform.isFinite else {
      return Scene.current.note(.notFinite, of: element)
    }
    attributes = LayoutAttributes(
      element: element, center: Vector(center),
      size: Extent(width: max(0, Double(size.width)), height: max(0, Double(size.height))),
      transform: Transform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
        ty: transform.m42),
      alpha: Double(geometry.alpha), zIndex: Int32(clamping: geometry.zPosition))
    if !CATransform3DIsAffine(transform) { space = Transform3D(transform) }
  }

  /// Appends what was seen; nothing of a view that is hidden, or nowhere.
  @inline(__always)
  func append(to recording: inout Recording) {
    guard let attributes else { return }
    if let space { recording.append(attributes, space) } else { recording.append(attributes) }
  }
}

extension UIScrollView {
  /// Appends what is seen of `views` as cells, each numbered for good when it is first seen.
  func append(_ views: [UIView], to recording: inout Recording) {
    let seen = SeenView()
    for view in views {
      let number = view.recordedNumber ?? upkeep.recordedViews
      if view.recordedNumber == nil {
        view.recordedNumber = number
        upkeep.recordedViews += 1
      }
      let element = ElementID.cell(section: 0, item: number)
      seen.forget()
      seen.look(at: view.backing, as: element)
      seen.append(to: &recording)
    }
  }
}

extension LayerGeometry {
  /// The same place and transform, about the middle instead of the anchor point.
  var aboutMiddle: (center: CGPoint, transform: CATransform3D) {
    let away = CGPoint(
      x: (anchorPoint.x - 0.5) * bounds.width, y: (anchorPoint.y - 0.5) * bounds.height)
    let to = CATransform3DMakeTranslation(-away.x, -away.y, 0)
    let back = CATransform3DMakeTranslation(away.x, away.y, 0)
    return (
      CGPoint(x: position.x - away.x, y: position.y - away.y),
      CATransform3DConcat(CATransform3DConcat(to, transform), back)
    )
  }
}

extension Transform3D {
  /// UIKit's transform for a recording.
  init(_ t: CATransform3D) {
    self.init(
      SIMD4(t.m11, t.m12, t.m13, t.m14), SIMD4(t.m21, t.m22, t.m23, t.m24),
      SIMD4(t.m31, t.m32, t.m33, t.m34), SIMD4(t.m41, t.m42, t.m43, t.m44))
  }
}

extension Int32 {
  /// A layer's depth as a whole number.
  init(clamping depth: CGFloat) {
    guard depth.isFinite else {
      self = 0
      return
    }
    self = Int32(Swift.min(Swift.max(depth, -2_147_483_648), 2_147_483_647))
  }
}
