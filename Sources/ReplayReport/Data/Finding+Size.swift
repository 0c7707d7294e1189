package import ReplayAnalysis

extension Finding {
  /// Its magnitude with the unit, as short as a person needs it.
  package var size: String {
    switch unit {
    case .points: "\(magnitude.text(1)) pt"
    case .speed: "\(Numeral.fixed(magnitude, places: 2)) pt/ms"
    case .milliseconds: "\(magnitude.text(0)) ms"
    case .frames: magnitude == 1 ? "1 frame" : "\(magnitude.text(0)) frames"
    case .ratio: magnitude.text(2)
    }
  }
}
