import ScrollLayout
import ScrollPhysics
import Testing

@Suite("Validation of flow layouts")
struct FlowValidationTests {
  private static func layout(_ edit: (inout FlowSection) -> Void) -> FlowLayout {
    var section = FlowSection(items: .fixed(.square(10), count: 3))
    edit(&section)
    return FlowLayout(sections: [FlowSection(items: .each([])), section])
  }

  @Test(
    "names the number that no layout can work with",
    arguments: [
      (
        layout { $0.items = .fixed(Extent(width: -1, height: 10), count: 3) },
        "section 1 item size is -1.0, but must be in 0 ... 1000000.0 points"
      ),
      (
        layout { $0.items = .each([.square(1), Extent(width: 1, height: .nan)]) },
        "section 1 item size is nan, but must be in 0 ... 1000000.0 points"
      ),
      (
        layout { $0.items = .fixed(.square(1), count: -1) },
        "section 1 item count is -1.0, but must be in 0 ... 2147483647"
      ),
      (
        layout { $0.headerReferenceSize.height = .infinity },
        "section 1 header size is inf, but must be in 0 ... 1000000.0 points"
      ),
      (
        layout { $0.minimumLineSpacing = .nan },
        "section 1 line spacing is nan, but must be in -1000000.0 ... 1000000.0 points"
      ),
      (
        layout { $0.sectionInset.right = -1e7 },
        "section 1 right inset is -10000000.0, but must be in -1000000.0 ... 1000000.0 points"
      ),
    ])
  func names(layout: FlowLayout, message: String) {
    let error = #expect(throws: PhysicsError.self) { try layout.validate() }
    #expect(error?.description == message)
  }

  @Test("accepts negative spacings and insets")
  func negative() throws {
    let layout = Self.layout {
      $0.minimumLineSpacing = -30
      $0.sectionInset = Insets(top: -5, left: -5, bottom: -5, right: -5)
    }
    try layout.validate()
  }
}
