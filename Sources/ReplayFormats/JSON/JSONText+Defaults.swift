import ScrollPhysics

// A member that is left out where it has the value that leaving it out means.

extension JSONText {
  mutating func member(_ key: StaticString, _ number: Double, unless standard: Double) {
    if number != standard { member(key, number) }
  }

  mutating func member(_ key: StaticString, _ flag: Bool, unless standard: Bool) {
    if flag != standard { member(key, flag) }
  }

  mutating func member<Word: FileWord & Equatable>(
    _ key: StaticString, _ word: Word, unless standard: Word
  ) {
    if word != standard { member(key, word) }
  }

  mutating func member(_ key: StaticString, _ vector: Vector, unless standard: Vector) {
    if vector != standard { member(key, vector) }
  }

  mutating func member(_ key: StaticString, _ extent: Extent, unless standard: Extent) {
    if extent != standard { member(key, extent) }
  }

  mutating func member(_ key: StaticString, _ insets: Insets, unless standard: Insets) {
    guard insets != standard else { return }
    self.key(key)
    value(insets)
  }
}
