import Foundation
import ReplayFormats
import ReplayTuning
import ScrollReplay
import Synchronization

/// This program, run again for shares of a map's rows.
///
/// Each process prints its rows one after the other, `--rows A...B`; whatever a layout prints beside them is left out. The
/// rows are the same whoever maps them, so the map does not tell how many processes there were.
struct MapProcesses: Sendable {
  /// The program's own path.
  let executable: String
  /// The command line of the map, without its remedy and what says which share of it.
  let arguments: [String]

  /// All rows of a plan.
  ///
  /// - Parameters:
  ///   - plan: the releases.
  ///   - remedy: another than the file's own.
  ///   - count: how many processes there are at most.
  ///   - progress: told after each row how many releases it had.
  /// - Throws: `CommandError` (I/O) if a process ends before it has done its rows; bad data if it said so.
  func rows(
    of plan: MapPlan, _ remedy: Remedy?, among count: Int,
    progress: @escaping @Sendable (Int) -> Void
  ) async throws(CommandError) -> [MapRow] {
    let shares = MapProcesses.shares(of: plan.rowCount, among: count)
    let (crew, width) = (ProcessCrew(), plan.grid.velocities.count)
    let results = await withTaskGroup(of: (Int, [MapRow]).self) { group in
      for (index, share) in shares.enumerated() {
        group.addTask {
          do throws(CommandError) {
            return (index, try run(share, remedy, crew) { progress(width) })
          } catch {
            crew.fail(error)
            return (index, [])
          }
        }
      }
      var results = [[MapRow]](repeating: [], count: shares.count)
      for await (index, rows) in group { results[index] = rows }
      return results
    }
    if let failure = crew.failure { throw failure }
    return results.flatMap { $0 }
  }

  /// `count` rows in stretches of about the same length.
  static func shares(of count: Int, among processes: Int) -> [Range<Int>] {
    let parts = max(1, min(processes, count))
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }

  private func run(
    _ rows: Range<Int>, _ remedy: Remedy?, _ crew: ProcessCrew, progress: () -> Void
  ) throws(CommandError) -> [MapRow] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: executable)
    process.arguments =
      arguments + ["--rows", "\(rows.lowerBound)...\(rows.upperBound - 1)"]
      + (remedy.map { ["--remedy", $0.word.description] } ?? [])
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CommandError(
        .inputOutput, "\(executable) cannot be run: \(error.localizedDescription)")
    }
    crew.begin(process.processIdentifier)
    var lines = RowLines()
    while true {
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      for _ in 0..<lines.take(bytes) { progress() }
    }
    process.waitUntilExit()
    crew.end(process.processIdentifier)
    guard process.terminationStatus == 0, lines.rows.count == rows.count else {
      throw failure(process, rows, lines.rows.count)
    }
    return lines.rows
  }

  private func failure(_ process: Process, _ rows: Range<Int>, _ done: Int) -> CommandError {
    let code = process.terminationStatus
    let how =
      process.terminationReason == .uncaughtSignal
      ? "was ended by signal \(code)" : "exited with \(code)"
    let isBadData = process.terminationReason == .exit && code == ExitCode.badData.rawValue
    return CommandError(
      isBadData ? .badData : .inputOutput,
      """
      the process for rows \(rows.lowerBound)...\(rows.upperBound - 1) \(how) after \(done) of \
      \(rows.count.counted("row"))
      """)
  }
}

/// The processes at work, which all end with the first that fails.
private final class ProcessCrew: Sendable {
  private struct State {
    var atWork: [Int32] = []
    var failure: CommandError?
  }

  private let state = Mutex(State())

  /// What the first that failed says.
  var failure: CommandError? { state.withLock { $0.failure } }

  func begin(_ process: Int32) {
    state.withLock { state in
      state.atWork.append(process)
      // It may have been begun while another failed.
      if state.failure != nil { kill(process, SIGKILL) }
    }
  }

  func end(_ process: Int32) { state.withLock { $0.atWork.removeAll { $0 == process } } }

  /// Keeps the first failure and ends the others: by force, since whoever begins a process may block its signals.
  func fail(_ failure: CommandError) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.failure = failure
      for process in state.atWork { kill(process, SIGKILL) }
    }
  }
}

/// The rows among what a process prints.
private struct RowLines {
  private(set) var rows: [MapRow] = []
  private var rest: [UInt8] = []

  /// Takes what was printed next, and tells how many rows it ended.
  mutating func take(_ bytes: Data) -> Int {
    let old = rows.count
    rest += bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if let row = MapRow(line: rest[..<end]) { rows.append(row) }
      rest.removeFirst(end + 1)
    }
    return rows.count - old
  }
}
