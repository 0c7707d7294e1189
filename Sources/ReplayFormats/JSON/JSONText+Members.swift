package import ScrollPhysics

// A member of the object that is open: its key and its value at once.

extension JSONText {
  /// Writes an object as a member.
  package mutating func object(
    _ key: StaticString, _ layout: Layout = .line, _ body: (inout JSONText) -> Void
  ) {
    self.key(key)
    object(layout, body)
  }

  /// Writes an array as a member.
  package mutating func array(
    _ key: StaticString, _ layout: Layout = .line, _ body: (inout JSONText) -> Void
  ) {
    self.key(key)
    array(layout, body)
  }

  /// Writes elements as a member, each by `write`, in an array.
  package mutating func array<Elements: Sequence>(
    _ key: StaticString, of elements: Elements, _ layout: Layout = .line,
    _ write: (inout JSONText, Elements.Element) -> Void
  ) {
    array(key, layout) { text in
      for element in elements { write(&text, element) }
    }
  }

  /// Writes a number as a member.
  package mutating func member(_ key: StaticString, _ number: Double) {
    self.key(key)
    value(number)
  }

  /// Writes a whole number as a member.
  package mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    value(number)
  }

  /// Writes `true` or `false` as a member.
  package mutating func member(_ key: StaticString, _ flag: Bool) {
    self.key(key)
    value(flag)
  }

  /// Writes a string as a member.
  package mutating func member(_ key: StaticString, _ text: some StringProtocol) {
    self.key(key)
    value(text)
  }

  /// Writes numbers as a member, on one line.
  package mutating func member(_ key: StaticString, _ numbers: [Double]) {
    self.key(key)
    value(numbers)
  }

  /// Writes a pair `[x, y]` as a member.
  package mutating func member(_ key: StaticString, _ vector: Vector) {
    self.key(key)
    value(vector)
  }

  /// Writes an object `{"width","height"}` as a member.
  mutating func member(_ key: StaticString, _ extent: Extent) {
    self.key(key)
    value(extent)
  }

  /// Writes the word for a choice as a member.
  mutating func member(_ key: StaticString, _ choice: some FileWord) {
    self.key(key)
    value(choice)
  }

  /// Writes a number as a member, if there is one.
  package mutating func member(_ key: StaticString, _ number: Double?) {
    if let number { member(key, number) }
  }

  /// Writes a whole number as a member, if there is one.
  package mutating func member(_ key: StaticString, _ number: Int?) {
    if let number { member(key, number) }
  }

  /// Writes a string as a member, if there is one.
  package mutating func member(_ key: StaticString, _ text: String?) {
    if let text { member(key, text) }
  }
}
