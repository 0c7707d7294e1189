import ScrollLayout

/// A frame with its place among the cells, before it goes into the columns.
struct RecordingRow: Sendable, Hashable {
  let frame: RecordedFrame
  /// Where the frame's run in `cells` ends.
  let cellEnd: Int32
}

extension Recording {
  /// Adds frames whose cells are in `cells` already.
  ///
  /// Many at once, because asking eight columns whether they have room costs as much as a frame's motion.
  mutating func append(_ rows: [RecordingRow]) {
    times.append(rows) { $0.frame.time }
    phases.append(rows) { $0.frame.phase }
    offsets.append(rows) { $0.frame.offset }
    if !isForFindings { modelOffsets.append(rows) { $0.frame.modelOffset } }
    velocities.append(rows) { $0.frame.velocity }
    targets.append(rows) { $0.frame.target }
    events.append(rows) { $0.frame.events }
    cellEnds.append(rows) { $0.cellEnd }
  }
}

extension Recording {
  /// Adds elements of an earlier frame once more, to the frame that is being made.
  ///
  /// - Parameter run: where they lie in `cells`.
  package mutating func repeatElements(_ run: Range<Int>) {
    let shift = Int32(cells.count - run.lowerBound)
    cells.repeatElements(from: run.lowerBound, count: run.count)
    var index = spatialCells.count
    while index > 0, spatialCells[index - 1] >= run.lowerBound { index -= 1 }
    for index in index..<spatialCells.count where spatialCells[index] < run.upperBound {
      spatialCells.append(spatialCells[index] + shift)
      spatialTransforms.append(spatialTransforms[index])
    }
  }
}

extension Array {
  /// Appends a value of each of `rows`.
  @inline(__always)
  fileprivate mutating func append(_ rows: [RecordingRow], _ value: (RecordingRow) -> Element) {
    append(addingCapacity: rows.count) { column in
      for row in rows { column.append(value(row)) }
    }
  }
}
