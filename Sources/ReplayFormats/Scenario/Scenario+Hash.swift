public import ScrollReplay

extension Scenario {
  /// A fingerprint of all that the scenario's file says, in sixteen hexadecimal digits.
  ///
  /// The name does not count, nor does anything that has UIKit's default.
  public var hashText: String {
    var unnamed = self
    unnamed.name = ""
    return StableHash.text(of: ScenarioFile(unnamed).json())
  }
}

extension LayoutScenarioFile {
  /// A fingerprint of all that the file says but its name and its gesture, in sixteen hexadecimal digits.
  public var hashText: String {
    var unnamed = self
    unnamed.scene.name = ""
    unnamed.gesturePath = nil
    return StableHash.text(of: unnamed.json())
  }
}

extension StableHash {
  /// The hash of bytes, as text.
  fileprivate static func text(of bytes: [UInt8]) -> String {
    var hash = StableHash()
    for byte in bytes { hash.combine(Int(byte)) }
    return text(of: hash.value)
  }
}
