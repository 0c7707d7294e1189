/// The report's JavaScript: small classes, each knowing nothing of those that come after it.
enum ReportScript {
  /// The whole script.
  static let text = [
    "\"use strict\";\n", elements, numbers, replay, track, phone, scale, plot, stack, player,
    findings, remedies, frames, view, folder, start,
  ].joined(separator: "\n")

  /// What a page without a replay needs of it.
  static let numbersAlone = "\"use strict\";\n" + numbers
}
