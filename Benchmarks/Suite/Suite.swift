/// Every benchmark of the package.
enum Suite {
  /// What is timed. A loop that others are held against stands right before them.
  static func benchmarks() throws -> [Benchmark] {
    try physicsSteps() + nativeFrames() + uikitFrames() + wholeReplays() + analysis() + map()
      + sweep() + gestureFormats() + recordingFormats()
  }

  /// What is counted.
  static func tallies() throws -> [Tally] { try memory() }
}
