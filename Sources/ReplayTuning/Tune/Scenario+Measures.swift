import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Scenario {
  /// A number for every measure, in their order; nothing if the gesture releases nothing here.
  func measures(_ gesture: Gesture, _ thresholds: FindingThresholds) -> [Double]? {
    let recording = replay(gesture)
    let metrics = recording.metrics(layout.scrollDirection)
    guard !metrics.isEmpty else { return nil }
    let judgement = recording.judgement(thresholds: thresholds, explains: false)
    let brake = judgement.findings.reduce(0) { $1.kind == .brake ? max($0, $1.magnitude) : $0 }
    func largest(_ number: (MotionMetrics) -> Double) -> Double {
      metrics.reduce(0) { max($0, number($1)) }
    }
    return Measure.allCases.map { measure in
      switch measure {
      case .flaps: Double(judgement.findings.count { $0.isFlap })
      case .backwardDistance: judgement.score.backwardDistance
      case .speedRise: judgement.score.speedRise
      case .overshoot: largest(\.overshoot)
      case .settleTime: largest(\.settleTime)
      case .speedStep: max(judgement.score.speedRise, brake)
      case .worstStep: largest(\.largestStep)
      case .landingDistance: largest(\.distanceFromProposal.magnitude)
      }
    }
  }
}
