import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Recording {
  /// Adds the frames that `list` tells.
  mutating func readFrames(_ list: JSONArray) throws(FormatError) {
    for element in list { try readFrame(element) }
  }

  /// Adds the frame that `element` tells, which must be later than the last.
  mutating func readFrame(_ element: JSONValue) throws(FormatError) {
    var object = try element.object()
    let time = try object.required("t").nanoseconds(in: Bounds.clock)
    guard time > times.last ?? -1 else {
      throw element.fail(
        "\(element.jsonPath).t comes before the frame in front of it, but must not")
    }
    append(try object.frame(at: time))
    let list = try object.optional("cells")?.array()
    try object.finish()
    if let list { try readCells(list) }
    endFrame()
  }

  private mutating func readCells(_ list: JSONArray) throws(FormatError) {
    for element in list {
      let (cell, spatial) = try element.attributes()
      append(cell, spatial)
    }
  }
}

extension JSONObject {
  /// A frame without its cells; what `contentOffset` says and where the motion heads default to what is seen.
  fileprivate mutating func frame(at time: Int64) throws(FormatError) -> RecordedFrame {
    let phase: ScrollPhase = try required("phase").word()
    let offset = try required("offset").vector(in: Bounds.recorded)
    return RecordedFrame(
      time: time, phase: phase, offset: offset,
      modelOffset: try optional("modelOffset")?.vector(in: Bounds.recorded) ?? offset,
      velocity: try required("velocity").vector(in: Bounds.recorded),
      target: try optional("target")?.vector(in: Bounds.recorded) ?? offset,
      events: try optional("events")?.events() ?? [])
  }
}

extension JSONValue {
  fileprivate func events() throws(FormatError) -> EventSet {
    var events: EventSet = []
    for element in try array() {
      guard element.kind == .string, let event = EventSet(spelled: try element.string()) else {
        throw element.fail(mustBe: "a callback's name as in \"didScroll\"")
      }
      events.formUnion(event)
    }
    return events
  }

  fileprivate func attributes() throws(FormatError) -> (LayoutAttributes, Transform3D?) {
    var object = try object()
    let range = 0...Int(Int32.max)
    var element = ElementID(
      try object.required("kind").word(), section: try object.required("section").whole(in: range),
      item: try object.optional("item")?.whole(in: range) ?? 0)
    element.name = try object.optional("name")?.elementName() ?? 0
    var attributes = LayoutAttributes(
      element: element, center: try object.required("center").vector(in: Bounds.recorded),
      size: try object.required("size").size())
    if let value = object.optional("transform") { attributes.transform = try value.transform() }
    if let value = object.optional("alpha") {
      attributes.alpha = try value.number(in: Bounds.recorded)
    }
    if let value = object.optional("zIndex") {
      attributes.zIndex = Int32(try value.whole(in: Int(Int32.min)...Int(Int32.max)))
    }
    let spatial = try object.optional("transform3D")?.transform3D()
    try object.finish()
    return (attributes, spatial)
  }

  private func size() throws(FormatError) -> Extent {
    let size = try vector(in: Bounds.recordedSide)
    return Extent(width: size.x, height: size.y)
  }

  private func transform() throws(FormatError) -> Transform {
    let numbers = try numbers(count: 6)
    return Transform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private func transform3D() throws(FormatError) -> Transform3D {
    let numbers = try numbers(count: 16)
    func row(_ index: Int) -> SIMD4<Double> { SIMD4(numbers[4 * index..<4 * index + 4]) }
    return Transform3D(row(0), row(1), row(2), row(3))
  }

  private func numbers(count: Int) throws(FormatError) -> [Double] {
    var numbers: [Double] = []
    for element in try array(count: count...count) {
      numbers.append(try element.number(in: Bounds.recorded))
    }
    return numbers
  }
}

extension JSONText {
  /// Writes frame `index` of `recording` on one line.
  mutating func frame(_ index: Int, of recording: Recording) {
    let frame = recording[index]
    let cells = recording.cells(in: index)
    object { text in
      text.key("t")
      text.milliseconds(frame.time)
      text.member("phase", frame.phase)
      text.member("offset", frame.offset)
      text.member("modelOffset", frame.modelOffset)
      text.member("velocity", frame.velocity)
      text.member("target", frame.target)
      text.array("events") { text in
        frame.events.forEachWord { text.value(word: $0) }
      }
      text.array("cells") { text in
        for index in cells.indices {
          text.value(cells[index], recording.spatialTransform(ofCell: index))
        }
      }
    }
  }

  private mutating func value(_ cell: LayoutAttributes, _ spatial: Transform3D?) {
    object { text in
      text.member("kind", cell.element.kind)
      text.member(name: cell.element.name)
      text.member("section", Int(cell.element.section))
      text.member("item", Int(cell.element.item))
      text.member("center", cell.center)
      text.member("size", Vector(x: cell.size.width, y: cell.size.height))
      text.key("transform")
      text.value(cell.transform)
      text.member("alpha", cell.alpha)
      text.member("zIndex", Int(cell.zIndex))
      guard let spatial else { return }
      text.array("transform3D", of: spatial.numbers) { $0.value($1) }
    }
  }

  private mutating func value(_ transform: Transform) {
    array { text in
      text.value(transform.a)
      text.value(transform.b)
      text.value(transform.c)
      text.value(transform.d)
      text.value(transform.tx)
      text.value(transform.ty)
    }
  }
}
