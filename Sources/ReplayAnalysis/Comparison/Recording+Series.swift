import ScrollLayout
package import ScrollReplay

extension Recording {
  /// The number that differs in `difference`, in every frame; none where the element is not in sight.
  ///
  /// - Returns: `nil` if what differs is no number of a frame or an element.
  package func series(of difference: RecordingDifference) -> [Double?]? {
    func number(_ readings: [FieldReading]) -> Double? {
      readings.first { $0.field == difference.field && $0.component == difference.component }?
        .value.number
    }
    let values = (0..<count).map { frame in
      guard let element = difference.element else { return number(self[frame].readings) }
      return cells(in: frame).first { $0.element == element }.flatMap { number($0.readings) }
    }
    return difference.field != .time && values.contains { $0 != nil } ? values : nil
  }
}
