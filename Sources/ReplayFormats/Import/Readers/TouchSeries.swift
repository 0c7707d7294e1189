import ScrollPhysics
import ScrollReplay

/// Samples in the order of a file, told apart by the file's own names for gestures and fingers.
///
/// Phases given by numbers are Android's or UIKit's, whichever fits: a finger lifts as often as it comes down, so
/// more 1 than 0 means UIKit's `moved`. Without phases a finger comes down with its first sample and lifts with its last.
struct TouchSeries: Sendable {
  /// What a sample's phase is given by.
  enum Phase: Sendable {
    case known(TouchPhase)
    case number(Int)
    case none
  }

  private struct Gesture: Sendable {
    var name: String?
    var samples: [(event: FingerEvent, phase: Phase)] = []
  }

  private var gestures: [Gesture] = []
  private var gestureIndices: [String: Int] = [:]
  private var fingers: [String: Int] = [:]
  private(set) var count = 0
  private var zeros = 0
  private var ones = 0
  private var hasFour = false

  /// Whether numbers are those of `UITouch.Phase`.
  private var isUIKit: Bool { hasFour || ones > zeros }

  /// Adds a sample; its event's phase and finger do not count.
  mutating func append(
    _ event: FingerEvent, _ phase: Phase, pointer: String?, gesture: String?
  ) {
    var event = event
    if let pointer {
      event.finger = Int32(truncatingIfNeeded: fingers[pointer, default: fingers.count])
      if fingers[pointer] == nil { fingers[pointer] = fingers.count }
    }
    if case .number(let number) = phase {
      if number == 0 { zeros += 1 }
      if number == 1 { ones += 1 }
      if number == 4 { hasFour = true }
    }
    let index = gesture.map { gestureIndices[$0, default: gestures.count] } ?? 0
    if index == gestures.count {
      gestures.append(Gesture(name: gesture))
      if let gesture { gestureIndices[gesture] = index }
    }
    gestures[index].samples.append((event, phase))
    count += 1
  }

  /// Adds all samples to a log.
  ///
  /// - Throws: a number that is no phase.
  func read(into log: inout TouchLog) throws(FormatError) {
    for gesture in gestures {
      if let name = gesture.name { log.beginGesture(named: name) }
      var first: [Int32: Int] = [:]
      var last: [Int32: Int] = [:]
      for (index, sample) in gesture.samples.enumerated() {
        if first[sample.event.finger] == nil { first[sample.event.finger] = index }
        last[sample.event.finger] = index
      }
      for (index, sample) in gesture.samples.enumerated() {
        var event = sample.event
        switch sample.phase {
        case .known(let phase): event.phase = phase
        case .number(let number):
          guard let phase = isUIKit ? PhaseWords.uikit(number) : PhaseWords.android(number) else {
            throw log.file.fail(
              Int(event.offset), "the phase is \(number), but must be in 0…\(isUIKit ? 4 : 3)")
          }
          event.phase = phase
        case .none:
          event.phase =
            first[event.finger] == index ? .began : last[event.finger] == index ? .ended : .moved
        }
        try log.append(event)
      }
    }
  }
}
