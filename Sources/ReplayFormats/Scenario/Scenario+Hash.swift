public import ScrollReplay

extension Scenario {
  /// A fingerprint of all that the scenario's file says, in sixteen hexadecimal digits.
  ///
  /// The name does not count, nor does anything that has UIKit's default.
  public var hashText: String {
    var unnamed = self
    unnamed.name = ""
    var hash = StableHash()
    for byte in ScenarioFile(unnamed).json() { hash.combine(Int(byte)) }
    return StableHash.text(of: hash.value)
  }
}
