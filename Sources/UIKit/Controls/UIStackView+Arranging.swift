extension UIStackView {
  private var row: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The views' lengths one after the other, and the largest on the other axis.
  var arrangedSize: CGSize {
    let sizes = row.map { length($0, axis) }
    let gaps = row.dropLast().reduce(0) { $0 + gap(after: $1) }
    let across = row.map { length($0, axis == .horizontal ? .vertical : .horizontal) }.max() ?? 0
    let along = sizes.reduce(0, +) + gaps
    return axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Lays the views one after the other.
  func arrange() {
    let row = row
    guard !row.isEmpty else { return }
    let room = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    let whole = axis == .horizontal ? room.width : room.height
    let gaps = row.dropLast().map { gap(after: $0) }
    var sizes = row.map { length($0, axis) }
    let free = whole - gaps.reduce(0, +) - sizes.reduce(0, +)
    var extra: CGFloat = 0
    switch distribution {
    case .fillEqually:
      let share = (whole - gaps.reduce(0, +)) / CGFloat(row.count)
      sizes = sizes.map { _ in share }
    case .fill: stretch(&sizes, row, by: free)
    case .fillProportionally:
      let sum = sizes.reduce(0, +)
      sizes = sizes.map { sum > 0 ? $0 + free * $0 / sum : (whole / CGFloat(row.count)) }
    case .equalSpacing, .equalCentering:
      extra = row.count > 1 ? max(0, free) / CGFloat(row.count - 1) : 0
    }
    var place = axis == .horizontal ? room.minX : room.minY
    for (index, view) in row.enumerated() {
      view.frame = frame(view, at: place, length: sizes[index], in: room)
      place += sizes[index] + (index < gaps.count ? gaps[index] : 0) + extra
    }
  }

  /// The view that hugs its content least takes what is left; the first among equals, as people see it.
  private func stretch(_ sizes: inout [CGFloat], _ row: [UIView], by free: CGFloat) {
    guard
      let index = row.indices.min(by: {
        row[$0].contentHuggingPriority(for: axis).rawValue
          < row[$1].contentHuggingPriority(for: axis).rawValue
      })
    else { return }
    sizes[index] = max(0, sizes[index] + free)
  }

  private func frame(_ view: UIView, at place: CGFloat, length along: CGFloat, in room: CGRect)
    -> CGRect
  {
    let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    let (start, whole) =
      axis == .horizontal
      ? (room.minY, room.height) : (room.minX, room.width)
    let across = alignment == .fill ? whole : min(length(view, other), whole)
    let shift: CGFloat =
      switch alignment {
      case .center: (whole - across) / 2
      case .trailing, .lastBaseline: whole - across
      default: 0
      }
    return axis == .horizontal
      ? CGRect(x: place, y: start + shift, width: along, height: across)
      : CGRect(x: start + shift, y: place, width: across, height: along)
  }

  /// A constraint on the view's own length, else what its content asks for, else what it has.
  private func length(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    if let fixed = view.fixedLength(axis) { return fixed }
    let size = view.intrinsicContentSize
    let asked = axis == .horizontal ? size.width : size.height
    if asked != UIView.noIntrinsicMetric { return asked }
    return axis == .horizontal ? view.bounds.width : view.bounds.height
  }
}
