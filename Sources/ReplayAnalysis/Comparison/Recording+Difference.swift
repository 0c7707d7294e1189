import ScrollLayout
import ScrollPhysics
public import ScrollReplay

extension Recording {
  /// Finds the first frame, and in it the first field, that differs by more than `tolerance` from `other`.
  ///
  /// - Parameters:
  ///   - other: the recording to compare with.
  ///   - tolerance: 0 for native recordings, whose bytes are equal; more for layouts that call libm. Times are
  ///     compared in milliseconds.
  /// - Returns: nothing if all frames agree.
  public func difference(
    from other: Recording, tolerance: Double = 0
  ) -> RecordingDifference? {
    for frame in 0..<min(count, other.count) {
      if let found = difference(from: other, in: frame, tolerance) { return found }
    }
    guard count != other.count else { return nil }
    return RecordingDifference(
      frame: min(count, other.count), field: .frameCount, element: nil,
      amount: Double(count - other.count).magnitude)
  }

  private func difference(
    from other: Recording, in frame: Int, _ tolerance: Double
  ) -> RecordingDifference? {
    let (a, b) = (self[frame], other[frame])
    let amounts: [(RecordingField, Double)] = [
      (.time, Double(a.time - b.time).magnitude / 1e6),
      (.phase, a.phase == b.phase ? 0 : 1),
      (.offset, (a.offset - b.offset).reach),
      (.modelOffset, (a.modelOffset - b.modelOffset).reach),
      (.velocity, (a.velocity - b.velocity).reach),
      (.target, (a.target - b.target).reach),
      (.events, a.events == b.events ? 0 : 1),
    ]
    if let (field, amount) = amounts.first(where: { $0.1 > $0.0.least(tolerance) }) {
      return RecordingDifference(frame: frame, field: field, element: nil, amount: amount)
    }
    let (mine, others) = (cells(in: frame), other.cells(in: frame))
    for (mine, other) in zip(mine, others) {
      if let (field, amount) = mine.difference(from: other, tolerance) {
        return RecordingDifference(
          frame: frame, field: field, element: mine.element, amount: amount)
      }
    }
    guard mine.count != others.count else { return nil }
    let (more, fewer) = mine.count > others.count ? (mine, others) : (others, mine)
    return RecordingDifference(
      frame: frame, field: .elements, element: more.dropFirst(fewer.count).first?.element,
      amount: Double(more.count - fewer.count))
  }
}

extension RecordingField {
  /// A tolerance is for numbers: a phase differs or does not.
  fileprivate func least(_ tolerance: Double) -> Double {
    switch self {
    case .phase, .events: 0
    default: tolerance
    }
  }
}

extension LayoutAttributes {
  fileprivate func difference(
    from other: LayoutAttributes, _ tolerance: Double
  ) -> (RecordingField, Double)? {
    if element != other.element { return (.elements, 1) }
    let amounts: [(RecordingField, Double)] = [
      (.center, (center - other.center).reach),
      (
        .size,
        max((size.width - other.size.width).magnitude, (size.height - other.size.height).magnitude)
      ),
      (.transform, transform.reach(from: other.transform)),
      (.alpha, (alpha - other.alpha).magnitude),
      (.zIndex, (Double(zIndex) - Double(other.zIndex)).magnitude),
    ]
    return amounts.first { $0.1 > tolerance }
  }
}

extension Vector {
  fileprivate var reach: Double { max(x.magnitude, y.magnitude) }
}

extension Transform {
  fileprivate func reach(from other: Transform) -> Double {
    max(
      (a - other.a).magnitude, (b - other.b).magnitude, (c - other.c).magnitude,
      max((d - other.d).magnitude, (tx - other.tx).magnitude, (ty - other.ty).magnitude))
  }
}
