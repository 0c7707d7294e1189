import UIKit

/// Touches as a gesture file.
struct GestureText {
  let name: String
  let touches: [TouchWatcher.Sample]
  /// The replay's beginning, seconds on the media clock.
  let begin: TimeInterval

  /// The file.
  var data: Data {
    let rows = wholeSwipes.map { touch in
      """
          [\(GestureText.milliseconds(touch.time - begin)),"\(touch.phase)",\
      \(Double(touch.position.x)),\(Double(touch.position.y))]
      """
    }
    let text = """
      {
        "version": 1,
        "name": \(GestureText.quoted(name)),
        "kind": "recorded in an app",
        "samples": [
      \(rows.joined(separator: ",\n"))
        ]
      }

      """
    return Data(text.utf8)
  }

  /// The touches without a last one that has not lifted.
  private var wholeSwipes: ArraySlice<TouchWatcher.Sample> {
    let end = touches.lastIndex { $0.phase == "ended" || $0.phase == "cancelled" }
    return touches[..<(end.map { $0 + 1 } ?? 0)]
  }

  /// Seconds as milliseconds, to the microsecond.
  static func milliseconds(_ seconds: TimeInterval) -> Double {
    (max(seconds, 0) * 1e6).rounded() / 1e3
  }

  /// `text` as JSON spells it.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
