import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension JSONValue {
  /// Makes sure that this layout never shows so many elements that a recording of it would fill a computer's memory.
  func requireRoom(_ scenario: Scenario) throws(FormatError) {
    let axis = scenario.layout.scrollDirection
    var length = scenario.viewport[axis]
    for change in scenario.changes {
      if case .viewport(let size) = change.kind { length = max(length, size[axis]) }
    }
    let count = FlowGeometry(scenario.layout, boundsSize: scenario.viewport)
      .mostElementsInSight(of: length)
    guard count <= Bounds.inSight else {
      throw fail(
        """
        \(jsonPath) shows up to \(count) elements in \(JSONText.plain(length)) pt, but must show at most \
        \(Bounds.inSight) at once
        """)
    }
  }
}
