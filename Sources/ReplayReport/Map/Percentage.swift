/// Shares as people read them.
package enum Percentage {
  /// `12 %`, `0.3 %`, `–` for none.
  package static func text(_ count: Int, of total: Int) -> String {
    guard count > 0, total > 0 else { return "–" }
    let share = 100 * Double(count) / Double(total)
    return "\(Numeral.rounded(share, places: share < 1 ? 2 : share < 10 ? 1 : 0)) %"
  }
}
