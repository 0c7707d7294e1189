import ScrollLayout
import ScrollPhysics

/// A 64-bit hash of numbers in their order, fixed for all time: Swift's own changes from run to run.
package struct StableHash {
  /// The hash of what has been combined.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of nothing.
  package init() {}

  /// Adds 64 bits.
  package mutating func combine(_ bits: UInt64) {
    // One multiplication a word (FNV's prime), and its high bits folded down so that they count too.
    value = (value ^ bits) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }

  /// Adds a whole number.
  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// Adds a number; both zeros are one.
  package mutating func combine(_ number: Double) { combine((number == 0 ? 0 : number).bitPattern) }

  mutating func combine(_ vector: Vector) {
    combine(vector.x)
    combine(vector.y)
  }

  /// A hash as files and reports show it: sixteen hexadecimal digits.
  package static func text(of hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  mutating func combine(_ cell: LayoutAttributes) {
    combine(Int(cell.element.kind.rawValue) | Int(cell.element.name) << 8)
    combine(Int(cell.element.section) << 32 | Int(cell.element.item))
    combine(cell.center)
    combine(cell.size.width)
    combine(cell.size.height)
    combine(cell.transform.a)
    combine(cell.transform.b)
    combine(cell.transform.c)
    combine(cell.transform.d)
    combine(cell.transform.tx)
    combine(cell.transform.ty)
    combine(cell.alpha)
    combine(Int(cell.zIndex))
  }

  mutating func combine(_ release: Release) {
    combine(release.frame)
    combine(release.reading)
    combine(release.velocity)
    combine(release.isGated ? 1 : 0)
    combine(release.proposed)
    combine(release.layoutTarget)
    combine(release.delegateTarget)
    combine(release.target)
    combine(Int(release.x.row.rawValue) << 16 | Int(release.y.row.rawValue))
    combine(release.x.decay.factor)
    combine(release.y.decay.factor)
    combine(Int(release.owner.rawValue))
  }
}
