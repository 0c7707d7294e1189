import Foundation
import ReplayCommands
import ReplayFormats
import Samples
import ScrollReplay

/// A folder of scenarios, gestures and goldens that is gone when its test is over.
struct ReplayFolder {
  let directory: TemporaryDirectory

  /// Holds carousels of these names, all the same, with two gestures of which they name the first.
  init(_ names: [String] = ["carousel"]) throws {
    directory = try TemporaryDirectory()
    for folder in ["scenarios", "gestures"] {
      try FileManager.default.createDirectory(
        atPath: place(folder), withIntermediateDirectories: true)
    }
    for name in names { try write(ReplayFolder.scenario(), to: "scenarios/\(name).json") }
    try copy("left-0.3")
    try copy("left-1")
  }

  var path: String { place("") }

  /// Where a file is; unlike a URL's path, as it is spelled.
  func place(_ name: String) -> String {
    let folder = directory.url.path(percentEncoded: false)
    return folder + (folder.hasSuffix("/") ? "" : "/") + name
  }

  func copy(_ gesture: String) throws {
    let file = "gestures/\(gesture).json"
    try OutputFile.write(Fixtures.bytes(file), to: place(file))
  }

  func write(_ text: String, to name: String) throws {
    let path = place(name)
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try OutputFile.write(Array(text.utf8), to: path)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try InputFile.bytes(place(name)), as: UTF8.self)
  }

  /// Replaces text of a file.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try text(name)
    precondition(text.contains(old), "\(name) does not hold \(old)")
    try write(text.replacing(old, with: new, maxReplacements: 1), to: name)
  }

  func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place(folder)).sorted()
  }

  func check(_ flags: String = "", width: Int = 300) -> Transcript {
    Transcript("check \(path) \(flags)", width: width)
  }

  /// A carousel that ends its drags with a spring.
  static func scenario(dampingRatio: Double = 0.8) -> String {
    """
    {
      "version": 1,
      "name": "carousel",
      "viewport": {"width":375,"height":300},
      "layout": {
        "kind": "flow",
        "scrollDirection": "horizontal",
        "sections": [
          {"itemCount":10,"itemSize":{"width":335,"height":300},"minimumLineSpacing":20,"sectionInset":{"left":20,"right":20}}
        ],
        "effects": [{"kind":"scale","minimum":0.8}]
      },
      "snapping": {"kind":"nearestCentre"},
      "start": [1065,0],
      "remedy": {"kind":"spring","duration_ms":500,"dampingRatio":\(dampingRatio)},
      "gesture": "../gestures/left-0.3.json"
    }
    """
  }
}
