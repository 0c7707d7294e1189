import ScrollLayout
import ScrollReplay

extension JSONValue {
  /// `[{"frame","kind","element","distance"}]`, rising.
  func faults(frameCount: Int) throws(FormatError) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    for element in try array() {
      faults.append(try element.fault(after: faults.last?.frame, frameCount: frameCount))
    }
    return faults
  }

  /// One fault, not before the frame of the one in front.
  func fault(after last: Int?, frameCount: Int) throws(FormatError) -> LayoutFault {
    var object = try object()
    let frame = try object.required("frame").frame(after: last, frameCount: frameCount)
    let fault = LayoutFault(
      frame: frame, kind: try object.required("kind").word(),
      element: try object.optional("element")?.element(),
      distance: try object.optional("distance")?.number(in: 0...Bounds.recorded.upperBound) ?? 0)
    try object.finish()
    return fault
  }
}

extension JSONText {
  mutating func member(_ name: StaticString, _ faults: [LayoutFault]) {
    guard !faults.isEmpty else { return }
    array(name, of: faults, .lines) { $0.value($1) }
  }

  /// Writes a fault on one line.
  mutating func value(_ fault: LayoutFault) {
    object { text in
      text.member("frame", fault.frame)
      text.member("kind", fault.kind)
      if let element = fault.element {
        text.key("element")
        text.value(element)
      }
      text.member("distance", fault.distance, unless: 0)
    }
  }
}

extension LayoutFault.Kind: FileWord {
  var word: StaticString {
    switch self {
    case .changedWithoutInvalidation: "changedWithoutInvalidation"
    case .sharedAttributesWritten: "sharedAttributesWritten"
    case .movedUnderUpdate: "movedUnderUpdate"
    case .notFinite: "notFinite"
    case .noSuchElement: "noSuchElement"
    case .offsetWrittenDuringMotion: "offsetWrittenDuringMotion"
    case .clockRead: "clockRead"
    }
  }
}
