import ScrollPhysics
public import ScrollReplay

/// A motion out of any file that holds one, for a comparison.
///
/// A recording or a golden tells everything; a table of frames neither elements nor releases; a device's trace only
/// offsets.
public enum RecordedMotion: Sendable, Hashable {
  /// A replay, with all its parts.
  case recording(Recording)
  /// A replay without its elements and releases.
  case frames(Recording)
  /// Offsets that an app logged.
  case trace(OffsetTrace)

  /// Reads a file: the content tells which format it is.
  ///
  /// - Throws: the first thing that is wrong, with its line.
  public init(_ bytes: [UInt8], path: String) throws(FormatError) {
    let first = bytes.first { $0 > UInt8(ascii: " ") && !byteOrderMark.contains($0) }
    if first == UInt8(ascii: "{") {
      self = .recording(
        GoldenFile.isGolden(bytes)
          ? try GoldenFile(golden: bytes, path: path).recording
          : try RecordingFile(json: bytes, path: path).recording)
      return
    }
    let file = try ImportFile(bytes, path: path)
    if OffsetTrace.isTrace(file) {
      self = .trace(try OffsetTrace(csv: bytes, path: path))
      return
    }
    let tables = RecordingTables(
      frames: bytes, cells: Array((RecordingTables.cellColumns.joined(separator: ",") + "\n").utf8))
    // A table does not tell what it is a recording of; nothing that a comparison of frames looks at is missed.
    let header = RecordingHeader(
      scenario: file.name, gesture: "unknown", viewport: .init(width: 1, height: 1),
      grid: .threefold, traits: ScrollTraits(), snapping: nil)
    self = .frames(
      try tables.recording(header: header, framesPath: path, cellsPath: path))
  }
}
