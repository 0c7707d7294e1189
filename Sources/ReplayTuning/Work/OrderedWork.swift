/// Many pieces of work, done by several tasks and put together in their order: the result does not tell how many.
enum OrderedWork {
  /// The results of `body` for 0..<count, in that order.
  ///
  /// - Parameters:
  ///   - count: how many pieces there are.
  ///   - tasks: how many of them are in work at a time, 1 at least.
  ///   - body: does one; called in any order and from any thread.
  static func map<Result: Sendable>(
    _ count: Int, tasks: Int, _ body: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var results = [Result?](repeating: nil, count: count)
      var next = 0
      func add() {
        guard next < count else { return }
        let index = next
        next += 1
        group.addTask { (index, body(index)) }
      }
      for _ in 0..<max(1, tasks) { add() }
      while let (index, result) = await group.next() {
        results[index] = result
        add()
      }
      return results.compactMap { $0 }
    }
  }
}
