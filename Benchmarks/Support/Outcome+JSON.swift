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
      text.key("cpu")
      text.value(machine.cpu)
      text.key("cores")
      text.value(machine.cores)
      text.key("system")
      text.value(machine.system)
      text.key("toolchain")
      text.value(machine.toolchain)
      text.key("configuration")
      text.value(machine.configuration)
    }
  }

  fileprivate mutating func value(_ outcome: Outcome) {
    object { text in
      text.key("name")
      text.value(outcome.name)
      text.key("item")
      text.value(outcome.item)
      text.member("items", outcome.items.map(Double.init))
      text.member("minimum", outcome.timing?.minimum)
      text.member("median", outcome.timing?.median)
      text.member("spread", outcome.timing?.spread)
      text.member("ratio", outcome.ratio)
      if let limit = outcome.limit {
        text.member("budget", limit.limit)
        text.key("unit")
        text.value(limit.unit)
        text.member("measured", limit.measured)
        text.key("isMet")
        text.value(limit.isMet)
      }
      guard let checksum = outcome.checksum, let isRight = outcome.isRight else { return }
      text.key("checksum")
      text.value(String(checksum, radix: 16))
      text.key("isRight")
      text.value(isRight)
    }
  }

  private mutating func member(_ key: StaticString, _ number: Double?) {
    guard let number else { return }
    self.key(key)
    value(number)
  }
}
