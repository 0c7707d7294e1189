import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// Two recordings brought side by side, frame by frame.
struct FrameComparison {
  let actual: Recording
  let expected: Recording
  let options: ComparisonOptions
  /// Whether the frames were interpolated, so that phases, callbacks and presence mean nothing.
  let isResampled: Bool

  init(
    _ actual: Recording, _ expected: Recording, _ options: ComparisonOptions,
    isResampled: Bool = false
  ) {
    self.actual = actual
    self.expected = expected
    self.options = options
    self.isResampled = isResampled
  }

  /// The first difference that counts.
  var first: RecordingDifference? {
    for frame in 0..<shared {
      if let found = differences(in: frame).first { return found }
    }
    return lengthDifference ?? releaseDifference
  }

  /// The largest difference of each field.
  var largest: [RecordingDifference] {
    var largest: [RecordingField: RecordingDifference] = [:]
    for frame in 0..<shared {
      for found in differences(in: frame) where found.amount > largest[found.field]?.amount ?? -1 {
        largest[found.field] = found
      }
    }
    if let found = lengthDifference { largest[.frameCount] = found }
    if let found = releaseDifference { largest[.release] = found }
    return RecordingField.allCases.compactMap { largest[$0] }
  }

  /// The difference of the only frame's offset, told as that of `frame` in `whole`.
  func landing(frame: Int, in whole: Recording) -> RecordingDifference? {
    guard var found = differences(in: 0).first(where: { $0.field == .offset }) else { return nil }
    found.frame = frame
    found.time = whole.times[frame]
    found.stage = whole.stageStart(at: frame)
    return found
  }

  private var shared: Int { min(actual.count, expected.count) }

  private var lengthDifference: RecordingDifference? {
    guard actual.count != expected.count else { return nil }
    var found = difference(in: shared, .frameCount)
    found.expected = .number(Double(expected.count))
    found.actual = .number(Double(actual.count))
    found.amount = Double(actual.count - expected.count).magnitude
    return found
  }

  /// All that differs in a frame, in the order of the fields, then of the elements.
  private func differences(in frame: Int) -> [RecordingDifference] {
    let isSame = actual[frame] == expected[frame]
    var found = isSame ? [] : differences(actual[frame].readings, expected[frame].readings, frame)
    guard options.comparesElements else { return found }
    let (mine, theirs) = (actual.cells(in: frame), expected.cells(in: frame))
    guard mine != theirs else { return found }
    found += presence(mine, theirs, frame)
    for (mine, theirs) in pairs(mine, theirs) where mine != theirs {
      found += differences(mine.readings, theirs.readings, frame, (mine, theirs))
    }
    return found
  }

  /// The differences of a frame's or an element's fields, for each the number that differs most.
  private func differences(
    _ mine: [FieldReading], _ theirs: [FieldReading], _ frame: Int,
    _ pair: (mine: LayoutAttributes, theirs: LayoutAttributes)? = nil
  ) -> [RecordingDifference] {
    var found: [RecordingDifference] = []
    for (mine, theirs) in zip(mine, theirs) where mine.value != theirs.value {
      if isResampled, mine.field == .phase || mine.field == .events { continue }
      var amount = 1.0
      if let a = mine.value.number, let b = theirs.value.number { amount = (a - b).magnitude }
      if mine.field == .transform, let pair {
        guard options.tolerance.isExceeded(by: pair.mine.transform, pair.theirs.transform) else {
          continue
        }
      } else if !isExceeded(amount, mine.field, frame) {
        continue
      }
      var next = difference(in: frame, mine.field)
      next.component = mine.component
      next.element = pair?.theirs.element
      (next.expected, next.actual) = (theirs.value, mine.value)
      next.amount = amount
      if mine.field == .transform, let pair {
        next.look = LookDifference(pair.mine.transform, pair.theirs.transform)
      }
      guard let last = found.last, last.field == next.field else {
        found.append(next)
        continue
      }
      if amount > last.amount { found[found.count - 1] = next }
    }
    return found
  }

  private func isExceeded(_ amount: Double, _ field: RecordingField, _ frame: Int) -> Bool {
    let before = max(frame, 1) - 1
    let after = min(before + 1, expected.count - 1)
    return options.tolerance.isExceeded(
      by: amount, in: field,
      frameDuration: Double(expected.times[after] - expected.times[before]) / 1e6)
  }

  func difference(in frame: Int, _ field: RecordingField) -> RecordingDifference {
    let reference = expected.count > 0 ? expected : actual
    let inside = min(frame, max(reference.count - 1, 0))
    return RecordingDifference(
      frame: frame, time: reference.times.indices.contains(inside) ? reference.times[inside] : 0,
      phase: reference.phases.indices.contains(inside) ? reference.phases[inside] : .idle,
      field: field, amount: 1, stage: reference.stageStart(at: frame))
  }
}
