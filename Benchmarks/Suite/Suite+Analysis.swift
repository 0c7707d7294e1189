import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Suite {
  /// The findings and the score of a 240-frame replay, beside a plain pass over its columns.
  static func analysis() throws -> [Benchmark] {
    let recording = try swipe(along: FlightCarousel(factor: swipedFactor)).recording
    let (pass, judged) = (Box(Checksum()), Box(Checksum()))
    return [
      Benchmark(
        name: "plain pass over columns", item: "frame", expected: 0xb381_a065_3607_0424,
        run: {
          pass.value = Checksum(of: recording.plainSum)
          return recording.count
        }, checksum: { pass.value.value }),
      Benchmark(
        name: "analysis", item: "frame", expected: 0x22d8_5fb8_01f1_b909,
        beside: "plain pass over columns",
        run: {
          let judgement = recording.judgement()
          var checksum = Checksum(of: judgement.score.backwardDistance, judgement.score.speedRise)
          for finding in judgement.findings { checksum.combine(finding.magnitude) }
          judged.value = checksum
          return recording.count
        }, checksum: { judged.value.value }),
    ]
  }
}

extension Recording {
  /// The sum of every number of motion and every cell's centre, size, transform and alpha.
  fileprivate var plainSum: Double {
    var sum = 0.0
    for frame in 0..<count {
      let motion = offsets[frame] + modelOffsets[frame] + velocities[frame] + targets[frame]
      sum += motion.x + motion.y + Double(times[frame])
    }
    for cell in cells {
      sum += cell.center.x + cell.center.y + cell.size.width + cell.size.height + cell.alpha
      sum += cell.transform.a + cell.transform.b + cell.transform.c + cell.transform.d
      sum += cell.transform.tx + cell.transform.ty
    }
    return sum
  }
}
