public import ScrollPhysics

extension Recording {
  /// What a page control shows in a frame: its `currentPage` as delegates compute it in `scrollViewDidScroll`.
  ///
  /// `floor((contentOffset − length/2) / length) + 1`, where pages are as long as the view: the page that fills
  /// more than half of it, and at exactly half the later one. Past the limits there are pages below 0 and
  /// above the last, which `UIPageControl` clamps.
  ///
  /// - Parameters:
  ///   - frame: in `0..<count`.
  ///   - axis: the one along which pages are turned.
  /// - Returns: the page, the first is 0.
  public func currentPage(in frame: Int, along axis: Axis) -> Int {
    let length = boundsSize(in: frame)[axis]
    let pages = (modelOffsets[frame][axis] - length / 2) / length
    guard pages > -0x1p52, pages < 0x1p52 else { return 0 }
    let whole = Int(pages)
    return Double(whole) > pages ? whole : whole + 1
  }
}
