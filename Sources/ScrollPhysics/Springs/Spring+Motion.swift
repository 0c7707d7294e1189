extension Spring {
  /// Where a spring is that was let go at `displacement` with `velocity`.
  ///
  /// With β = damping/2·mass, ω² = stiffness/mass and z = (β² − ω²)·t², in every regime
  ///
  ///     y = e^(−βt)·(y₀·C(z) + (u₀ + β·y₀)·t·S(z))
  ///     u = e^(−βt)·(u₀·C(z) − (β·u₀ + ω²·y₀)·t·S(z))
  ///
  /// where C(z) = cos √−z = cosh √z and S(z) = sin √−z/√−z = sinh √z/√z are smooth through z = 0:
  /// critical damping is no case of its own, and next to it nothing cancels (PHYSICS §7, A by example).
  /// Negating both arguments negates both results exactly.
  ///
  /// - Parameters:
  ///   - time: seconds since then, finite and not negative.
  ///   - displacement: the way from the target at the start.
  ///   - velocity: its change a second at the start.
  /// - Complexity: O(1); at most one `exp` and one `sin` and `cos`, or two `exp`.
  public func state(at time: Double, from displacement: Double, velocity: Double = 0)
    -> SpringState
  {
    let (decay, shape) = motion(
      at: time, from: SpringState(displacement: displacement, velocity: velocity))
    return SpringState(
      displacement: decay * shape.displacement, velocity: decay * shape.velocity)
  }

  /// The state as a decay, which becomes 0 in time, times a shape, which does not.
  func motion(at time: Double, from start: SpringState) -> (decay: Double, shape: SpringState) {
    precondition(time >= 0 && time < .infinity, "a spring's time is \(time), but must be 0 or more")
    let (y, u) = (start.displacement, start.velocity)
    let rate = decayRate
    let discriminant = discriminant
    let z = discriminant * time * time
    if z > 1 { return creep(at: time, from: start, halfGap: discriminant.squareRoot()) }
    let even: Double
    let odd: Double
    if z < -1 {
      let frequency = (-discriminant).squareRoot()
      even = Elementary.cos(frequency * time)
      odd = Elementary.sin(frequency * time) / frequency
    } else {
      even = Spring.evenSeries(z)
      odd = time * Spring.oddSeries(z)
    }
    let shape = SpringState(
      displacement: y * even + (u + rate * y) * odd,
      velocity: u * even - (rate * u + squaredFrequency * y) * odd)
    return (Elementary.exp(-rate * time), shape)
  }

  /// The motion above critical damping once its two exponentials have parted: their sum.
  ///
  /// The slow rate is ω² over the fast one, since β − √(β² − ω²) would cancel.
  private func creep(at time: Double, from start: SpringState, halfGap: Double)
    -> (decay: Double, shape: SpringState)
  {
    let (y, u) = (start.displacement, start.velocity)
    let fast = decayRate + halfGap
    let slow = squaredFrequency / fast
    let slowPart = (u + fast * y) / (2 * halfGap)
    let fastPart = -(u + slow * y) / (2 * halfGap) * Elementary.exp(-2 * halfGap * time)
    let shape = SpringState(
      displacement: slowPart + fastPart, velocity: -(slow * slowPart + fast * fastPart))
    return (Elementary.exp(-slow * time), shape)
  }

  /// C(z) = Σ zⁿ/(2n)!, for |z| ≤ 1; what is left out is under 5·10⁻¹⁹.
  private static func evenSeries(_ z: Double) -> Double {
    let z2 = z * z
    let a = 1.0 / 24 + z * (1.0 / 720)
    let b = 1.0 / 40_320 + z * (1.0 / 3_628_800)
    let c = 1.0 / 479_001_600 + z * (1.0 / 87_178_291_200)
    let d = 1.0 / 20_922_789_888_000 + z * (1.0 / 6_402_373_705_728_000)
    return 1 + (z / 2 + z2 * (a + z2 * (b + z2 * (c + z2 * d))))
  }

  /// S(z) = Σ zⁿ/(2n + 1)!, for |z| ≤ 1; what is left out is under 10⁻¹⁷.
  private static func oddSeries(_ z: Double) -> Double {
    let z2 = z * z
    let a = 1.0 / 120 + z * (1.0 / 5_040)
    let b = 1.0 / 362_880 + z * (1.0 / 39_916_800)
    let c = 1.0 / 6_227_020_800 + z * (1.0 / 1_307_674_368_000)
    let d = 1.0 / 355_687_428_096_000
    return 1 + (z / 6 + z2 * (a + z2 * (b + z2 * (c + z2 * d))))
  }
}
