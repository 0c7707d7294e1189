import ScrollLayout
import ScrollPhysics

/// What a flow layout has worked out.
final class FlowState {
  /// Where everything is; nil before the first pass.
  private(set) var placed: PlacedFlow?
  /// Whether sizes and data are those that `placed` was made of.
  var hasMetrics = false
  /// Whether headers or footers stay in sight.
  var isPinning = false
  /// The sizes that cells asked for themselves.
  var preferred: [ElementID: Extent] = [:]
  /// Who wrote to attributes that were handed out.
  let sharing = SharedAttributes()
  /// How many of those have been reported.
  private var reported = 0

  /// Takes another geometry, and forgets all attributes.
  func place(_ geometry: FlowGeometry?) {
    for attributes in sharing.written { attributes.sharing = nil }
    sharing.written.removeAll(keepingCapacity: true)
    reported = 0
    placed = geometry.map(PlacedFlow.init)
  }

  /// Forgets attributes that somebody wrote to; the others are as they would be made anew.
  func forgetWritten() {
    guard !sharing.written.isEmpty else { return }
    for attributes in sharing.written {
      attributes.sharing = nil
      if let element = attributes.element { placed?.attributes[element] = nil }
    }
    sharing.written.removeAll(keepingCapacity: true)
    reported = 0
    placed?.forgetAnswer()
  }

  /// Those written to since the last call.
  func takeNewlyWritten() -> [UICollectionViewLayoutAttributes] {
    guard sharing.written.count > reported else { return [] }
    defer { reported = sharing.written.count }
    return Array(sharing.written[reported...])
  }
}

/// A geometry, and the attributes that were handed out of it.
final class PlacedFlow {
  let geometry: FlowGeometry
  /// Attributes that were handed out, and are again.
  var attributes: [ElementID: UICollectionViewLayoutAttributes] = [:]
  /// Room for an answer.
  var scratch: [LayoutAttributes] = []
  /// The last answer, where scrolling does not change it, and for what size.
  private var answer: [UICollectionViewLayoutAttributes] = []
  private var steady = SteadyRange.none
  private var steadySize = Extent.zero

  init(_ geometry: FlowGeometry) { self.geometry = geometry }

  /// The last answer, if it is the answer for `rect` too.
  func steadyAnswer(for rect: Rectangle) -> [UICollectionViewLayoutAttributes]? {
    rect.size == steadySize && steady.contains(rect.origin) ? answer : nil
  }

  /// Searches the elements that `rect` shows.
  func search(_ rect: Rectangle) {
    scratch.removeAll(keepingCapacity: true)
    steady = geometry.appendSteadyElements(in: rect, to: &scratch)
    steadySize = rect.size
  }

  /// Keeps an answer to what was searched last.
  func keep(_ answer: [UICollectionViewLayoutAttributes]) { self.answer = answer }

  /// Has the next question searched anew.
  func forgetAnswer() { steady = .none }
}
