extension ScenarioFile {
  /// Whether a text is JSON of another kind for sure: a gesture's, a recording's, a grid's.
  ///
  /// What is broken may have been meant as a scenario.
  package static func isOther(_ bytes: [UInt8]) -> Bool {
    guard let root = try? JSONDocument(bytes, path: "").root, var object = try? root.object() else {
      return false
    }
    return object.optional("layout") == nil
      && ["samples", "releases", "offsets"].contains { object.optional($0) != nil }
  }
}
