import UIKit

class HourLine: UICollectionReusableView {
  static let kind = "HourLine"
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class NowMark: UICollectionReusableView {}

/// A day's calendar: events as items, hours as decoration views, the present as another.
class TimelineLayout: UICollectionViewLayout {
  private let hourHeight: CGFloat = 60
  private var events: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var hours: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var now: UICollectionViewLayoutAttributes?

  override init() {
    super.init()
    register(HourLine.self, forDecorationViewOfKind: HourLine.kind)
    register(NowMark.self, forDecorationViewOfKind: "NowMark")
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    register(HourLine.self, forDecorationViewOfKind: HourLine.kind)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: 24 * hourHeight)
  }

  override func prepare() {
    super.prepare()
    guard let view = collectionView, hours.isEmpty else { return }
    let width = view.bounds.width
    for hour in 0..<24 {
      let path = IndexPath(item: hour, section: 0)
      let line = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: HourLine.kind, with: path)
      line.frame = CGRect(x: 50, y: CGFloat(hour) * hourHeight, width: width - 50, height: 1)
      hours[path] = line
    }
    for item in 0..<view.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let event = UICollectionViewLayoutAttributes(forCellWith: path)
      event.frame = CGRect(
        x: 60, y: CGFloat(item) * hourHeight * 2 + 10, width: width - 70, height: hourHeight - 20)
      event.zIndex = 1
      events[path] = event
    }
    let mark = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "NowMark", with: IndexPath(item: 0, section: 0))
    mark.frame = CGRect(x: 0, y: 9.5 * hourHeight, width: width, height: 2)
    mark.zIndex = 2
    now = mark
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let all =
      hours.keys.sorted().compactMap { hours[$0] } + events.keys.sorted().compactMap { events[$0] }
      + [now].compactMap { $0 }
    return all.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { events[indexPath] }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == HourLine.kind ? hours[indexPath] : now
  }
}
