import ScrollLayout
import ScrollPhysics
public import ScrollReplay

extension RecordingTables {
  /// Puts a recording together again, without its releases.
  ///
  /// - Parameters:
  ///   - header: what it is a recording of, which tables do not hold.
  ///   - framesPath: the frames' file, for messages.
  ///   - cellsPath: the cells' file.
  /// - Throws: the first thing that is wrong, with its line.
  public func recording(
    header: RecordingHeader, framesPath: String, cellsPath: String
  ) throws(FormatError) -> Recording {
    let frames = try CSVTable(self.frames, path: framesPath, columns: RecordingTables.frameColumns)
    let cells = try CSVTable(self.cells, path: cellsPath, columns: RecordingTables.cellColumns)
    let frameColumns = frames.positions(of: RecordingTables.frameColumns)
    let cellColumns = cells.positions(of: RecordingTables.cellColumns)
    var recording = Recording(header: header)
    var cell = 0
    for index in 0..<frames.count {
      let row = CSVRow(table: frames, row: index, columns: frameColumns)
      recording.append(try row.frame(index, after: recording.times.last))
      while cell < cells.count {
        let row = CSVRow(table: cells, row: cell, columns: cellColumns)
        guard try row[0].whole(in: index...(frames.count - 1)) == index else { break }
        recording.append(try row.attributes(), try row.transform3D())
        cell += 1
      }
      recording.endFrame()
    }
    guard cell == cells.count else {
      throw cells.field(cell, cellColumns[0]).fail(mustBe: "a frame, but there are \(frames.count)")
    }
    return recording
  }
}

/// One line of a table, its fields in the order in which the columns were asked for.
struct CSVRow {
  let table: CSVTable
  let row: Int
  let columns: [Int]

  subscript(index: Int) -> CSVField { table.field(row, columns[index]) }

  /// The frame with number `index`, shown after `last`.
  func frame(_ index: Int, after last: Int64?) throws(FormatError) -> RecordedFrame {
    _ = try self[0].whole(in: index...index)
    let time = try self[1].nanoseconds(in: Bounds.clock)
    if let last, time <= last {
      throw self[1].fail("t_ms is \(self[1].text), but must be later than in the line above")
    }
    return RecordedFrame(
      time: time, phase: try self[2].word(),
      offset: try vector(3), modelOffset: try vector(5), velocity: try vector(7),
      target: try vector(9), events: try self[11].events())
  }

  func attributes() throws(FormatError) -> LayoutAttributes {
    let range = 0...Int(Int32.max)
    var element = ElementID(
      try self[1].word(), section: try self[3].whole(in: range), item: try self[4].whole(in: range))
    element.name = UInt8(try self[2].whole(in: 0...Int(UInt8.max)))
    let size = Extent(
      width: try self[7].number(in: Bounds.recordedSide),
      height: try self[8].number(in: Bounds.recordedSide))
    return LayoutAttributes(
      element: element, center: try vector(5), size: size,
      transform: Transform(
        a: try self[9].number(in: Bounds.recorded), b: try self[10].number(in: Bounds.recorded),
        c: try self[11].number(in: Bounds.recorded),
        d: try self[12].number(in: Bounds.recorded), tx: try self[13].number(in: Bounds.recorded),
        ty: try self[14].number(in: Bounds.recorded)),
      alpha: try self[15].number(in: Bounds.recorded),
      zIndex: Int32(try self[16].whole(in: Int(Int32.min)...Int(Int32.max))))
  }

  /// The last field's transform, if there is one.
  func transform3D() throws(FormatError) -> Transform3D? {
    let numbers = try self[17].numbers(in: Bounds.recorded)
    guard !numbers.isEmpty else { return nil }
    guard numbers.count == 16 else {
      throw self[17].fail(mustBe: "sixteen numbers with spaces between, or empty")
    }
    func row(_ index: Int) -> SIMD4<Double> { SIMD4(numbers[4 * index..<4 * index + 4]) }
    return Transform3D(row(0), row(1), row(2), row(3))
  }

  private func vector(_ index: Int) throws(FormatError) -> Vector {
    Vector(
      x: try self[index].number(in: Bounds.recorded),
      y: try self[index + 1].number(in: Bounds.recorded))
  }
}

extension CSVField {
  /// Callbacks' names joined by `+`.
  fileprivate func events() throws(FormatError) -> EventSet {
    var events: EventSet = []
    for word in text.split(separator: "+") {
      guard let event = EventSet(spelled: word) else {
        throw fail(mustBe: "callbacks' names as in \"touch+didScroll\"")
      }
      events.formUnion(event)
    }
    return events
  }
}
