package import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension JSONValue {
  /// What was found in a recording.
  func findings(frameCount: Int) throws(FormatError) -> [Finding] {
    var findings: [Finding] = []
    for element in try array() { findings.append(try element.finding(frameCount: frameCount)) }
    return findings
  }

  /// One thing that was found.
  func finding(frameCount: Int) throws(FormatError) -> Finding {
    var object = try object()
    let kind: FindingKind = try object.required("kind").word()
    if let flap = object.optional("flap"), try flap.bool() != kind.isFlap {
      throw flap.fail(mustBe: "\(kind.isFlap), as the kind has it")
    }
    let (first, last) = try object.required("frames").pair()
    let start = try first.frame(after: nil, frameCount: frameCount)
    let axis = object.optional("axis")
    var finding = Finding(
      kind, frames: start...(try last.frame(after: start, frameCount: frameCount)),
      axis: axis?.kind == .null ? nil : try axis?.word(),
      phase: try object.required("phase").word(),
      cells: try object.optional("cells")?.elements() ?? [],
      magnitude: try object.required("magnitude").number(in: 0...Bounds.recorded.upperBound),
      unit: try object.required("unit").word(), cause: try object.required("cause").string(),
      rule: try object.required("rule").string())
    if let list = object.optional("remedies") {
      for remedy in try list.array() { finding.remedies.append(try remedy.remedy(.uikit)) }
    }
    try object.finish()
    return finding
  }
}

extension JSONText {
  /// Writes a finding on one line.
  package mutating func value(_ finding: Finding) {
    object { text in
      text.member("kind", finding.kind)
      text.member("flap", finding.isFlap)
      text.array("frames") { text in
        text.value(finding.frames.lowerBound)
        text.value(finding.frames.upperBound)
      }
      text.key("axis")
      if let axis = finding.axis { text.value(axis) } else { text.null() }
      text.member("phase", finding.phase)
      text.key("cells")
      text.value(finding.cells)
      text.member("magnitude", finding.magnitude)
      text.member("unit", finding.unit)
      text.member("cause", finding.cause)
      text.member("rule", finding.rule)
      text.array("remedies", of: finding.remedies) { $0.value($1) }
    }
  }
}

extension FindingKind: FileWord {
  var word: StaticString {
    switch self {
    case .reversal: "reversal"
    case .teleport: "teleport"
    case .kick: "kick"
    case .brake: "brake"
    case .crawl: "crawl"
    case .overshoot: "overshoot"
    case .stall: "stall"
    case .retarget: "retarget"
    case .misplacedRest: "misplacedRest"
    case .staleVelocity: "staleVelocity"
    case .cellFlicker: "cellFlicker"
    case .badAttributes: "badAttributes"
    }
  }
}

extension FindingUnit: FileWord {
  var word: StaticString {
    switch self {
    case .points: "pt"
    case .speed: "pt/ms"
    case .milliseconds: "ms"
    case .frames: "frames"
    case .ratio: "ratio"
    }
  }
}
