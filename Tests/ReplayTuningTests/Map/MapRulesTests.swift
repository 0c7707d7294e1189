import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import Testing

@testable import ReplayTuning
@testable import ScrollReplay

@Suite("Rules of a map")
struct MapRulesTests {
  /// The rules over two releases, 20 pt on at +0.3 pt/ms and as far back at −0.3, each replayed and then changed.
  private func rules(
    _ scenario: Scenario, _ change: (inout Recording) -> Void = { _ in }
  ) throws -> MapRules {
    let plan = try scenario.plan((-20, 20, 40), (-0.3, 0.3, 0.6))
    return FlapMap(plan) { release in
      var recording = scenario.replay(release)
      change(&recording)
      return recording
    }.rules(pixel: 1 / 3)
  }

  private func broken(_ rules: MapRules) -> [ReleaseRequirement] {
    rules.breaches.filter { $0.count > 0 }.map(\.rule)
  }

  @Test("direction and continuity: a target behind the finger can only be jumped to")
  func direction() throws {
    // 145 pt further, the cell behind is still the nearest: of four releases, two aim back.
    let rules = try rules(try carousel(.nearestCentre()))
    #expect(rules.backward == 2 && rules.abrupt == 2)
    #expect(broken(rules) == [.direction, .continuity])
    #expect(rules.mostPages == 0)
    let calm = try self.rules(
      try carousel(.statefulPage(pitch: .lineSpacing), remedy: .setContentOffset))
    #expect(broken(calm).isEmpty)
    #expect(calm.mostPages == 1)
  }

  @Test("range: an answer beyond the content, or none at all")
  func range() throws {
    let scenario = try carousel(
      .statefulPage(pitch: .lineSpacing), remedy: .setContentOffset)
    let far = try rules(scenario) { $0.releases[0].delegateTarget.x = 1e5 }
    #expect(far.outOfRange == 4 && broken(far) == [.range])
    let none = try rules(scenario) { $0.releases[0].hadInvalidTarget = true }
    #expect(none.outOfRange == 4)
  }

  @Test("stability: the axis that does not snap keeps UIKit's target")
  func axis() throws {
    let rules = try rules(
      try carousel(.statefulPage(pitch: .lineSpacing), remedy: .setContentOffset)
    ) {
      $0.releases[0].delegateTarget.y += 4
    }
    // That way the content does not scroll at all, so that it is out of range too.
    #expect(rules.unstable == 4 && broken(rules) == [.range, .stability])
  }

  @Test(
    "stability: what a layout changes unasked counts, what is wrong otherwise does not",
    arguments: LayoutFault.Kind.allCases)
  func unasked(kind: LayoutFault.Kind) throws {
    let rules = try rules(
      try carousel(.statefulPage(pitch: .lineSpacing), remedy: .setContentOffset)
    ) {
      $0.faults = [LayoutFault(frame: 0, kind: kind, element: nil)]
    }
    let isUnasked = [.changedWithoutInvalidation, .sharedAttributesWritten, .movedUnderUpdate]
      .contains(kind)
    #expect(rules.unstable == (isUnasked ? 4 : 0))
  }

  @Test("monotone: neighbours that aim less far although they are faster or lift further on")
  func monotone() throws {
    // The target is turned round: the further, the less far. Of two by two releases each pair falls.
    let rules = try rules(try carousel()) { recording in
      recording.releases[0].target.x = 3000 - recording.releases[0].target.x
    }
    #expect(rules.fallingWithVelocity == 2 && rules.fallingWithOffset == 2)
    #expect(broken(rules).contains(.monotone))
  }

  @Test("end: told once, by a view animation to nobody, or never as it never comes")
  func end() throws {
    let spring = try rules(try carousel(.nearestCentre(), remedy: Remedy.all[3]))
    #expect(spring.untold > 0)
    let twice = try rules(try carousel()) {
      $0.events[$0.count - 1].insert(.didEndScrollingAnimation)
    }
    #expect(twice.toldTwice == 4)
    let endless = try rules(try carousel()) { $0.isTruncated = true }
    #expect(endless.endless == 4)
  }

  @Test("every rule of a release is counted, but travel, which is told by how far")
  func all() {
    let counted = Set(MapRules().breaches.map(\.rule))
    #expect(counted == Set(ReleaseRequirement.allCases).subtracting([.travel]))
  }
}
