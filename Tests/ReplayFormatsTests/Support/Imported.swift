import ReplayFormats
import ScrollPhysics
import ScrollReplay

/// What is read from `text`, under the path `f`.
func imported(_ text: String, _ options: ImportOptions = ImportOptions()) throws -> GestureImport {
  try GestureImport(Array(text.utf8), path: "f", options: options)
}

/// The one gesture in `text`.
func gesture(_ text: String, _ options: ImportOptions = ImportOptions()) throws -> Gesture {
  try imported(text, options).gestures[0]
}

extension Gesture {
  /// The samples as `8.333 moved 290 100`, a line each.
  var lines: [String] {
    samples.map { sample in
      "\(number(Double(sample.time) / 1e6)) \(sample.phase) "
        + "\(number(sample.position.x)) \(number(sample.position.y))"
    }
  }

  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
