extension Int {
  /// So many things in words: `no flaps`, `1 flap`, `2 flaps`.
  package func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self == 0 ? "no" : "\(self)") \(noun)s"
  }
}
