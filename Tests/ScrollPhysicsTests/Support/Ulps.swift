/// How many doubles lie from `a` to `b`: 0 if they are equal, 1 if they are neighbours.
func ulps(_ a: Double, _ b: Double) -> UInt64 {
  if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
  func rank(_ x: Double) -> Int64 {
    x.sign == .minus ? -Int64(bitPattern: x.magnitude.bitPattern) : Int64(bitPattern: x.bitPattern)
  }
  return (rank(a) &- rank(b)).magnitude
}

/// A hash of doubles' bits, order included: FNV-1a, a word at a time.
struct BitHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ x: Double) {
    value = (value ^ x.bitPattern) &* 0x0000_0100_0000_01b3
  }
}
