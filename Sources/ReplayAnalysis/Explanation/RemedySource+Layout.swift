public import ScrollLayout
public import ScrollPhysics
public import ScrollReplay

extension RemedySource {
  /// `remedy` for a layout or delegate of somebody's own, whose rule stays as it is.
  ///
  /// Of a layout it is a subclass, a file that compiles by itself beside it; of a delegate, the lines with which its
  /// own method must end.
  ///
  /// - Parameters:
  ///   - name: The class's name.
  ///   - site: Which of the two chooses the target.
  ///   - remedy: How the drag is to end.
  ///   - axis: The one along which it scrolls.
  public static func swift(
    for name: String, _ site: ReleaseSite, remedy: Remedy, along axis: Axis
  ) -> String {
    switch site {
    case .layout: subclass(of: name, remedy, UIKitAxis(axis))
    case .delegate: lines(for: name, remedy, UIKitAxis(axis))
    }
  }

  private static func subclass(of name: String, _ remedy: Remedy, _ axis: UIKitAxis) -> String {
    """
    import UIKit

    /// \(remedy.summary) If \(name) is final, these lines belong into its own method.
    class Steady\(name): \(name) {
      override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        let target = super.targetContentOffset(
          forProposedContentOffset: proposed, withScrollingVelocity: velocity)
        guard let scrollView = collectionView, target != proposed else { return target }
    \(destination(from: "target", axis).indented(4))
    \(ending(remedy, axis).indented(4))
        return destination
      }
    }

    """
  }

  private static func lines(for name: String, _ remedy: Remedy, _ axis: UIKitAxis) -> String {
    """
    // \(remedy.summary) The end of \(name)'s
    // scrollViewWillEndDragging(_:withVelocity:targetContentOffset:):
    \(destination(from: "targetContentOffset.pointee", axis))
    targetContentOffset.pointee = destination
    \(ending(remedy, axis))

    """
  }

  /// Keeps a target in range, as UIKit would after the hook; an animation would not.
  private static func destination(from target: String, _ axis: UIKitAxis) -> String {
    """
    \(range(axis))
    var destination = \(target)
    destination.\(axis.coordinate) = min(max(destination.\(axis.coordinate), least), most)
    """
  }
}
