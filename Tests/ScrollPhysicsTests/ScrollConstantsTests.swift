import ScrollPhysics
import Testing

@Suite("Scroll constants")
struct ScrollConstantsTests {
  @Test("UIKit's suit one another")
  func standard() throws { try ScrollConstants.uikit.validate() }

  @Test("a weight leaves the rest of 1 to another reading", arguments: [-0.1, 1.1, 1e6, .nan])
  func weights(weight: Double) {
    for path in [\ScrollConstants.blendWeight, \.readingWeight] {
      var constants = ScrollConstants.uikit
      constants[keyPath: path] = weight
      #expect(throws: PhysicsError.self) { try constants.validate() }
    }
  }

  /// A spring that does not come to rest would take the content out of all numbers.
  @Test(
    "a paging spring comes to rest in a view of any width",
    arguments: [
      (0.5, 2e-7, 1e-5, true), (3, 2e-7, 1e-5, true), (4.2, 2e-7, 1e-5, false),
      (0.0003, 1e-3, 1e-5, false), (0.0003, 2e-7, 1e-3, false), (0.0003, 2e-7, 2e-5, true),
    ])
  func pagingSpring(pull: Double, perPoint: Double, friction: Double, rests: Bool) throws {
    var constants = ScrollConstants.uikit
    constants.pagingPull = pull
    constants.pagingPullPerPoint = perPoint
    constants.pagingFrictionPerPoint = friction
    guard rests else {
      #expect(throws: PhysicsError.self) { try constants.validate() }
      return
    }
    try constants.validate()
    for width in [1.0, 375, 1024, 1025, 100_000] {
      let spring = PagingSpring(width: width, constants: constants)
      var (position, velocity) = (0.0, 100.0)
      for _ in 0..<200_000 { spring.advance(&position, &velocity, toward: 375) }
      #expect((position - 375).magnitude < 1 && velocity.magnitude < 1)
    }
  }
}
