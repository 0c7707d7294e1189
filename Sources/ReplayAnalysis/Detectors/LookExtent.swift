import ScrollLayout
import ScrollPhysics

/// How much a look changes at most from frame to frame: what stays below a threshold needs no closer look.
struct LookExtent {
  /// Whether the z-index changes at all.
  private(set) var changesZIndex = false
  /// Whether both scales are the same number in every frame, so that what holds for one holds for the other.
  private(set) var isUniform: Bool
  private var last: Transform
  private var lastAlpha: Double
  private var lastZIndex: Int32
  // By channel.
  private var a = 0.0
  private var b = 0.0
  private var c = 0.0
  private var d = 0.0
  private var tx = 0.0
  private var ty = 0.0
  private var alpha = 0.0

  init(_ cell: LayoutAttributes) {
    last = cell.transform
    lastAlpha = cell.alpha
    lastZIndex = cell.zIndex
    isUniform = cell.transform.a == cell.transform.d
  }

  /// Takes the next frame's look.
  @inline(__always)
  mutating func take(_ cell: LayoutAttributes) {
    let transform = cell.transform
    a = max(a, (transform.a - last.a).magnitude)
    b = max(b, (transform.b - last.b).magnitude)
    c = max(c, (transform.c - last.c).magnitude)
    d = max(d, (transform.d - last.d).magnitude)
    tx = max(tx, (transform.tx - last.tx).magnitude)
    ty = max(ty, (transform.ty - last.ty).magnitude)
    alpha = max(alpha, (cell.alpha - lastAlpha).magnitude)
    if cell.zIndex != lastZIndex { changesZIndex = true }
    if transform.a != transform.d { isUniform = false }
    last = transform
    lastAlpha = cell.alpha
    lastZIndex = cell.zIndex
  }

  /// The largest change of a channel in one frame.
  subscript(channel: LookChannel) -> Double {
    switch channel {
    case .a: a
    case .b: b
    case .c: c
    case .d: d
    case .tx: tx
    case .ty: ty
    case .alpha: alpha
    }
  }
}
