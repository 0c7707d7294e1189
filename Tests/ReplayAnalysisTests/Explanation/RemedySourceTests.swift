import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Remedies as Swift")
struct RemedySourceTests {
  @Test("nearest centre with setContentOffset, whole")
  func whole() throws {
    let scenario = try headerCarousel(rule: .nearestCentre())
    #expect(
      RemedySource.swift(for: scenario, remedy: .setContentOffset) == """
        import UIKit

        /// Names the target and scrolls there with setContentOffset(_:animated:).
        final class Carousel: NSObject, UICollectionViewDelegate {
          func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
          ) {
            let proposed = targetContentOffset.pointee
            guard let collectionView = scrollView as? UICollectionView else { return }
            let reach = collectionView.bounds.width * 0.5
            let elements =
              collectionView.collectionViewLayout.layoutAttributesForElements(in: collectionView.bounds) ?? []
            let wanted = proposed.x + reach
            let nearest = elements.min {
              abs($0.center.x - wanted) < abs($1.center.x - wanted)
            }
            let target = nearest.map { $0.center.x - reach } ?? 0
            let insets = scrollView.adjustedContentInset
            let least = -insets.left
            let most = max(
              least, scrollView.contentSize.width + insets.right - scrollView.bounds.width)
            var destination = proposed
            destination.x = min(max(target, least), most)
            targetContentOffset.pointee = destination
            // Owns the motion from here: no kick, no teleport; a flick brakes.
            scrollView.setContentOffset(destination, animated: true)
          }
        }

        """)
  }

  @Test(
    "every rule names its pages, every remedy its way",
    arguments: [
      (ReleaseRule.Kind.indexInDelegate(), "let target = index * 355"),
      (.indexInDelegate(pitch: 120), "let target = index * 120"),
      (.statefulPage(pitch: .interitemSpacing), "let target = CGFloat(page) * 345"),
      (.statefulPage(pitch: .lineSpacing), "page = min(max(page, 0), 9)"),
      (.headerAwarePage, "let target = CGFloat(page) * 355 - 155"),
      (.nearestCentre(anchor: 0.25), "let reach = collectionView.bounds.width * 0.25"),
    ], Remedy.named)
  func parts(rule: (ReleaseRule.Kind, String), remedy: Remedy) throws {
    let scenario = try headerCarousel(header: 200, rule: rule.0)
    let source = RemedySource.swift(for: scenario, remedy: remedy)
    #expect(source.contains(rule.1))
    let way =
      switch remedy {
      case .none: "UIKit flies to the target by itself"
      case .setContentOffset: "setContentOffset(destination, animated: true)"
      case .spring(let spring) where spring.velocity == .pointsPerMillisecond:
        "initialSpringVelocity: velocity.x,"
      case .spring(let spring) where spring.velocity == .withoutOvershoot:
        // 4 over 0.3 s.
        "initialSpringVelocity: distance == 0 ? 0 : min(1000 * velocity.x / distance, 13.33),"
      case .spring: "initialSpringVelocity: distance == 0 ? 0 : 1000 * velocity.x / distance,"
      }
    #expect(source.contains(way))
    #expect(!source.contains("\t") && !source.contains(" \n"))
  }

  @Test("a rule without a say has nothing to paste")
  func none() throws {
    #expect(
      RemedySource.swift(for: try headerCarousel())
        == "// none has no say at release: there is no target to bring the content to.\n")
  }

  @Test("a layout of one's own is subclassed, and keeps its rule")
  func ownLayout() {
    #expect(
      RemedySource.swift(for: "Cards", .layout, remedy: .setContentOffset, along: .vertical) == """
        import UIKit

        /// Names the target and scrolls there with setContentOffset(_:animated:). If Cards is final, these lines belong into its own method.
        class SteadyCards: Cards {
          override func targetContentOffset(
            forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
          ) -> CGPoint {
            let target = super.targetContentOffset(
              forProposedContentOffset: proposed, withScrollingVelocity: velocity)
            guard let scrollView = collectionView, target != proposed else { return target }
            let insets = scrollView.adjustedContentInset
            let least = -insets.top
            let most = max(
              least, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
            var destination = target
            destination.y = min(max(destination.y, least), most)
            // Owns the motion from here: no kick, no teleport; a flick brakes.
            scrollView.setContentOffset(destination, animated: true)
            return destination
          }
        }

        """)
  }

  @Test("a delegate of one's own gets the lines to end with", arguments: Remedy.all)
  func ownDelegate(remedy: Remedy) {
    let lines = RemedySource.swift(for: "Pager", .delegate, remedy: remedy, along: .horizontal)
    #expect(lines.contains("The end of Pager's"))
    #expect(lines.contains("targetContentOffset.pointee = destination"))
    #expect(!lines.contains("class "))
  }
}
