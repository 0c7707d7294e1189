import ScrollLayout
import ScrollPhysics
public import ScrollReplay

/// Remedies as Swift for UIKit, to paste.
public enum RemedySource {
  /// What a scenario's layout or delegate looks like with `remedy`, or with its own: its rule's target, and the
  /// remedy's way there.
  ///
  /// One file that compiles by itself: the collection view's delegate, which has the last word at release. Of
  /// a scenario whose rule has no say there, there is nothing to paste: a comment says so.
  public static func swift(for scenario: Scenario, remedy: Remedy? = nil) -> String {
    let remedy = remedy ?? scenario.remedy
    let axis = UIKitAxis(scenario.layout.scrollDirection)
    guard let rule = RuleSource(scenario.rule, layout: scenario.layout, axis: axis) else {
      return
        "// \(scenario.rule.name) has no say at release: there is no target to bring the content to.\n"
    }
    return """
      import UIKit

      /// \(remedy.summary)
      final class Carousel: NSObject, UICollectionViewDelegate {\(rule.state)
        func scrollViewWillEndDragging(
          _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
          targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
          let proposed = targetContentOffset.pointee
      \(rule.target.indented(4))
      \(RemedySource.clamp(axis).indented(4))
      \(RemedySource.ending(remedy, axis).indented(4))
        }
      }

      """
  }

  /// Keeps the target in range, as UIKit would after the hook; an animation would not.
  private static func clamp(_ axis: UIKitAxis) -> String {
    """
    \(range(axis))
    var destination = proposed
    destination.\(axis.coordinate) = min(max(target, least), most)
    targetContentOffset.pointee = destination
    """
  }

  /// The least and the most that an offset may rest at.
  static func range(_ axis: UIKitAxis) -> String {
    """
    let insets = scrollView.adjustedContentInset
    let least = -insets.\(axis.leading)
    let most = max(
      least, scrollView.contentSize.\(axis.length) + insets.\(axis.trailing) - scrollView.bounds.\(axis.length))
    """
  }

  static func ending(_ remedy: Remedy, _ axis: UIKitAxis) -> String {
    switch remedy {
    case .none: return "// UIKit flies to the target by itself."
    case .setContentOffset:
      return """
        // Owns the motion from here: no kick, no teleport; a flick brakes.
        scrollView.setContentOffset(destination, animated: true)
        """
    case .spring(let spring):
      let coordinate = axis.coordinate
      let perSecond = "1000 * velocity.\(coordinate) / distance"
      let initial =
        switch spring.velocity {
        case .pointsPerMillisecond: "velocity.\(coordinate)"
        case .distancesPerSecond: "distance == 0 ? 0 : \(perSecond)"
        case .withoutOvershoot:
          "distance == 0 ? 0 : min(\(perSecond), \(spring.mostVelocity.text))"
        }
      let distance =
        spring.velocity == .pointsPerMillisecond
        ? ""
        : """
        // 1 covers the whole distance in a second; velocity is in points per millisecond.
        let distance = destination.\(coordinate) - scrollView.contentOffset.\(coordinate)

        """
      return """
        \(distance)UIView.animate(
          withDuration: \((spring.duration / 1000).text), delay: 0,
          usingSpringWithDamping: \(spring.dampingRatio.text),
          initialSpringVelocity: \(initial),
          options: .allowUserInteraction
        ) {
          scrollView.contentOffset = destination
        }
        """
    }
  }
}

/// The names that UIKit gives to the parts of points, sizes and insets along an axis.
struct UIKitAxis {
  let coordinate: String
  let length: String
  let leading: String
  let trailing: String
  let mid: String

  init(_ axis: Axis) {
    switch axis {
    case .horizontal:
      (coordinate, length, leading, trailing, mid) = ("x", "width", "left", "right", "midX")
    case .vertical:
      (coordinate, length, leading, trailing, mid) = ("y", "height", "top", "bottom", "midY")
    }
  }
}

extension Remedy {
  var summary: String {
    switch self {
    case .none: "Names the target only."
    case .setContentOffset: "Names the target and scrolls there with setContentOffset(_:animated:)."
    case .spring(let spring) where spring.velocity == .distancesPerSecond:
      "Names the target and springs there, at the velocity that the finger had."
    case .spring(let spring) where spring.velocity == .withoutOvershoot:
      "Names the target and springs there, no faster than the spring can stop without passing it."
    case .spring: "Names the target and springs there, with the velocity in the wrong unit."
    }
  }
}

extension String {
  /// Every line moved right by `spaces`, the first included; empty lines stay empty.
  func indented(_ spaces: Int) -> String {
    let margin = String(repeating: " ", count: spaces)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}
