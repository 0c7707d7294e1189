import ScrollPhysics

/// The length of the curve that a speed profile's spectrum draws: see `Smoothness.spectralArcLength`.
enum SpectralArcLength {
  /// How many powers of two the profile is padded by.
  static let padding = 4
  /// Frequencies above this do not count, Hz.
  static let highestFrequency = 10.0
  /// The spectrum ends where it last has this share of its largest amplitude.
  static let leastAmplitude = 0.05

  /// The arc length of `speeds`, sampled every `interval` seconds; none if nothing moves.
  ///
  /// - Complexity: O(*n* · *m*) for *m* frequencies up to the highest: no fast transform, this is no inner loop.
  static func of(_ speeds: [Double], interval: Double) -> Double? {
    guard speeds.contains(where: { $0 > 0 }), interval > 0 else { return nil }
    var length = 1 << padding
    while length < speeds.count << padding { length *= 2 }
    let spacing = 1 / (interval * Double(length))
    let bins = min(Int(highestFrequency / spacing) + 1, length)
    var amplitudes = (0..<bins).map { amplitude(of: speeds, bin: $0, length: length) }
    // The speeds are not negative, so the largest amplitude is the first.
    let largest = amplitudes[0]
    amplitudes = amplitudes.map { $0 / largest }
    guard let last = amplitudes.lastIndex(where: { $0 >= leastAmplitude }), last > 0 else {
      return 0
    }
    let width = 1 / Double(last)
    return -(1...last).reduce(0) { sum, bin in
      let rise = amplitudes[bin] - amplitudes[bin - 1]
      return sum + (width * width + rise * rise).squareRoot()
    }
  }

  private static func amplitude(of speeds: [Double], bin: Int, length: Int) -> Double {
    let angle = 2 * Double.pi * Double(bin) / Double(length)
    let (cosine, sine) = (Elementary.cos(angle), Elementary.sin(angle))
    // Horner's rule with the unit vector of the angle, from the last sample down.
    var (real, imaginary) = (0.0, 0.0)
    for speed in speeds.reversed() {
      (real, imaginary) = (
        real * cosine - imaginary * sine + speed, real * sine + imaginary * cosine
      )
    }
    return (real * real + imaginary * imaginary).squareRoot()
  }
}
