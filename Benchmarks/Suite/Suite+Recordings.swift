import ReplayFormats
import ScrollPhysics
import ScrollReplay

extension Suite {
  /// A recording of 240 frames with three cells, in and out of every format, beside a plain copy of the text.
  ///
  /// What is written is read again for its checksum, which must be the recording's.
  static func recordingFormats() throws -> [Benchmark] {
    let recording = try swipe(along: FlightCarousel(factor: swipedFactor)).recording
    let file = RecordingFile(recording)
    let golden = GoldenFile(recording)
    let forms: [RecordingForm] = [
      RecordingForm(
        name: "recording JSON", write: { file.json() },
        read: { try RecordingFile(json: $0, path: "recording").recording }),
      RecordingForm(
        name: "recording NDJSON", write: { file.ndjson() },
        read: { try RecordingFile(ndjson: $0, path: "recording").recording }),
      RecordingForm(
        name: "golden", write: { golden.text() },
        read: { try GoldenFile(golden: $0, path: "golden").recording }),
    ]
    return forms.flatMap { benchmarks($0, of: recording) }
      + [tables(of: recording), trace(of: recording)]
  }

  private static func benchmarks(_ form: RecordingForm, of recording: Recording) -> [Benchmark] {
    let text = form.write()
    let (written, read) = (Box(text), Box(Recording(header: recording.header)))
    return [
      Benchmark(
        name: "write \(form.name)", item: "byte", expected: recording.checksum, copies: text,
        run: {
          written.value = form.write()
          return written.value.count
        }, checksum: { (try? form.read(written.value).checksum) ?? 0 }),
      Benchmark(
        name: "read \(form.name)", item: "byte", expected: recording.checksum, copies: text,
        run: {
          read.value = (try? form.read(text)) ?? Recording(header: recording.header)
          return text.count
        }, checksum: { read.value.checksum }),
    ]
  }

  private static func tables(of recording: Recording) -> Benchmark {
    let tables = Box(RecordingTables(recording))
    return Benchmark(
      name: "write recording CSV", item: "byte", expected: 0x95b4_21bf_749d_4950,
      copies: tables.value.frames + tables.value.cells,
      run: {
        tables.value = RecordingTables(recording)
        return tables.value.frames.count + tables.value.cells.count
      },
      checksum: { Checksum(of: tables.value.frames + tables.value.cells).value })
  }

  private static func trace(of recording: Recording) -> Benchmark {
    let events = TraceEvents(recording)
    let written = Box(events.json())
    return Benchmark(
      name: "write trace events", item: "byte", expected: 0xa19d_1aa2_0126_630c,
      copies: written.value,
      run: {
        written.value = events.json()
        return written.value.count
      }, checksum: { Checksum(of: written.value).value })
  }
}

/// A format that keeps a whole recording.
private struct RecordingForm {
  let name: String
  let write: () -> [UInt8]
  let read: ([UInt8]) throws -> Recording
}

extension Checksum {
  /// Folds a text.
  fileprivate init(of bytes: [UInt8]) {
    self.init()
    for byte in bytes { combine(UInt64(byte)) }
  }
}
