import Foundation

/// Work that is spread over threads; its results come in the order of the work.
enum Parallel {
  /// The results of `body` for `0..<count`.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - jobs: how many threads work at once.
  ///   - body: the same for the same number, whatever thread it runs on.
  static func map<Value: Sendable>(
    _ count: Int, jobs: Int, _ body: @Sendable (Int) -> Value
  ) -> [Value] {
    let results = Results<Value>(count)
    let workers = max(1, min(jobs, count))
    guard workers > 1 else { return (0..<count).map(body) }
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let index = results.next() { results.set(index, body(index)) }
    }
    return results.all
  }
}

/// What the threads share: which piece is next, and what came of the others.
private final class Results<Value: Sendable>: @unchecked Sendable {
  // Every access to the two holds the lock.
  private let lock = NSLock()
  private var values: [Value?]
  private var started = 0

  init(_ count: Int) { values = [Value?](repeating: nil, count: count) }

  var all: [Value] { lock.withLock { values.compactMap { $0 } } }

  func next() -> Int? {
    lock.withLock {
      guard started < values.count else { return nil }
      started += 1
      return started - 1
    }
  }

  func set(_ index: Int, _ value: Value) { lock.withLock { values[index] = value } }
}
