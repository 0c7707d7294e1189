import ScrollLayout
import ScrollPhysics

/// What a flow layout has worked out.
struct FlowState {
  /// Where everything is; nil before the first pass.
  var geometry: FlowGeometry?
  /// Whether sizes and data are those that `geometry` was made of.
  var hasMetrics = false
  /// The sizes that cells asked for themselves.
  var preferred: [ElementID: Extent] = [:]
  /// Attributes that were handed out, and are again.
  var attributes: [ElementID: UICollectionViewLayoutAttributes] = [:]
  /// Who wrote to them.
  let sharing = SharedAttributes()
  /// How many of those have been reported.
  private var reported = 0
  /// Room for an answer.
  var scratch: [LayoutAttributes] = []

  /// Forgets attributes that somebody wrote to; the others are as they would be made anew.
  mutating func forgetWritten() {
    guard !sharing.written.isEmpty else { return }
    for attributes in sharing.written {
      attributes.sharing = nil
      if let element = attributes.element { self.attributes[element] = nil }
    }
    sharing.written.removeAll(keepingCapacity: true)
    reported = 0
  }

  /// Forgets all attributes.
  mutating func forgetAll() {
    for attributes in sharing.written { attributes.sharing = nil }
    sharing.written.removeAll(keepingCapacity: true)
    reported = 0
    attributes.removeAll(keepingCapacity: true)
  }

  /// Those written to since the last call.
  mutating func takeNewlyWritten() -> [UICollectionViewLayoutAttributes] {
    guard sharing.written.count > reported else { return [] }
    defer { reported = sharing.written.count }
    return Array(sharing.written[reported...])
  }
}
