import ReplayAnalysis
import ReplayFormats
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Recording file")
struct RecordingFileTests {
  static let small = """
    {
      "version": 1,
      "scenario": "small",
      "gesture": "tap",
      "viewport": {"width":100,"height":50},
      "scrollView": {"bounces":false},
      "snapping": {"axis":"horizontal","anchor":0.5,"rule":"nearestCentre","positions":[0,110]},
      "truncated": true,
      "boundsChanges": [
        {"frame":1,"size":{"width":50,"height":100}}
      ],
      "frames": [
        {"t":0,"phase":"idle","offset":[0,0],"modelOffset":[0,0],"velocity":[0,0],"target":[0,0],\
    "events":[],"cells":[]},
        {"t":16.666667,"phase":"dragging","offset":[0.3333333333333333,0],"modelOffset":[1,0],\
    "velocity":[0.02,-1e-05],"target":[1,0],"events":["touch","didScroll","layoutPass"],"cells":[\
    {"kind":"cell","section":0,"item":3,"center":[50,25],"size":[100,50],\
    "transform":[0.7,0,0,0.7,0,0],"alpha":0.5,"zIndex":-1}]}
      ],
      "releases": [
        {"frame":1,"offset":[1,0],"reading":[0.3,0],"velocity":[0.25,0],"gated":false,\
    "staleness_ms":0.000001,"proposed":[40,0],"layoutTarget":[110,0],\
    "delegateTarget":[1.7976931348623157e+308,0],"target":[110,0],"case":["long","natural"],\
    "factor":[0.998,0.998],"startVelocity":[0.31,0],"landingTarget":[110,null],\
    "owner":"deceleration","limits":[{"minimum":0,"maximum":110,"bounces":true},\
    {"minimum":0,"maximum":0,"bounces":false}]}
      ],
      "findings": [
        {"kind":"kick","flap":true,"frames":[0,1],"axis":"horizontal","phase":"dragging",\
    "cells":[[0,3]],"magnitude":0.3,"unit":"pt/ms","cause":"é\\n","rule":"§2.3",\
    "remedies":["none","spring","springDistancesPerSecond"]},
        {"kind":"badAttributes","flap":false,"frames":[1,1],"axis":null,"phase":"idle",\
    "cells":[],"magnitude":1,"unit":"frames","cause":"","rule":"","remedies":[]}
      ]
    }

    """

  @Test("reads all that it can say, and writes the same bytes")
  func readsSmall() throws {
    let file = try RecordingFile(json: Array(Self.small.utf8), path: "f")
    let recording = file.recording
    #expect(recording.header.traits.bounces == false)
    #expect(recording.header.snapping?.positions == [0, 110])
    #expect(recording.times == [0, 16_666_667])
    #expect(recording.events[1] == [.touch, .didScroll, .layoutPass])
    #expect(recording.cells(in: 0).isEmpty)
    #expect(recording.cells(in: 1).first?.transform == .scale(0.7))
    #expect(recording.releases.map(\.staleness) == [1])
    #expect(recording.releases[0].x.row == .long)
    #expect(recording.releases[0].y.target == nil)
    #expect(recording.isTruncated)
    #expect(file.findings.map(\.kind) == [.kick, .badAttributes])
    #expect(file.findings[0].remedies.count == 3)
    let written = String(decoding: file.json(), as: UTF8.self)
    #expect(written.replacing(Self.hash, with: "") == Self.small)
    #expect(try RecordingFile(json: file.json(), path: "f") == file)
  }

  private static var hash: Regex<Substring> { #/,\n  "hash": "[0-9a-f]{16}"/# }

  @Test("refuses frames that are not those of the hash")
  func wrongHash() throws {
    let written = try RecordingFile(json: Array(Self.small.utf8), path: "f").json()
    let text = String(decoding: written, as: UTF8.self)
    let hash = String(text.suffix(20).prefix(16))
    let changed = text.replacing("\"item\":3", with: "\"item\":4")
    let message = message { _ = try RecordingFile(json: Array(changed.utf8), path: "f") }
    #expect(message.hasPrefix("f:23:11: $.hash is \"\(hash)\", but must be \""))
    #expect(message.hasSuffix("\", the hash of what the file holds"))
  }

  @Test("takes what is seen for what is not said")
  func readsShort() throws {
    let text = """
      {"version":1,"scenario":"s","gesture":"g","viewport":{"width":1,"height":1},"releases":[],
      "frames":[{"t":0,"phase":"idle","offset":[3,4],"velocity":[0,0],
      "cells":[{"kind":"header","section":2,"center":[0,0],"size":[1,1]}]}]}
      """
    let recording = try RecordingFile(json: Array(text.utf8), path: "f").recording
    #expect(recording.modelOffsets == [Vector(x: 3, y: 4)])
    #expect(recording.targets == [Vector(x: 3, y: 4)])
    #expect(
      recording.cells == [
        LayoutAttributes(
          element: .header(section: 2), center: .zero, size: Extent(width: 1, height: 1))
      ])
  }

  @Test("keeps a replay whole", arguments: Seed.smoke.prefix(20))
  func roundTrip(seed: Seed) throws {
    var numbers = seed.numbers
    let recording = try numbers.nextRecording()
    let file = RecordingFile(recording, findings: recording.findings())
    let bytes = file.json()
    let read = try RecordingFile(json: bytes, path: "f")
    #expect(read == file)
    #expect(read.recording.hash == recording.hash)
    #expect(read.json() == bytes)
  }

  @Test("keeps frames and cells whole in tables", arguments: Seed.smoke.prefix(10))
  func tables(seed: Seed) throws {
    var numbers = seed.numbers
    let recording = try numbers.nextRecording()
    let tables = RecordingTables(recording)
    var read = try tables.recording(header: recording.header, framesPath: "f", cellsPath: "c")
    #expect(RecordingTables(read) == tables)
    read.releases = recording.releases
    read.boundsChanges = recording.boundsChanges
    read.isTruncated = recording.isTruncated
    read.faults = recording.faults
    #expect(read == recording)
  }

  @Test("breaks at no byte that is changed", arguments: Seed.smoke)
  func survivesChanges(seed: Seed) throws {
    var numbers = seed.numbers
    for _ in 0..<20 {
      var broken = Array(Self.small.utf8)
      let place = numbers.next(below: broken.count)
      broken[place] = numbers.pick(Array("0123456789-e.,:[]{}\"".utf8))
      guard let file = try? RecordingFile(json: broken, path: "f") else { continue }
      #expect(try RecordingFile(json: file.json(), path: "f") == file)
    }
  }
}
