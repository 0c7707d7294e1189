import ScrollLayout
import ScrollPhysics
import ScrollReplay
import UIKit

extension Scenario {
  /// What the scenario is shown on, for an app of one's own.
  var scene: ReplayScene {
    var scene = ReplayScene(name: name, screen: viewport)
    scene.grid = grid
    scene.clock = clock
    scene.delivery = delivery
    scene.changes = changes
    scene.constants = constants
    return scene
  }

  /// The same carousel, written for UIKit.
  @MainActor
  func makeTwin() throws -> UICollectionView {
    let section = layout.sections[0]
    let counter = pageCounter
    let ending = TwinEnding(remedy: remedy)
    let flow: EffectLayout
    var delegate: (any UICollectionViewDelegate)?
    switch (rule.kind, rule.site) {
    case (.nearestCentre(let anchor), .layout):
      let nearest = NearestCentreLayout()
      nearest.anchor = anchor
      flow = nearest
    case (.statefulPage, .layout), (.headerAwarePage, .layout):
      let pages = PageLayout()
      pages.counter = counter
      flow = pages
    case (.statefulPage, .delegate), (.headerAwarePage, .delegate):
      flow = EffectLayout()
      if let counter { delegate = PageDelegate(counter, ending) }
    case (.indexInDelegate, .delegate):
      flow = EffectLayout()
      delegate = IndexDelegate(ending)
    case (.pageOnDisplacement(let threshold), _):
      flow = EffectLayout()
      delegate = DisplacementDelegate(threshold: threshold)
    default: flow = EffectLayout()
    }
    flow.ending = ending
    describe(flow, section)
    if case .each(let sizes) = section.items {
      delegate = SizeDelegate(sizes.map { CGSize(width: $0.width, height: $0.height) })
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height),
      collectionViewLayout: flow)
    let data = TwinData(items: [section.items.count], for: view)
    view.delegate = delegate
    set(traits, on: view)
    view.contentOffset = CGPoint(x: start.x, y: start.y)
    if let delegate { view.keeping(delegate) }
    if rule.kind == .pageOnSwipe { view.keeping(SwipePager(view)) }
    for change in changes {
      guard case .stickyElements(let elements) = change.kind else { continue }
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(change.time) / 1e9) {
        flow.stickyItems = elements.map(IndexPath.init)
      }
    }
    return view.keeping(data)
  }

  @MainActor
  private func describe(_ flow: EffectLayout, _ section: FlowSection) {
    flow.scrollDirection = layout.scrollDirection == .horizontal ? .horizontal : .vertical
    if case .fixed(let size, _) = section.items {
      flow.itemSize = CGSize(width: size.width, height: size.height)
    }
    flow.minimumLineSpacing = section.minimumLineSpacing
    flow.minimumInteritemSpacing = section.minimumInteritemSpacing
    let inset = section.sectionInset
    flow.sectionInset = UIEdgeInsets(
      top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    let (header, footer) = (section.headerReferenceSize, section.footerReferenceSize)
    flow.headerReferenceSize = CGSize(width: header.width, height: header.height)
    flow.footerReferenceSize = CGSize(width: footer.width, height: footer.height)
    for effect in effects {
      switch effect {
      case .scale(let minimum, _): flow.minimumScale = minimum
      case .sticky(let elements): flow.stickyItems = elements.map(IndexPath.init)
      }
    }
  }

  /// The pages of a rule that counts them.
  private var pageCounter: PageCounter? {
    let section = layout.sections[0]
    guard case .fixed(let size, let count) = section.items else { return nil }
    switch rule.kind {
    case .statefulPage(let pitch):
      let gap =
        pitch == .lineSpacing ? section.minimumLineSpacing : section.minimumInteritemSpacing
      return PageCounter(
        pitch: size.width + gap, shift: 0, pages: 0...(count - 1), at: start.x)
    case .headerAwarePage:
      let pitch = size.width + section.minimumLineSpacing
      return PageCounter(
        pitch: pitch, shift: pitch - section.headerReferenceSize.width,
        pages: -1_000_000...1_000_000, at: start.x)
    default: return nil
    }
  }

  @MainActor
  private func set(_ traits: ScrollTraits, on view: UICollectionView) {
    if traits.decelerationRate == .fast { view.decelerationRate = .fast }
    view.bounces = traits.bounces
    view.alwaysBounceVertical = traits.alwaysBounceVertical
    view.alwaysBounceHorizontal = traits.alwaysBounceHorizontal
    view.isPagingEnabled = traits.isPagingEnabled
    view.isDirectionalLockEnabled = traits.isDirectionalLockEnabled
    view.isScrollEnabled = traits.isScrollEnabled
    let inset = traits.contentInset
    view.contentInset = UIEdgeInsets(
      top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
  }
}

extension IndexPath {
  /// The path of an element.
  fileprivate init(_ element: ElementID) {
    self.init(item: Int(element.item), section: Int(element.section))
  }
}
