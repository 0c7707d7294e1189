import ScrollPhysics
import ScrollReplay

/// Tells the points that Android computes for a frame from those that its touch panel sensed.
///
/// Android puts a point between two sensed ones, mostly, so that each frame has one of its own time. Left in, it
/// counts as a sample that UIKit never gets, and spoils the velocity where it lies close to a sensed one.
struct ResampledPoints: Sendable {
  private let samples: [PanSample]
  private let isSensed: [Bool]
  /// How long the panel takes from one point to the next, nanoseconds.
  private let period: Int64?

  /// Looks at a swipe's samples.
  ///
  /// - Parameters:
  ///   - samples: in the order of their times.
  ///   - unitsPerPoint: of the file's units: where these are pixels, sensed positions are mostly whole.
  init(_ samples: [PanSample], unitsPerPoint: Double) {
    self.samples = samples
    isSensed = samples.map { sample in
      ResampledPoints.isWhole(sample.position.x * unitsPerPoint)
        && ResampledPoints.isWhole(sample.position.y * unitsPerPoint)
    }
    period = ResampledPoints.period(samples, isSensed)
  }

  /// The samples without those that lie between two sensed ones a period apart, and without moves less than a
  /// millisecond after another sample.
  var thinned: [PanSample] {
    var kept: [PanSample] = []
    for (index, sample) in samples.enumerated() where !isBetweenSensed(index) {
      if sample.phase == .moved, let last = kept.last, sample.time - last.time < 1_000_000 {
        continue
      }
      kept.append(sample)
    }
    return kept
  }

  private func isBetweenSensed(_ index: Int) -> Bool {
    guard let period, samples[index].phase == .moved, !isSensed[index], index > 0,
      index + 1 < samples.count, isSensed[index - 1], isSensed[index + 1],
      samples[index + 1].phase == .moved
    else { return false }
    return 2 * (samples[index + 1].time - samples[index - 1].time) <= 3 * period
  }

  /// The median distance of sensed moves, if at least half of the moves look sensed and some do not.
  private static func period(_ samples: [PanSample], _ isSensed: [Bool]) -> Int64? {
    let moves = samples.indices.filter { samples[$0].phase == .moved }
    let sensed = moves.filter { isSensed[$0] }
    guard sensed.count < moves.count, sensed.count >= 3, 2 * sensed.count >= moves.count else {
      return nil
    }
    let gaps = zip(sensed, sensed.dropFirst()).map { samples[$1].time - samples[$0].time }
    return gaps.sorted()[gaps.count / 2]
  }

  private static func isWhole(_ value: Double) -> Bool {
    guard value.magnitude < 1e9 else { return false }
    return (value - Double(Int64(value + (value < 0 ? -0.5 : 0.5)))).magnitude < 1e-3
  }
}
