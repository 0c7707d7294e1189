package import ReplayAnalysis
import ReplayFormats
import ScrollPhysics
import ScrollReplay

extension RecordingDifference {
  /// What differs: `offset x`, `transform a of cell [0, 3]`.
  package var place: String {
    let name = component.isEmpty ? field.title : "\(field.title) \(component)"
    guard let element else { return name }
    return field == .elements ? "\(name): \(element.text)" : "\(name) of \(element.text)"
  }

  /// How far apart the two values are, in the field's unit.
  package var amountText: String {
    guard expected.number != nil, actual.number != nil else { return "another word" }
    let number = amount >= 1e-3 ? Numeral.rounded(amount, places: 6) : Numeral.text(amount)
    return field.unit.isEmpty ? number : "\(number) \(field.unit)"
  }

  /// How far apart the two values are, with the field's unit and in ulps.
  package var distance: String {
    var parts = [amountText]
    if field != .frameCount, let ulps { parts.append(ulps == 1 ? "1 ulp" : "\(ulps) ulps") }
    if let look { parts.append(look.text) }
    return parts.joined(separator: ", ")
  }

  /// The motion under way and since when.
  package var since: String {
    guard let previous = stage.previous else { return "\(stage.stage.title) from the beginning on" }
    return
      "\(stage.stage.title), which took over from the \(previous.title) in frame \(stage.frame)"
  }

  /// The frame, its time and what the view did.
  package var moment: String {
    "frame \(frame) at \(Numeral.rounded(Double(time) / 1e6)) ms, \(phase.name)"
  }

  /// The whole in one line.
  package var sentence: String {
    let size = expected.number == nil || actual.number == nil ? "" : " (\(distance))"
    return "\(moment): \(place) is \(actual.text), but must be \(expected.text)\(size)"
  }
}

extension LookDifference {
  fileprivate var text: String {
    """
    drawn \(Numeral.rounded(scale, places: 6)) apart in scale, turned by \
    \(Numeral.rounded(degrees, places: 4))°, shifted by \(Numeral.rounded(points, places: 4)) pt
    """
  }
}

extension MotionStage {
  fileprivate var title: String { self == .paging ? "page motion" : rawValue }
}

extension RecordingField {
  /// What people call the column.
  package var title: String {
    switch self {
    case .frameCount: "number of frames"
    case .modelOffset: "contentOffset"
    case .elements: "elements in sight"
    case .center: "centre"
    case .time, .phase, .offset, .velocity, .target, .events, .size, .transform, .alpha, .zIndex,
      .release:
      rawValue
    }
  }
}
