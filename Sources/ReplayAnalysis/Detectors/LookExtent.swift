import ScrollLayout
import ScrollPhysics

/// How much a look changes at most from frame to frame: what stays below a threshold needs no closer look.
struct LookExtent {
  /// By `LookChannel`, and a zero.
  private var largest = SIMD8<Double>(repeating: 0)
  /// Whether the z-index changes at all.
  private(set) var changesZIndex = false
  /// Whether both scales are the same number in every frame, so that what holds for one holds for the other.
  private(set) var isUniform: Bool
  private var last: SIMD8<Double>
  private var lastZIndex: Int32

  init(_ cell: LayoutAttributes) {
    last = LookExtent.numbers(cell)
    lastZIndex = cell.zIndex
    isUniform = cell.transform.a == cell.transform.d
  }

  /// Takes the next frame's look.
  mutating func take(_ cell: LayoutAttributes) {
    let numbers = LookExtent.numbers(cell)
    let change = numbers - last
    largest = pointwiseMax(largest, pointwiseMax(change, last - numbers))
    last = numbers
    if cell.zIndex != lastZIndex { changesZIndex = true }
    lastZIndex = cell.zIndex
    if cell.transform.a != cell.transform.d { isUniform = false }
  }

  /// The largest change of a channel in one frame.
  subscript(channel: LookChannel) -> Double { largest[channel.rawValue] }

  private static func numbers(_ cell: LayoutAttributes) -> SIMD8<Double> {
    let transform = cell.transform
    return SIMD8(
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, cell.alpha, 0)
  }
}
