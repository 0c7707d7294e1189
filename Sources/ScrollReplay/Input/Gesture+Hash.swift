import ScrollPhysics

extension Gesture {
  /// A fingerprint of every sample, the same for the same touches on every machine and in every build.
  ///
  /// The name does not count: a renamed gesture keeps its hash.
  public var hash: UInt64 {
    var hash = StableHash()
    hash.combine(samples.count)
    for sample in samples {
      hash.combine(Int(sample.time))
      hash.combine(Int(sample.phase.rawValue))
      hash.combine(sample.position.x)
      hash.combine(sample.position.y)
    }
    return hash.value
  }

  /// The hash as files and reports show it: sixteen hexadecimal digits.
  public var hashText: String { StableHash.text(of: hash) }
}
