import Foundation
import ReplayAnalysis
import ReplayFormats
import ScrollReplay

extension CheckCase {
  /// Replays, compares with the golden, and writes it where that is asked for.
  func check(_ options: CheckOptions) -> CheckResult {
    do throws(CommandError) {
      return try checked(options)
    } catch {
      return CheckResult(
        scenario: scenario, gesture: gesture, path: scenarioPath, outcome: .broken(error))
    }
  }

  private func checked(_ options: CheckOptions) throws(CommandError) -> CheckResult {
    let subject = try subject.get()
    guard !gesturePath.isEmpty else {
      throw CommandError(
        .badData, "\(scenarioPath) names no gesture, but must, or --gestures must name some")
    }
    let input = try ReplayInput.gesture(gesturePath)
    let recording = try subject.replay(input)
    guard FileManager.default.fileExists(atPath: goldenPath) else {
      guard options.isUpdate else { return result(.missing) }
      try write(subject.golden(recording, input))
      return result(.written(nil))
    }
    let bytes = try InputFile.bytes(goldenPath)
    let golden: GoldenFile
    do throws(FormatError) {
      golden = try GoldenFile(golden: bytes, path: goldenPath)
    } catch {
      if options.isUpdate { try write(subject.golden(recording, input)) }
      let hint = CommandError(.badData, "\(error) (--update writes it anew)")
      var result = result(options.isUpdate ? .renewed(error) : .broken(hint))
      result.line = error.line
      return result
    }
    let comparison = recording.comparison(with: golden.recording, options: options.comparison)
    let difference = GoldenDifference(
      comparison: comparison, expected: golden.recording, actual: recording)
    let isFine = comparison.agrees && golden.isIntact
    if isFine, !options.isUpdate { return result(.matches) }
    let fresh = subject.golden(recording, input)
    var result: CheckResult
    if !isFine {
      if options.isUpdate { try write(fresh) }
      result = self.result(options.isUpdate ? .written(difference) : .differs(difference))
    } else if options.isUpdate, golden.hash == fresh.hash, fresh.text() != bytes {
      try write(fresh)
      result = self.result(.written(difference))
    } else {
      return self.result(.matches)
    }
    result.line = comparison.first.map { GoldenFile.line(ofFrame: $0.frame, in: bytes) } ?? 1
    result.notes = golden.notes(fresh)
    return result
  }

  private func result(_ outcome: CheckResult.Outcome) -> CheckResult {
    CheckResult(scenario: scenario, gesture: gesture, path: goldenPath, outcome: outcome)
  }

  private func write(_ golden: GoldenFile) throws(CommandError) {
    if let slash = goldenPath.lastIndex(of: "/") {
      try? FileManager.default.createDirectory(
        atPath: String(goldenPath[..<slash]), withIntermediateDirectories: true)
    }
    try OutputFile.write(golden.text(), to: goldenPath)
  }
}

extension ReplaySubject {
  /// The golden of what it makes of `gesture`.
  fileprivate func golden(_ recording: Recording, _ gesture: Gesture) -> GoldenFile {
    switch self {
    case .scenario(let scenario): GoldenFile(recording, of: scenario, gesture)
    case .layout(let file, _): GoldenFile(recording, of: file, gesture)
    }
  }
}

extension GoldenFile {
  /// What differs from `fresh` beside the frames.
  fileprivate func notes(_ fresh: GoldenFile) -> [String] {
    var notes: [String] = []
    if !isIntact {
      notes.append(
        "the golden's rows have the hash \(recording.hashText), not \(hash) as it says: edited or merged by hand"
      )
    }
    let constants = fresh.constants.changes(from: constants)
    if !constants.isEmpty {
      notes.append("constants changed: \(constants.joined(separator: ", "))")
    } else if scenarioHash != fresh.scenarioHash {
      notes.append("the scenario changed since the golden was written")
    }
    if gestureHash != fresh.gestureHash {
      notes.append("the gesture changed since the golden was written")
    }
    if engine != fresh.engine {
      notes.append("the golden was written by version \(engine), this is \(fresh.engine)")
    }
    return notes
  }
}
