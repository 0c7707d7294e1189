import ScrollReplay

extension JSONValue {
  /// `{"rate","dropped":[…]}` or `{"times_ms":[…]}`.
  func clock() throws(FormatError) -> FrameClock {
    var object = try object()
    let times = try object.optional("times_ms")?.times()
    let rate = times == nil ? try object.required("rate").number() : 0
    let dropped = times == nil ? try object.optional("dropped")?.refreshes() ?? [] : []
    try object.finish()
    do {
      if let times { return try FrameClock(times: times) }
      return try FrameClock(hertz: rate, dropping: dropped)
    } catch {
      throw fail("\(jsonPath): \(error.description)")
    }
  }

  private func times() throws(FormatError) -> [Int64] {
    var times: [Int64] = []
    for time in try array(count: 2...1_000_000) {
      times.append(try time.nanoseconds(in: Bounds.clock))
    }
    return times
  }

  private func refreshes() throws(FormatError) -> [Int] {
    var refreshes: [Int] = []
    for refresh in try array(count: 0...1_000_000) {
      refreshes.append(try refresh.whole(in: 1...1_000_000_000))
    }
    return refreshes
  }
}

extension JSONText {
  mutating func member(_ name: StaticString, _ clock: FrameClock) {
    guard clock != .sixty else { return }
    object(name) { text in
      switch clock.source {
      case .rate(let hertz):
        text.member("rate", hertz)
      case .times(let times):
        text.array("times_ms") { text in
          for time in times { text.milliseconds(time) }
        }
      }
      guard !clock.dropped.isEmpty else { return }
      text.array("dropped", of: clock.dropped) { $0.value($1) }
    }
  }
}
