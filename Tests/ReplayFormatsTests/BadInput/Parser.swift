import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

/// A reader of files, with a good file for it.
struct Parser: Sendable, CustomTestStringConvertible {
  let name: String
  let good: String
  /// Whether the files are JSON, so that each bracket and quote counts.
  let isJSON: Bool
  private let body: @Sendable ([UInt8]) throws -> Void

  var testDescription: String { name }

  private init(
    _ name: String, _ good: String, isJSON: Bool = true,
    _ body: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.name = name
    self.good = good
    self.isJSON = isJSON
    self.body = body
  }

  /// What reading `bytes` says.
  func message(_ bytes: [UInt8]) -> String {
    ReplayFormatsTests.message { try body(bytes) }
  }

  static let all =
    [
      Parser("JSON", "{\"a\":[1,-2.5e3,true,null,\"é\"]}") { _ = try JSONDocument($0, path: "f") },
      Parser("scenario", scenario) { _ = try ScenarioFile(json: $0, path: "f") },
      Parser("recording", recording) { _ = try RecordingFile(json: $0, path: "f") },
      Parser("recording lines", lines) { _ = try RecordingFile(ndjson: $0, path: "f") },
      Parser("frames", frames, isJSON: false) {
        try tables(RecordingTables(frames: $0, cells: Array(cells.utf8)))
      },
      Parser("cells", cells, isJSON: false) {
        try tables(RecordingTables(frames: Array(frames.utf8), cells: $0))
      },
      Parser("grid", grid) { _ = try ReleaseGridFile(json: $0, path: "f") },
      Parser("gesture", gesture) { _ = try GestureFile(json: $0, path: "f") },
      Parser("gesture table", "t_ms,phase,x,y\n0,began,1,1\n8,ended,1,1\n", isJSON: false) {
        _ = try GestureFile(csv: $0, name: "n", path: "f")
      },
      Parser("offset trace", "t_ms,content_offset_y\n0,1\n8,2\n", isJSON: false) {
        _ = try OffsetTrace(csv: $0, path: "f")
      },
      Parser("axes", axes, isJSON: false) { _ = try TouchAxes(getevent: $0, path: "f") },
    ] + FormatSample.all.filter { $0.format != .json }.map(touches)

  private static func touches(_ sample: FormatSample) -> Parser {
    let format = sample.format
    let isJSON =
      sample.text.hasPrefix("{") || sample.text.hasPrefix("[{") || sample.text.hasPrefix("[0")
    return Parser("\(format)", sample.text, isJSON: isJSON) {
      let options = ImportOptions(format: format, viewport: Extent(width: 100, height: 100))
      _ = try GestureImport($0, path: "f", options: options)
    }
  }

  private static func tables(_ tables: RecordingTables) throws {
    let header = RecordingHeader(
      scenario: "s", gesture: "g", viewport: Extent(width: 1, height: 1), grid: .threefold,
      traits: ScrollTraits(), snapping: nil)
    _ = try tables.recording(header: header, framesPath: "f", cellsPath: "f")
  }
}

extension Parser {
  private static let scenario = """
    {"version":1,"name":"n","viewport":{"width":100,"height":50},
    "layout":{"kind":"flow","sections":[{"itemCount":3,"itemSize":{"width":80,"height":40}}]},
    "start":[0,1.5],"frames":{"rate":60}}
    """
  private static let frame = """
    {"t":0,"phase":"idle","offset":[0,0.5],"velocity":[0,0],"cells":[{"kind":"cell","section":0,\
    "center":[5,5],"size":[10,10]}]}
    """
  private static let header = """
    "version":1,"scenario":"s","gesture":"g","viewport":{"width":100,"height":50}
    """
  private static let recording =
    "{\(header),\n\"frames\":[\(frame)],\"releases\":[],\"findings\":[]}"
  private static let lines = "{\(header)}\n\(frame)\n{\"frames\":1}"
  private static let frames = """
    frame,t_ms,phase,offset_x,offset_y,model_x,model_y,velocity_x,velocity_y,target_x,target_y,events
    0,0.5,idle,0,0,0,0,0,0,0,0,touch

    """
  private static let cells = """
    frame,kind,name,section,item,center_x,center_y,width,height,a,b,c,d,tx,ty,alpha,zIndex,transform3d
    0,cell,0,0,1,5,5,10,10,1,0,0,1,0,0,1,0,

    """
  private static let grid = """
    {"version":1,"offsets":{"from":0,"to":1,"step":0.5},"velocities":{"from":-1,"to":1,"step":1}}
    """
  private static let gesture = """
    {"version":1,"name":"n","samples":[[0,"began",1,2],[8.5,"ended",1,2]]}
    """
  private static let axes = """
    add device 1: /dev/input/event2
        0035  : value 0, min 0, max 99, fuzz 0
        0036  : value 0, min 0, max 199, fuzz 0

    """
}
