/// A value that the closures of a benchmark share, and change in place.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
