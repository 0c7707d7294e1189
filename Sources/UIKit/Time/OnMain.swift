/// Something that only the main thread uses, carried past a check that cannot know it.
struct OnMain<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
