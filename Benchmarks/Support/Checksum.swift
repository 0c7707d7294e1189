import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// Folds numbers into 64 bits, in their order.
struct Checksum {
  /// What the numbers so far come to.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  /// Folds a few numbers.
  init(of numbers: Double...) {
    for number in numbers { combine(number.bitPattern) }
  }

  mutating func combine(_ bits: UInt64) {
    value = (value ^ bits) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }

  mutating func combine(_ numbers: Double...) {
    for number in numbers { combine(number.bitPattern) }
  }

  mutating func combine(_ frame: RecordedFrame) {
    combine(UInt64(bitPattern: frame.time))
    combine(UInt64(frame.phase.rawValue) << 16 | UInt64(frame.events.rawValue))
    combine(frame.offset.x, frame.offset.y, frame.modelOffset.x, frame.modelOffset.y)
    combine(frame.velocity.x, frame.velocity.y, frame.target.x, frame.target.y)
  }

  mutating func combine(_ cell: LayoutAttributes) {
    combine(UInt64(cell.element.kind.rawValue))
    combine(UInt64(UInt32(bitPattern: cell.element.item)) << 32 | UInt64(cell.element.section))
    combine(UInt64(UInt32(bitPattern: cell.zIndex)))
    combine(cell.center.x, cell.center.y, cell.size.width, cell.size.height, cell.alpha)
    combine(cell.transform.a, cell.transform.b, cell.transform.c, cell.transform.d)
    combine(cell.transform.tx, cell.transform.ty)
  }
}

extension Recording {
  /// The checksum of every byte that the columns hold.
  var checksum: UInt64 {
    var sum = Checksum()
    for frame in 0..<count {
      sum.combine(self[frame])
      for cell in cells(in: frame) { sum.combine(cell) }
    }
    return sum.value
  }
}
