import Dispatch
import Foundation
import Synchronization

/// Work of many pieces that a command waits for, with its progress and the time left on a terminal.
struct LongWork {
  /// `--threads N`.
  static let threads = NumberFlag(
    "threads", "N", "how many threads work; as many as the machine has cores if not given",
    mustBe: "a whole number in 1…256"
  ) { $0 >= 1 && $0 <= 256 && $0 == $0.rounded() }

  /// How many tasks to work with.
  let tasks: Int
  private let console: Console

  init(_ arguments: Arguments, on console: Console) throws(CommandError) {
    tasks =
      try arguments.number(LongWork.threads).map { Int($0) }
      ?? ProcessInfo.processInfo.activeProcessorCount
    self.console = console
  }

  /// Counts what is done, from any thread.
  final class Progress: Sendable {
    private let done = Mutex(0)

    func add(_ count: Int) { done.withLock { $0 += count } }

    fileprivate var value: Int { done.withLock { $0 } }
  }

  /// Runs `body` and waits for it.
  ///
  /// - Parameters:
  ///   - name: what is being worked on, for the progress line.
  ///   - total: how much there is to do, as `Progress` counts it.
  ///   - body: does it.
  func wait<Value: Sendable, Failure: Error>(
    for name: String, total: Int,
    _ body: @escaping @Sendable (Progress) async throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let progress = Progress()
    let box = Box<Value, Failure>()
    let finished = DispatchSemaphore(value: 0)
    Task(executorPreference: WorkerThreads()) {
      do throws(Failure) {
        let value = try await body(progress)
        box.set(.success(value))
      } catch {
        box.set(.failure(error))
      }
      finished.signal()
    }
    let start = ContinuousClock.now
    while finished.wait(timeout: .now() + .milliseconds(200)) == .timedOut {
      console.progress(LongWork.line(name, progress.value, of: total, after: .now - start))
    }
    console.progress("")
    while true {
      if let result = box.result { return try result.get() }
    }
  }

  /// `mapping nearest: 40 %, 12 s left`.
  static func line(_ name: String, _ done: Int, of total: Int, after elapsed: Duration) -> String {
    guard done > 0, total > 0 else { return "\(name): 0 %" }
    let share = min(1, Double(done) / Double(total))
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let left = Int(seconds * (1 - share) / share + 0.5)
    let time = left < 120 ? "\(left) s" : "\(left / 60) min"
    return "\(name): \(Int(share * 100)) %, \(time) left"
  }
}

/// A result that another thread leaves.
private final class Box<Value: Sendable, Failure: Error>: Sendable {
  private let outcome = Mutex<Result<Value, Failure>?>(nil)

  func set(_ result: Result<Value, Failure>) { outcome.withLock { $0 = result } }

  var result: Result<Value, Failure>? { outcome.withLock { $0 } }
}
