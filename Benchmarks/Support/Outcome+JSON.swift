import ReplayFormats

extension [Outcome] {
  /// The outcomes and what they were measured with as one JSON object; times are nanoseconds an item.
  func json(_ machine: Machine) -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.key("machine")
      text.value(machine)
      text.key("benchmarks")
      text.array(.lines) { text in for outcome in self { text.value(outcome) } }
    }
    return text.finished()
  }
}

extension JSONText {
  fileprivate mutating func value(_ machine: Machine) {
    object { text in
      text.member("cpu", machine.cpu)
      text.member("cores", machine.cores)
      text.member("system", machine.system)
      text.member("toolchain", machine.toolchain)
      text.member("configuration", machine.configuration)
    }
  }

  fileprivate mutating func value(_ outcome: Outcome) {
    object { text in
      text.member("name", outcome.name)
      text.member("item", outcome.item)
      text.member("items", outcome.items.map(Double.init))
      text.member("minimum", outcome.timing?.minimum)
      text.member("median", outcome.timing?.median)
      text.member("spread", outcome.timing?.spread)
      text.member("ratio", outcome.ratio)
      if let limit = outcome.limit {
        text.member("budget", limit.limit)
        text.member("unit", limit.unit)
        text.member("measured", limit.measured)
        text.member("isMet", limit.isMet)
      }
      guard let checksum = outcome.checksum, let isRight = outcome.isRight else { return }
      text.member("checksum", String(checksum, radix: 16))
      text.member("isRight", isRight)
    }
  }
}
