import ScrollPhysics
import ScrollReplay

extension GestureFile {
  static let columns = ["t_ms", "phase", "x", "y"]

  /// Reads a table `t_ms,phase,x,y`, its columns in any order.
  ///
  /// - Parameters:
  ///   - bytes: the file's.
  ///   - name: the gesture's name, which a table does not hold.
  ///   - path: the file's, for messages.
  /// - Throws: the first thing that is wrong, with its line.
  public init(csv bytes: [UInt8], name: String, path: String) throws(FormatError) {
    let table = try CSVTable(bytes, path: path, columns: GestureFile.columns)
    guard table.count <= Bounds.samples else {
      throw table.fail(
        0, "the table has \(table.count) samples, but must have at most \(Bounds.samples)")
    }
    let columns = table.positions(of: GestureFile.columns)
    let range = -Gesture.farthest...Gesture.farthest
    var samples: [TouchSample] = []
    samples.reserveCapacity(table.count)
    for row in 0..<table.count {
      func field(_ index: Int) -> CSVField { table.field(row, columns[index]) }
      samples.append(
        TouchSample(
          time: try field(0).nanoseconds(in: 0...Gesture.longest), phase: try field(1).word(),
          position: Vector(
            x: try field(2).number(in: range), y: try field(3).number(in: range))))
    }
    do {
      self.init(try Gesture(name: name, samples: samples))
    } catch {
      throw table.field(error.sample, 0).fail(error.reason)
    }
  }

  /// The samples as a table; name and notes are not in it.
  public func csv() -> [UInt8] {
    var table = CSVText(columns: GestureFile.columns)
    for sample in gesture.samples {
      table.field(milliseconds: sample.time)
      table.field(sample.phase.word)
      table.field(sample.position)
      table.endRow()
    }
    return table.finished()
  }
}
