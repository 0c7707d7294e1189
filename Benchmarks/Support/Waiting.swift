import Dispatch

/// Waits for work that is spread over tasks: a benchmark ends when all of them have.
func waiting<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) -> Result {
  let end = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var result: Result?
  Task.detached {
    result = await body()
    end.signal()
  }
  // Comes back once the task has written and is done.
  while true {
    end.wait()
    if let result { return result }
  }
}
