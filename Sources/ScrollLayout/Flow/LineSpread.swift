/// How UIKit spreads the items of one line over the length that the line has.
///
/// A full line is justified: the space left over goes in equal parts between the items (grade A: Apple's
/// *Using the Flow Layout*). A single item of a full line is centred (B). A section's last line, if another
/// item like its last one would fit, is left as it is: it starts at the leading edge. It keeps the gaps of
/// the full lines when all items of the section have one size (B: rdar://20825965 and PSTCollectionView's
/// study of UIKit), and the minimum gap otherwise (same radar; what counts as full there is D).
/// Gaps are not rounded to pixels here (D).
struct LineSpread: Sendable, Hashable {
  /// From the line's leading edge to the first item, in points; negative for an item that is too long.
  let lead: Double
  /// From the end of one item to the next, in points.
  let gap: Double

  /// The spread of a full line of `count` items that take `used` points together.
  init(filling available: Double, with count: Int, used: Double, minimumGap: Double) {
    guard count > 1 else {
      self.init(lead: (available - used) / 2, gap: minimumGap)
      return
    }
    self.init(lead: 0, gap: max(minimumGap, (available - used) / Double(count - 1)))
  }

  private init(lead: Double, gap: Double) {
    self.lead = lead
    self.gap = gap
  }

  /// The spread of a line that is not full.
  static func leading(gap: Double) -> LineSpread { LineSpread(lead: 0, gap: gap) }

  /// How many items of one length a line holds: as many as fit, at least one.
  static func capacity(
    of available: Double, itemLength: Double, gap: Double, itemCount: Int
  ) -> Int {
    guard itemLength + gap > 0 else { return max(1, itemCount) }
    // 1e9 items are more than any section has; the quotient is only a first guess.
    var count = Int(min(1e9, max(1, (available + gap) / (itemLength + gap))))
    while count > 1, length(of: count, itemLength, gap) > available { count -= 1 }
    while length(of: count + 1, itemLength, gap) <= available, count < 1_000_000_000 { count += 1 }
    return count
  }

  private static func length(of count: Int, _ itemLength: Double, _ gap: Double) -> Double {
    Double(count) * itemLength + Double(count - 1) * gap
  }
}
