import ScrollLayout
import ScrollPhysics

/// A release rule as Swift for UIKit: statements that define `target`, and the properties that they need.
struct RuleSource {
  /// Stored properties, each on a line of its own that starts with a line break.
  let state: String
  /// Statements; `scrollView`, `proposed` and `velocity` are there.
  let target: String

  /// Writes `rule` as the scenario's layout has it; nothing for a rule without a say at release.
  init?(_ rule: ReleaseRule, layout: FlowLayout, axis: UIKitAxis) {
    switch rule.kind {
    case .none, .pageOnDisplacement, .pageOnSwipe: return nil
    case .indexInDelegate(let pitch):
      state = ""
      target = RuleSource.index((pitch ?? layout.pitch(.lineSpacing)).text, axis)
    case .statefulPage(let pitch):
      state = RuleSource.page
      let last = max(0, (layout.sections.first?.items.count ?? 0) - 1)
      target =
        RuleSource.turn(axis, lastPage: last)
        + "\nlet target = CGFloat(page) * \(layout.pitch(pitch).text)\nlastTarget = target"
    case .headerAwarePage:
      state = RuleSource.page
      let pitch = layout.pitch(.lineSpacing)
      let header = layout.sections.first?.headerReferenceSize[layout.scrollDirection] ?? 0
      target =
        RuleSource.turn(axis, lastPage: nil)
          + """

          // Page 0 is the header, page 1 the first cell.
          let target = CGFloat(page) * \(pitch.text) - \((pitch - header).text)
          lastTarget = target
          """
    case .nearestCentre(let anchor):
      state = ""
      target = RuleSource.nearest(anchor, axis)
    }
  }

  private static let page = """

      private var page = 0
      private var lastTarget: CGFloat = 0

    """

  private static func index(_ pitch: String, _ axis: UIKitAxis) -> String {
    """
    let pages = scrollView.contentOffset.\(axis.coordinate) / \(pitch)
    let direction = velocity.\(axis.coordinate)
    let index = direction > 0 ? ceil(pages) : direction < 0 ? floor(pages) : pages.rounded()
    let target = index * \(pitch)
    """
  }

  private static func turn(_ axis: UIKitAxis, lastPage: Int?) -> String {
    let clamp = lastPage.map { "\npage = min(max(page, 0), \($0))" } ?? ""
    return """
      let offset = scrollView.contentOffset.\(axis.coordinate)
      let direction = velocity.\(axis.coordinate)
      if offset > lastTarget, direction > 0 { page += 1 }
      if offset < lastTarget, direction < 0 { page -= 1 }\(clamp)
      """
  }

  private static func nearest(_ anchor: Double, _ axis: UIKitAxis) -> String {
    """
    guard let collectionView = scrollView as? UICollectionView else { return }
    let reach = collectionView.bounds.\(axis.length) * \(anchor.text)
    let elements =
      collectionView.collectionViewLayout.layoutAttributesForElements(in: collectionView.bounds) ?? []
    let wanted = proposed.\(axis.coordinate) + reach
    let nearest = elements.min {
      abs($0.center.\(axis.coordinate) - wanted) < abs($1.center.\(axis.coordinate) - wanted)
    }
    let target = nearest.map { $0.center.\(axis.coordinate) - reach } ?? 0
    """
  }
}
