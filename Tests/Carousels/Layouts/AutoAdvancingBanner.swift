import UIKit

/// A banner that turns its own pages every two seconds, not while a finger is on it.
class AutoAdvancingBanner: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  private(set) var turns = 0
  let collectionView: UICollectionView
  private var timer: Timer?
  private let count = 4

  override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.itemSize = frame.size
    collectionView = UICollectionView(
      frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
    super.init(frame: frame)
    collectionView.isPagingEnabled = true
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "banner")
    addSubview(collectionView)
    start()
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  private func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in
      self?.advance()
    }
  }

  private func advance() {
    let page = Int(collectionView.contentOffset.x / collectionView.bounds.width)
    guard page + 1 < count else { return }
    turns += 1
    collectionView.scrollToItem(
      at: IndexPath(item: page + 1, section: 0), at: .left, animated: true)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    timer?.invalidate()
    timer = nil
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.start() }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "banner", for: indexPath)
  }
}
