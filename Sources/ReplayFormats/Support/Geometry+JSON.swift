import ScrollLayout
package import ScrollPhysics

extension JSONValue {
  /// A pair `[x, y]`.
  func vector(
    in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
  )
    throws(FormatError) -> Vector
  {
    let pair = try pair()
    return Vector(x: try pair.0.bounded(range), y: try pair.1.bounded(range))
  }

  /// The elements of an array of two.
  func pair() throws(FormatError) -> (JSONValue, JSONValue) {
    let elements = Array(try array(count: 2...2))
    return (elements[0], elements[1])
  }

  /// An object `{"width","height"}`.
  func extent(in range: ClosedRange<Double>) throws(FormatError) -> Extent {
    var object = try object()
    let extent = Extent(
      width: try object.required("width").number(in: range),
      height: try object.required("height").number(in: range))
    try object.finish()
    return extent
  }

  /// An object `{"top","left","bottom","right"}`; an edge that is left out has no inset.
  func insets() throws(FormatError) -> Insets {
    let range = -FlowLayout.longestLength...FlowLayout.longestLength
    var object = try object()
    let insets = Insets(
      top: try object.optional("top")?.number(in: range) ?? 0,
      left: try object.optional("left")?.number(in: range) ?? 0,
      bottom: try object.optional("bottom")?.number(in: range) ?? 0,
      right: try object.optional("right")?.number(in: range) ?? 0)
    try object.finish()
    return insets
  }

  private func bounded(_ range: ClosedRange<Double>) throws(FormatError) -> Double {
    range.upperBound == .greatestFiniteMagnitude ? try number() : try number(in: range)
  }
}

extension JSONText {
  /// Writes a pair `[x, y]`.
  package mutating func value(_ vector: Vector) {
    beginValue()
    append("[")
    append(vector.x)
    append(",")
    append(vector.y)
    append("]")
  }

  /// Writes an object `{"width","height"}`.
  package mutating func value(_ extent: Extent) {
    object { json in
      json.member("width", extent.width)
      json.member("height", extent.height)
    }
  }

  /// Writes an object of the edges that have an inset.
  package mutating func value(_ insets: Insets) {
    object { json in
      json.member("top", insets.top, unless: 0)
      json.member("left", insets.left, unless: 0)
      json.member("bottom", insets.bottom, unless: 0)
      json.member("right", insets.right, unless: 0)
    }
  }
}
