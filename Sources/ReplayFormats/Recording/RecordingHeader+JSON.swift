import ScrollPhysics
import ScrollReplay

extension JSONObject {
  /// What a recording is a recording of; its members stand beside the frames.
  mutating func header() throws(FormatError) -> RecordingHeader {
    let scenario = try required("scenario").name()
    let gesture = try required("gesture").name()
    let screen = try required("viewport").screen()
    var header = RecordingHeader(
      scenario: scenario, gesture: gesture, viewport: screen.size, grid: screen.grid,
      traits: try optional("scrollView")?.traits() ?? ScrollTraits(),
      snapping: try optional("snapping")?.snapping())
    if let names = try optional("elementNames")?.array(count: 0...256) {
      for name in names { header.elementNames.append(try name.string()) }
    }
    return header
  }
}

extension JSONValue {
  /// `{"axis","anchor","positions":[…],"rule"}`.
  func snapping() throws(FormatError) -> Snapping {
    var object = try object()
    let axis: Axis = try object.required("axis").word()
    let anchor = try object.required("anchor").number(in: 0...1)
    let rule = try object.required("rule").name()
    var positions: [Double] = []
    for element in try object.required("positions").array() {
      let position = try element.number(in: Bounds.recorded)
      if let last = positions.last, position <= last {
        throw element.fail(mustBe: "above \(JSONText.plain(last)), the position before it")
      }
      positions.append(position)
    }
    try object.finish()
    return Snapping(axis: axis, anchor: anchor, positions: positions, rule: rule)
  }

  /// `[{"frame","size"}]`, rising.
  func boundsChanges(frameCount: Int) throws(FormatError) -> [BoundsChange] {
    var changes: [BoundsChange] = []
    for element in try array() {
      var object = try element.object()
      let frame = try object.required("frame").frame(
        after: changes.last?.frame, frameCount: frameCount)
      changes.append(
        BoundsChange(frame: frame, size: try object.required("size").extent(in: Bounds.side)))
      try object.finish()
    }
    return changes
  }

  /// A frame's number, not before the one of the element in front.
  func frame(after last: Int?, frameCount: Int) throws(FormatError) -> Int {
    let first = last ?? 0
    guard first < frameCount else { throw fail(mustBe: "left out: there are no frames") }
    return try whole(in: first...(frameCount - 1))
  }
}

extension JSONText {
  mutating func members(_ header: RecordingHeader) {
    member("scenario", header.scenario)
    member("gesture", header.gesture)
    key("viewport")
    screen(header.viewport, header.grid)
    member("scrollView", header.traits)
    if let snapping = header.snapping {
      key("snapping")
      value(snapping)
    }
    guard !header.elementNames.isEmpty else { return }
    array("elementNames", of: header.elementNames) { $0.value($1) }
  }

  mutating func value(_ snapping: Snapping) {
    object { text in
      text.member("axis", snapping.axis)
      text.member("anchor", snapping.anchor)
      text.member("rule", snapping.rule)
      text.array("positions", of: snapping.positions) { $0.value($1) }
    }
  }

  mutating func member(_ name: StaticString, _ changes: [BoundsChange]) {
    guard !changes.isEmpty else { return }
    array(name, .lines) { text in
      for change in changes {
        text.object { text in
          text.member("frame", change.frame)
          text.member("size", change.size)
        }
      }
    }
  }
}
