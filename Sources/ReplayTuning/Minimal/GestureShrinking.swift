import ScrollPhysics
public import ScrollReplay

/// Makes a gesture smaller as long as it shows what it is to show: fewer samples, a shorter way, rounder numbers.
public struct GestureShrinking: Sendable {
  /// How many gestures may be tried.
  public var mostTries = 2000

  /// Creates the search.
  public init() {}

  /// The smallest gesture found.
  ///
  /// Greedy: it takes the first smaller one that still shows it, and goes on until none does.
  ///
  /// - Parameters:
  ///   - gesture: one that shows it.
  ///   - shows: whether a gesture does, by replaying it.
  /// - Returns: the gesture itself if nothing smaller shows it.
  /// - Throws: what `shows` throws.
  public func smallest<Failure: Error>(
    _ gesture: Gesture, where shows: (Gesture) throws(Failure) -> Bool
  ) throws(Failure) -> Gesture {
    var best = gesture
    var tries = 0
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in GestureShrinking.smaller(than: best) {
        guard tries < mostTries else { return best }
        tries += 1
        if try shows(candidate) {
          best = candidate
          isSmaller = true
          break
        }
      }
    }
    return best
  }

  /// Gestures that are smaller than `gesture`, the much smaller ones first.
  static func smaller(than gesture: Gesture) -> [Gesture] {
    let cost = Cost(gesture)
    let all = withoutSamples(gesture) + shorter(gesture) + rounder(gesture)
    return all.filter { Cost($0) < cost && isFelt($0) }
  }

  /// Whether a screen could have felt a gesture: it senses a finger 240 times a second at most.
  private static func isFelt(_ gesture: Gesture) -> Bool {
    zip(gesture.samples, gesture.samples.dropFirst()).allSatisfy { sample, next in
      next.phase == .ended || next.time - sample.time >= 4_000_000
    }
  }

  private static func withoutSamples(_ gesture: Gesture) -> [Gesture] {
    gesture.samples.indices.filter { gesture.samples[$0].phase == .moved }.reversed()
      .compactMap { index in
        var samples = gesture.samples
        samples.remove(at: index)
        return try? Gesture(name: gesture.name, samples: samples)
      }
  }

  /// All positions drawn toward the first, and each by itself.
  private static func shorter(_ gesture: Gesture) -> [Gesture] {
    [0.25, 0.5, 0.75, 0.9, 0.97].flatMap { share in
      units.compactMap { unit in
        moved(gesture) { $1 + rounded(share * ($0 - $1), to: unit) }
      }
    }
  }

  /// What numbers may be rounded to, the roundest first.
  private static let units = [100.0, 50, 10, 5, 1, 0.5, 0.1]

  /// Times and positions on a coarser grid, and a first touch at 0.
  private static func rounder(_ gesture: Gesture) -> [Gesture] {
    var found: [Gesture] = []
    for unit in units {
      let alone = gesture.samples.indices.dropFirst().map { Optional($0) }
      found += ([nil] + alone).compactMap { index in
        moved(gesture, only: index) { $1 + rounded($0 - $1, to: unit) }
      }
    }
    for unit in [50.0, 20, 10, 5, 2, 1] {
      let samples = gesture.samples.map { sample in
        var sample = sample
        let first = gesture.samples[0].time
        sample.time = Int64(rounded(Double(sample.time - first) / 1e6, to: unit) * 1e6 + 0.5)
        return sample
      }
      if let round = try? Gesture(name: gesture.name, samples: samples) { found.append(round) }
    }
    return found
  }

  /// All positions moved, or one; none if no gesture goes so.
  private static func moved(
    _ gesture: Gesture, only index: Int? = nil,
    by move: (_ position: Vector, _ first: Vector) -> Vector
  ) -> Gesture? {
    var samples = gesture.samples
    let first = samples[0].position
    for place in samples.indices where index == nil || place == index {
      samples[place].position = move(samples[place].position, first)
    }
    // A lift senses nothing by itself: it stands where the last move was.
    for place in samples.indices.dropFirst() where samples[place].phase == .ended {
      samples[place].position = samples[place - 1].position
    }
    return try? Gesture(name: gesture.name, samples: samples)
  }

  private static func rounded(_ vector: Vector, to unit: Double) -> Vector {
    Vector(x: rounded(vector.x, to: unit), y: rounded(vector.y, to: unit))
  }

  private static func rounded(_ value: Double, to unit: Double) -> Double {
    Elementary.floor(value / unit + 0.5) * unit
  }
}

extension GestureShrinking {
  /// What makes a gesture small: few samples first, then a short way of the finger and round numbers.
  private struct Cost: Comparable {
    let samples: Int
    let way: Double
    let digits: Int

    init(_ gesture: Gesture) {
      samples = gesture.samples.count
      let first = gesture.samples[0]
      way = zip(gesture.samples, gesture.samples.dropFirst()).reduce(0) {
        $0 + ($1.1.position - $1.0.position).squaredLength.squareRoot()
      }
      digits = gesture.samples.reduce(Cost.digits(Double(first.time) / 1e6)) { sum, sample in
        let place = sample.position - first.position
        return sum + Cost.digits(place.x) + Cost.digits(place.y)
          + Cost.digits(Double(sample.time) / 1e6)
      }
    }

    /// How roughly a number can be said: 0 for 0, more the more digits it needs.
    private static func digits(_ value: Double) -> Int {
      guard value != 0 else { return 0 }
      let fit = GestureShrinking.units.firstIndex { unit in
        let steps = value / unit
        return (steps - Elementary.floor(steps + 0.5)).magnitude < 1e-9
      }
      return 1 + (fit ?? GestureShrinking.units.count)
    }

    /// A grade of roundness is worth ten points of way.
    static func < (a: Cost, b: Cost) -> Bool {
      if a.samples != b.samples { return a.samples < b.samples }
      return a.way + 10 * Double(a.digits) < b.way + 10 * Double(b.digits) - 0.01
    }
  }
}
