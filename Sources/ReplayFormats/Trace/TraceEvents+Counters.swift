import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension TraceEvents {
  /// Writes offset and velocity of every frame, and each element's scale where it changes: 0 while out of sight.
  func writeCounters(to text: inout JSONText) {
    var scales: [ElementID: Double] = [:]
    var seen: [ElementID] = []
    for index in 0..<recording.count {
      let time = time(of: index)
      text.counter("contentOffset", "offset", at: time, recording.offsets[index])
      text.counter("velocity", "velocity", at: time, recording.velocities[index])
      var shown: Set<ElementID> = []
      var order: [ElementID] = []
      for cell in recording.cells(in: index) {
        guard shown.insert(cell.element).inserted else { continue }
        order.append(cell.element)
        let scale = cell.transform.scale
        guard scales.updateValue(scale, forKey: cell.element) != scale else { continue }
        text.scale(scale, of: cell.element, at: time, recording.header)
      }
      for element in seen where !shown.contains(element) {
        scales[element] = nil
        text.scale(0, of: element, at: time, recording.header)
      }
      seen = order
    }
  }
}

extension Transform {
  /// How many times as large it makes things: the root of the area's factor, finite whatever the numbers are.
  var scale: Double {
    let most = max(max(a.magnitude, b.magnitude), max(c.magnitude, d.magnitude))
    guard most > 0 else { return 0 }
    let area = (a / most) * (d / most) - (b / most) * (c / most)
    return min(most * area.magnitude.squareRoot(), .greatestFiniteMagnitude)
  }
}

extension ElementID {
  /// What a trace calls it: `cell 0-3`, `header 1`, `supplementary badge 0-3`.
  fileprivate func title(_ names: [String]) -> String {
    switch kind {
    case .cell: "cell \(section)-\(item)"
    case .header, .footer: "\(kind.word) \(section)"
    case .supplementary, .decoration:
      "\(kind.word) \(Int(name) < names.count ? names[Int(name)] : "\(name)") \(section)-\(item)"
    }
  }
}

extension JSONText {
  fileprivate mutating func counter(
    _ name: String, _ category: StaticString, at time: TraceTime, _ vector: Vector
  ) {
    event("C", name, category, .frames, at: time) { text in
      text.member("x", vector.x)
      text.member("y", vector.y)
    }
  }

  fileprivate mutating func scale(
    _ scale: Double, of element: ElementID, at time: TraceTime, _ header: RecordingHeader
  ) {
    event("C", element.title(header.elementNames), "scale", .frames, at: time) { text in
      text.member("scale", scale)
    }
  }
}
