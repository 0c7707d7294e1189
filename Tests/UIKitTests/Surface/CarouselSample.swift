import UIKit

// A screen as apps write it without interface files: a carousel that snaps by its delegate, a page control and a caption
// below it, all placed by anchors; cells with a gradient, a label and an image view.

struct Stop {
  let title: String
  let tint: UIColor
}

final class StopCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: StopCell.self)

  private lazy var titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .white
    label.numberOfLines = 0
    label.setContentHuggingPriority(.required, for: .vertical)
    return label
  }()

  private let imageView: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "tram.fill"))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.tintColor = UIColor.white.withAlphaComponent(0.8)
    view.contentMode = .scaleAspectFit
    return view
  }()

  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    gradient.locations = [0, 1]
    gradient.endPoint = CGPoint(x: 1, y: 1)
    contentView.layer.insertSublayer(gradient, at: 0)
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 8
    layer.shadowOpacity = 0.25
    layer.shadowOffset = CGSize(width: 0, height: 4)
    [titleLabel, imageView].forEach(contentView.addSubview)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      imageView.widthAnchor.constraint(equalToConstant: 32),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = contentView.bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 16).cgPath
    CATransaction.commit()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }

  func configure(with stop: Stop) {
    titleLabel.text = stop.title
    gradient.colors = [stop.tint.cgColor, stop.tint.withAlphaComponent(0.4).cgColor]
  }

  var titleFrame: CGRect { titleLabel.frame }
  var imageFrame: CGRect { imageView.frame }
}

final class TourViewController: UIViewController {
  private enum Metrics {
    static let side: CGFloat = 32
    static let gap: CGFloat = 12
  }

  private let stops: [Stop]
  private let feedback = UISelectionFeedbackGenerator()
  let pageControl = UIPageControl()
  let caption = UILabel()

  private(set) lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = Metrics.gap
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .clear
    view.showsHorizontalScrollIndicator = false
    view.decelerationRate = .fast
    view.contentInset = UIEdgeInsets(top: 0, left: Metrics.side, bottom: 0, right: Metrics.side)
    view.register(StopCell.self, forCellWithReuseIdentifier: StopCell.reuseIdentifier)
    view.dataSource = self
    view.delegate = self
    return view
  }()

  init(stops: [Stop]) {
    self.stops = stops
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = NSLocalizedString("Tour", comment: "")
    pageControl.numberOfPages = stops.count
    pageControl.currentPageIndicatorTintColor = view.tintColor
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? UIPageControl else { return }
        self?.show(page: control.currentPage, animated: true)
      }, for: .valueChanged)
    caption.text = stops.first?.title
    caption.textAlignment = .center
    caption.adjustsFontForContentSizeCategory = true

    let footer = UIStackView(arrangedSubviews: [pageControl, caption])
    footer.axis = .vertical
    footer.spacing = 4
    footer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    view.addSubview(footer)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      footer.topAnchor.constraint(equalTo: collectionView.bottomAnchor, constant: 12),
      footer.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      footer.widthAnchor.constraint(equalToConstant: 240),
      footer.heightAnchor.constraint(equalToConstant: 64),
    ])
  }

  private func show(page: Int, animated: Bool) {
    collectionView.scrollToItem(
      at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: animated)
  }

  private var pitch: CGFloat { collectionView.bounds.width - 2 * Metrics.side + Metrics.gap }
}

extension TourViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { stops.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: StopCell.reuseIdentifier, for: indexPath) as? StopCell
    else { return UICollectionViewCell() }
    cell.configure(with: stops[indexPath.item])
    return cell
  }
}

extension TourViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(
      width: collectionView.bounds.width - 2 * Metrics.side, height: collectionView.bounds.height)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let page = Int(((scrollView.contentOffset.x + Metrics.side) / pitch).rounded())
    guard page != pageControl.currentPage, stops.indices.contains(page) else { return }
    pageControl.currentPage = page
    caption.text = stops[page].title
    feedback.selectionChanged()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let place = (scrollView.contentOffset.x + Metrics.side) / pitch
    let page: CGFloat
    switch velocity.x {
    case let speed where speed > 0.2: page = place.rounded(.down) + 1
    case let speed where speed < -0.2: page = place.rounded(.up) - 1
    default: page = place.rounded()
    }
    let last = CGFloat(stops.count - 1)
    targetContentOffset.pointee.x = max(0, min(page, last)) * pitch - Metrics.side
  }
}
