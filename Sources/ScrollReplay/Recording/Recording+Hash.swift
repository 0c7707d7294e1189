import ScrollLayout
import ScrollPhysics

extension Recording {
  /// A fingerprint of every column, the same for the same recording on every machine and in every build.
  ///
  /// Zero and negative zero count as equal. Names do not count: a renamed scenario keeps its hash.
  public var hash: UInt64 {
    var hash = StableHash()
    hash.combine(count)
    for frame in 0..<count {
      hash.combine(Int(times[frame]))
      hash.combine(Int(phases[frame].rawValue) << 16 | Int(events[frame].rawValue))
      hash.combine(offsets[frame])
      hash.combine(modelOffsets[frame])
      hash.combine(velocities[frame])
      hash.combine(targets[frame])
      hash.combine(Int(cellEnds[frame]))
    }
    for cell in cells { hash.combine(cell) }
    for release in releases { hash.combine(release) }
    for (cell, transform) in zip(spatialCells, spatialTransforms) {
      hash.combine(Int(cell))
      for number in transform.numbers { hash.combine(number) }
    }
    return hash.value
  }

  /// The hash as files and reports show it: sixteen hexadecimal digits.
  public var hashText: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A 64-bit hash of numbers in their order, fixed for all time: Swift's own changes from run to run.
struct StableHash {
  /// The hash of what has been combined.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ bits: UInt64) {
    // One multiplication a word (FNV's prime), and its high bits folded down so that they count too.
    value = (value ^ bits) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  mutating func combine(_ number: Double) { combine((number == 0 ? 0 : number).bitPattern) }

  mutating func combine(_ vector: Vector) {
    combine(vector.x)
    combine(vector.y)
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
