import ScrollPhysics
import ScrollReplay

extension JSONValue {
  /// What happens to a scenario, in the order of time.
  func changes() throws(FormatError) -> [ScenarioChange] {
    var changes: [ScenarioChange] = []
    for element in try array(count: 0...10_000) {
      let change = try element.change()
      if let last = changes.last, change.time < last.time {
        throw element.fail(
          "\(element.jsonPath) comes before the change in front of it, but must not")
      }
      changes.append(change)
    }
    return changes
  }

  /// `{"at_ms","viewport":{…}}` or `{"at_ms","sticky":[…]}`.
  private func change() throws(FormatError) -> ScenarioChange {
    var object = try object()
    let time = try object.required("at_ms").nanoseconds(in: Bounds.time)
    let kind: ScenarioChange.Kind
    if let elements = object.optional("sticky") {
      kind = .stickyElements(try elements.elements())
    } else if let size = object.optional("viewport") {
      kind = .viewport(try size.extent(in: Bounds.side))
    } else {
      throw fail("\(jsonPath) changes nothing, but must have \"viewport\" or \"sticky\"")
    }
    try object.finish()
    return ScenarioChange(at: time, kind)
  }
}

extension JSONText {
  mutating func member(_ name: StaticString, _ changes: [ScenarioChange]) {
    guard !changes.isEmpty else { return }
    array(name, of: changes, .lines) { $0.value($1) }
  }

  private mutating func value(_ change: ScenarioChange) {
    object { text in
      text.key("at_ms")
      text.milliseconds(change.time)
      switch change.kind {
      case .viewport(let size):
        text.member("viewport", size)
      case .stickyElements(let elements):
        text.key("sticky")
        text.value(elements)
      }
    }
  }
}
