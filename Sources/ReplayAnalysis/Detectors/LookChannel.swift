import ScrollLayout
import ScrollPhysics

/// One number of how an element is drawn, beside where its layout puts it.
enum LookChannel: CaseIterable {
  case a
  case b
  case c
  case d
  case tx
  case ty
  case alpha

  func value(_ cell: LayoutAttributes) -> Double {
    switch self {
    case .a: cell.transform.a
    case .b: cell.transform.b
    case .c: cell.transform.c
    case .d: cell.transform.d
    case .tx: cell.transform.tx
    case .ty: cell.transform.ty
    case .alpha: cell.alpha
    }
  }

  var isShift: Bool { self == .tx || self == .ty }

  var name: String {
    switch self {
    case .a, .b, .c, .d: "scale or rotation"
    case .tx, .ty: "shift"
    case .alpha: "alpha"
    }
  }
}
