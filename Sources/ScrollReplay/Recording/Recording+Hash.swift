import ScrollLayout

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
  public var hashText: String { StableHash.text(of: hash) }
}
