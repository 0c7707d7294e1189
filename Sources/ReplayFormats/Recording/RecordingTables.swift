import ScrollLayout
import ScrollPhysics
public import ScrollReplay

/// A recording's frames and cells as two tables, for spreadsheets and plots.
///
/// Frames: `frame,t_ms,phase,offset_x,…,target_y,events`, the events joined by `+`. Cells:
/// `frame,kind,name,section,item,center_x,…,zIndex,transform3d`, the last being sixteen numbers with spaces between
/// where there is such a transform. Header and releases are in the JSON file only.
public struct RecordingTables: Sendable, Hashable {
  /// The frames, the first line names the columns.
  public var frames: [UInt8]
  /// The cells, headers and footers of all frames.
  public var cells: [UInt8]

  /// Takes two tables as they were read.
  public init(frames: [UInt8], cells: [UInt8]) {
    self.frames = frames
    self.cells = cells
  }

  /// Writes a recording's tables.
  public init(_ recording: Recording) {
    var frames = CSVText(columns: RecordingTables.frameColumns)
    var cells = CSVText(columns: RecordingTables.cellColumns)
    for index in 0..<recording.count {
      frames.row(index, recording[index])
      for cell in recording.cells(in: index).indices {
        cells.row(index, recording.cells[cell], recording.spatialTransform(ofCell: cell))
      }
    }
    self.frames = frames.finished()
    self.cells = cells.finished()
  }

  static let frameColumns = [
    "frame", "t_ms", "phase", "offset_x", "offset_y", "model_x", "model_y", "velocity_x",
    "velocity_y", "target_x", "target_y", "events",
  ]
  static let cellColumns = [
    "frame", "kind", "name", "section", "item", "center_x", "center_y", "width", "height", "a", "b",
    "c",
    "d", "tx", "ty", "alpha", "zIndex", "transform3d",
  ]
}

extension CSVText {
  fileprivate mutating func row(_ index: Int, _ frame: RecordedFrame) {
    field(index)
    field(milliseconds: frame.time)
    field(frame.phase.word)
    field(frame.offset)
    field(frame.modelOffset)
    field(frame.velocity)
    field(frame.target)
    field(frame.events)
    endRow()
  }

  fileprivate mutating func row(_ index: Int, _ cell: LayoutAttributes, _ spatial: Transform3D?) {
    field(index)
    field(cell.element.kind.word)
    field(Int(cell.element.name))
    field(Int(cell.element.section))
    field(Int(cell.element.item))
    field(cell.center)
    field(cell.size.width)
    field(cell.size.height)
    field(cell.transform.a)
    field(cell.transform.b)
    field(cell.transform.c)
    field(cell.transform.d)
    field(cell.transform.tx)
    field(cell.transform.ty)
    field(cell.alpha)
    field(Int(cell.zIndex))
    field(spatial?.numbers ?? [])
    endRow()
  }
}
