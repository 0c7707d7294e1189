/// A row of titles or images of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
  }

  /// The index that means that none is chosen.
  public static let noSegment = -1
  private var segments: [Segment] = []

  /// Which is chosen, ``noSegment`` unless set.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether it lets go of a segment at once.
  open var isMomentary = false
  /// Whether widths follow the titles.
  open var apportionsSegmentWidthsByContent = false
  /// Behind the chosen one.
  open var selectedSegmentTintColor: UIColor?

  /// A control of no segments.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Reads no archive: a control of no segments.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control with a segment for each `String` or `UIImage`.
  public init(items: [Any]?) {
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    super.init(frame: .zero)
  }

  /// How many there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a title before a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: max(0, min(segment, segments.count)))
  }

  /// Adds an image before a segment.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: max(0, min(segment, segments.count)))
  }

  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }

  /// Takes all away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// Says a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }
  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Says a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].image = image }
  }
  /// A segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Says whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  /// Says a segment's width, points; 0 for its share.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].width = width }
  }
  /// Not kept.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// Any width, 32 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 32)
  }
}
