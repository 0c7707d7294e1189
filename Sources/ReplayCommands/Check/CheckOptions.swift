import Foundation
import ReplayAnalysis

/// What the flags of `check` ask for.
struct CheckOptions: Sendable {
  /// What counts as a difference.
  let comparison: ComparisonOptions
  /// Whether goldens are written anew.
  let isUpdate: Bool
  /// Which share of the scenarios is checked.
  let shard: Shard
  /// How many replays run at once.
  let jobs: Int
  /// The form of the report.
  let form: Form
  /// Where a JUnit report goes, if one is asked for.
  let junitPath: String?

  /// How results are printed.
  enum Form: Sendable {
    case text
    case json
    /// Text, and a line for each fault that GitHub shows beside the file.
    case github
  }

  static let flags: [Flag] = [
    update, ToleranceFlag.flag, landingOnly, CheckFolder.gestures, CheckFolder.goldensFlag, .json,
    junit, github, ReportFile.flag, shardIndex.flag, shardCount.flag, jobs.flag,
  ]

  private static let update = Flag(
    "update", "write the goldens that are missing, unreadable or differ; exits 1 if there were any")
  private static let landingOnly = Flag(
    "landing-only", "compare only where the content comes to rest")
  private static let junit = Flag(
    "junit", value: "FILE", writes: .file, "write a JUnit report to FILE, beside what is printed")
  private static let github = Flag("github", "print GitHub annotations too")
  private static let shardIndex = CheckOptions.whole(
    "shard-index", "I", "check only the shard with this number, from 0", 0...9_999)
  private static let shardCount = CheckOptions.whole(
    "shard-count", "N", "how many shards there are; a scenario's name decides", 1...10_000)
  private static let jobs = CheckOptions.whole(
    "jobs", "N", "how many replays run at once; the cores if not given", 1...1_000)

  init(_ arguments: Arguments) throws(CommandError) {
    var comparison = ComparisonOptions(tolerance: try ToleranceFlag.tolerance(arguments))
    comparison.isLandingOnly = arguments.has(CheckOptions.landingOnly)
    if comparison.isLandingOnly {
      try ToleranceFlag.requirePoints(arguments, with: "--landing-only")
    }
    self.comparison = comparison
    isUpdate = arguments.has(CheckOptions.update)
    let index = try arguments.number(CheckOptions.shardIndex)
    let count = try arguments.number(CheckOptions.shardCount)
    guard (index == nil) == (count == nil) else {
      throw .usage("--shard-index and --shard-count must be given together")
    }
    shard = Shard(index: Int(index ?? 0), count: Int(count ?? 1))
    guard shard.index < shard.count else {
      throw .usage(
        "--shard-index is \(shard.index), but must be less than --shard-count, \(shard.count)")
    }
    jobs = Int(
      try arguments.number(CheckOptions.jobs)
        ?? Double(ProcessInfo.processInfo.activeProcessorCount))
    switch try arguments.onlyOne(of: [.json, CheckOptions.github]) {
    case .json?: form = .json
    case CheckOptions.github?: form = .github
    default: form = .text
    }
    junitPath = arguments.text(CheckOptions.junit)
  }

  private static func whole(
    _ name: String, _ value: String, _ about: String, _ range: ClosedRange<Int>
  ) -> NumberFlag {
    NumberFlag(
      name, value, about, mustBe: "a whole number in \(range.lowerBound)…\(range.upperBound)"
    ) { number in Int(exactly: number).map(range.contains) ?? false }
  }
}
