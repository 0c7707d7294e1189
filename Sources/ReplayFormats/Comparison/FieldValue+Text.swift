package import ReplayAnalysis
import ScrollLayout
import ScrollReplay

extension FieldValue {
  /// The value as results show it: numbers in their shortest form that reads back the same.
  package var text: String {
    switch self {
    case .missing: "nothing"
    case .number(let number): JSONText.plain(number)
    case .phase(let phase): phase.word.description
    case .events(let events): events.text
    case .element(let element): element.text
    }
  }
}

extension EventSet {
  /// Callbacks' names joined by `+`, as tables have them.
  private var words: String {
    var words: [String] = []
    forEachWord { words.append($0.description) }
    return words.joined(separator: "+")
  }

  fileprivate var text: String { isEmpty ? "no callbacks" : words }
}

extension ScrollPhase {
  /// How files and results spell it.
  package var name: String { word.description }
}
