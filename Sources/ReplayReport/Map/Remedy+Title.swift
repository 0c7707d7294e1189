import ReplayFormats
import ScrollReplay

extension Remedy {
  /// Its word, with the numbers of a spring that is not one of the usual.
  package var label: String {
    guard case .spring(let spring) = self, !Remedy.named.contains(self) else {
      return word.description
    }
    return
      "\(word) \(Numeral.rounded(spring.dampingRatio, places: 3)), \(Numeral.rounded(spring.duration)) ms"
  }

  /// What a picture calls it.
  var title: String { self == .none ? "the target alone" : label }
}
