/// The proportion in which changes follow places, by the median, and what it leaves unexplained.
///
/// Without regard to sign, and without the few changes that fit worst: a look that follows the distance from the middle
/// turns a corner there, and others at its ends.
package struct ProportionalFit {
  private var places: [Double] = []
  private var changes: [Double] = []

  /// Creates the fit of nothing.
  package init() {}

  /// The share of the changes' squares that may be left where changes count as explained.
  package static let negligible = 1e-3

  /// How many changes there are.
  package var count: Int { changes.count }

  /// A look that stays as it is while the content moves is beyond its reach and tells nothing.
  package mutating func add(_ change: Double, at place: Double) {
    guard change != 0 else { return }
    places.append(place.magnitude)
    changes.append(change.magnitude)
  }

  /// The squares of what is left of the changes, and of the changes themselves, added up without the `corners` worst.
  package func residual(corners: Int) -> (left: Double, total: Double) {
    let ratios = changes.indices.filter { places[$0] > 0 }.map { changes[$0] / places[$0] }.sorted()
    let ratio = ratios.isEmpty ? 0 : ratios[ratios.count / 2]
    let rests = changes.indices.map { (left: changes[$0] - ratio * places[$0], all: changes[$0]) }
      .sorted { $0.left.magnitude < $1.left.magnitude }
      .dropLast(corners)
    return (
      rests.reduce(0) { $0 + $1.left * $1.left }, rests.reduce(0) { $0 + $1.all * $1.all }
    )
  }

  /// Whether one proportion explains all but the corners so well that `residual(corners:)` need not be worked out: its
  /// `left` is at most `negligible` times its `total`. If this is false, it may be so all the same.
  ///
  /// Let all but k ≤ `corners` changes c lie within ε = 0.001 of r·p for their place p, and k be fewer than half. Then
  /// the median ratio, too, is within ε of r, what it leaves of those changes is at most 2.01·ε·c each, and `left`,
  /// which takes the best fitting, at most 4.1·10⁻⁶·Σc². `total` leaves out at most `corners` changes: it is at least
  /// 0.01·Σc² where the largest change, as often, makes up at most 0.99 of Σc². That is 2.4 times what is needed.
  package func isPlainlyProportional(corners: Int) -> Bool {
    guard let ratio = likelyRatio else { return false }
    var strays = 0
    var squares = 0.0
    var largest = 0.0
    for index in changes.indices {
      let change = changes[index]
      if (change - ratio * places[index]).magnitude > 1e-3 * change { strays += 1 }
      squares += change * change
      largest = max(largest, change)
    }
    return strays <= corners && 2 * strays < changes.count
      && Double(corners) * largest * largest <= 0.99 * squares
  }

  /// The middle one of three ratios, from the beginning, the middle and the end.
  private var likelyRatio: Double? {
    guard let last = changes.indices.last else { return nil }
    let ratios = [0, last / 2, last].map { changes[$0] / places[$0] }.sorted()
    return ratios[1].isFinite ? ratios[1] : nil
  }
}
