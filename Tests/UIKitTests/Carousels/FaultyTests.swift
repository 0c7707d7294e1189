import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import Carousels

@Suite("Layouts that misbehave")
@MainActor
struct FaultyTests {
  private func recordings(_ name: String, _ finger: FingerInput, _ clock: FrameClock = .sixty)
    throws -> (faulty: Recording, mended: Recording)
  {
    let twins = try #require(Carousels.faulty.first { $0.name == name })
    let scene = Show.scene(clock)
    return (try twins.faulty.replay(scene, finger), try twins.mended.replay(scene, finger))
  }

  @Test("are found, and mended are silent", arguments: Play.clocks)
  func mended(clock: FrameClock) throws {
    for twins in Carousels.faulty {
      for gesture in ["left-0.5", "left-1"] {
        let scene = Show.scene(clock)
        let mended = try twins.mended.replay(scene, .shipped(gesture))
        #expect(mended.faults == [], "\(twins.name), \(gesture)")
        let kinds = mended.findings().map(\.kind)
        // A target that lies behind the release has its own findings, which are right.
        let silent: Set<FindingKind> = [.cellFlicker, .badAttributes]
        #expect(silent.isDisjoint(with: kinds), "\(twins.name), \(gesture)")
        // What rests in the middle, or flies on and on, is another test's.
        // A lag shows only while the content slows down enough.
        guard !["not a number", "out of range"].contains(twins.name),
          twins.name != "a frame late" || gesture == "left-1"
        else { continue }
        let found = try twins.faulty.replay(scene, .shipped(gesture)).findings()
        #expect(!found.isEmpty, "\(twins.name), \(gesture)")
      }
    }
  }

  @Test("attributes that change while the layout is valid", arguments: Play.clocks)
  func withoutInvalidation(clock: FrameClock) throws {
    let (faulty, mended) = try recordings("without invalidation", .shipped("left-1"), clock)
    let found = faulty.findings().filter { $0.kind == .badAttributes }
    #expect(faulty.faults.allSatisfy { $0.kind == .changedWithoutInvalidation })
    // Each card in sight is said to be half the scroll to the left of where it was shown first.
    for fault in faulty.faults {
      let element = try #require(fault.element)
      let first = try #require(
        (0...fault.frame).first { frame in
          (frame...fault.frame).allSatisfy {
            faulty.cells(in: $0).contains { $0.element == element }
          }
        })
      let way = faulty.offsets[fault.frame].x - faulty.offsets[first].x
      #expect(fault.distance.isNear(abs(way) / 2, within: 1e-6))
    }
    // From the first frame that scrolls, every card that was in sight before.
    let moved = try #require(faulty.offsets.firstIndex { $0.x > 0 })
    #expect(
      Set(found.filter { $0.frames.lowerBound == moved }.flatMap(\.cells))
        == [.cell(section: 0, item: 0), .cell(section: 0, item: 1)])
    #expect(
      mended.violations { cell, frame in
        cell.center.x.isNear(200 * Double(cell.item) + 100 - mended.offsets[frame].x / 2)
      } == [])
  }

  @Test("super's attributes written to", arguments: Play.clocks)
  func sharing(clock: FrameClock) throws {
    let (faulty, mended) = try recordings("without a copy", .shipped("left-1"), clock)
    let shared = faulty.faults.filter { $0.kind == .sharedAttributesWritten }
    #expect(faulty.faults == shared)
    // The layout writes to all that it is asked for, so to every cell in sight, in every frame that moves.
    for frame in faulty.offsets.indices.dropFirst()
    where faulty.offsets[frame] != faulty.offsets[frame - 1] {
      let named = Set(shared.filter { $0.frame == frame }.compactMap(\.element))
      #expect(Set(faulty.cells(in: frame).map(\.element)).isSubset(of: named), "frame \(frame)")
    }
    let cells = Set(faulty.findings().filter { $0.kind == .badAttributes }.flatMap(\.cells))
    #expect(cells == Set(faulty.cells.map(\.element)))
    #expect(
      mended.violations { cell, frame in
        let away = abs(cell.center.x - mended.middle(in: frame).x) / 375
        return cell.transform.isNear(.scale(1 - 0.2 * min(away, 1)))
      } == [])
  }

  @Test("an index path twice", arguments: Play.clocks)
  func twice(clock: FrameClock) throws {
    let (faulty, mended) = try recordings("twice", .shipped("left-1"), clock)
    // The third card begins at 240 and ends at 340: between, its copy lies at the edge and itself is in sight.
    let frames = faulty.offsets.indices.filter {
      faulty.offsets[$0].x > 240 && faulty.offsets[$0].x < 340
    }
    let found = faulty.findings().filter { $0.kind == .cellFlicker && $0.cause.contains("twice") }
    #expect(found.count == 1)
    #expect(found.first?.cells == [.cell(section: 0, item: 2)])
    #expect(found.first?.frames == (frames.first ?? 0)...(frames.last ?? 0))
    #expect(
      mended.violations { cell, frame in
        cell.item != 2 || cell.minX.isNear(max(240, mended.offsets[frame].x))
      } == [])
  }

  @Test("a lag of a frame", arguments: Play.clocks)
  func late(clock: FrameClock) throws {
    let (faulty, _) = try recordings("a frame late", .shipped("left-1"), clock)
    #expect(
      faulty.violations { cell, frame in
        let before = faulty.offsets[max(frame - 1, 0)].x
        let away = abs(cell.center.x - before - 187.5) / 375
        return cell.alpha.isNear(1 - 0.5 * min(away, 1))
          || faulty.offsets[frame].x == faulty.offsets[max(frame - 1, 0)].x
      } == [])
    let late = faulty.findings().filter { $0.cause.contains("one frame late") }
    #expect(late.count >= 2)
    #expect(late.allSatisfy { $0.kind == .cellFlicker && $0.magnitude == 1 && $0.unit == .frames })
  }

  @Test("missing while in sight", arguments: Play.clocks)
  func missing(clock: FrameClock) throws {
    let (faulty, mended) = try recordings("missing", .shipped("left-1"), clock)
    // The first card goes when half of it, 75 points, has left.
    var expected: [ClosedRange<Int>: ElementID] = [:]
    for frame in faulty.offsets.indices.dropFirst() {
      let (old, new) = (
        (faulty.offsets[frame - 1].x / 150).rounded(), (faulty.offsets[frame].x / 150).rounded()
      )
      if new > old { expected[(frame - 1)...frame] = .cell(section: 0, item: Int(old)) }
    }
    let found = faulty.findings().filter { $0.kind == .cellFlicker }
    #expect(found.count == expected.count && found.count >= 3)
    #expect(found.allSatisfy { expected[$0.frames].map { [$0] } == $0.cells })
    #expect(
      mended.frames { frame in
        let first = Int((max(mended.offsets[frame].x, 0) / 150).rounded(.down))
        return mended.cells(in: frame).first?.item == first
      } == [])
  }

  @Test("attributes that are not numbers", arguments: Play.clocks)
  func notFinite(clock: FrameClock) throws {
    let (faulty, mended) = try recordings("not a number", .release(x: 500, 0.6), clock)
    // Right in the middle: where the card rests, and nowhere else on the way.
    let item = Int((faulty.rest.x + 105) / 165)
    #expect(faulty.rest.x == 165 * Double(item) - 105)
    let frames = faulty.offsets.indices.filter {
      ((faulty.offsets[$0].x + 105) / 165).truncatingRemainder(dividingBy: 1) == 0
        && faulty.events[$0].contains(.layoutPass)
    }
    let found = faulty.findings().filter { $0.cause.contains("NaN") }
    #expect(found.map(\.cells) == [[.cell(section: 0, item: item)]])
    #expect(found.first?.frames == (frames.first ?? 0)...(frames.last ?? 0))
    #expect(faulty.cell(item, in: faulty.count - 1) == nil)
    #expect(mended.cell(item, in: mended.count - 1)?.center.y == 300)
  }

  @Test("a target that no content has")
  func outOfRange() throws {
    let (faulty, mended) = try recordings("out of range", .release(x: 3500, 2))
    // No card begins 1000 points further: the layout answers the largest number there is.
    let found = try #require(faulty.findings().first { $0.kind == .badAttributes })
    let release = try #require(faulty.releases.first)
    #expect(found.frames == release.frame...release.frame)
    #expect(release.layoutTarget.x > 1e300)
    // 20 cells of 200 with gaps of 20 end at 4380: the last offset is 4005.
    #expect(release.target.x == 4005 && faulty.rest.x == 4005)
    #expect(mended.rest.x == 4005)
    #expect(mended.findings().filter { $0.kind == .badAttributes } == [])
  }

  @Test("two owners of the motion", arguments: Play.clocks)
  func twoOwners(clock: FrameClock) throws {
    let (faulty, mended) = try recordings("two owners", .release(x: 500, 1.5), clock)
    let found = faulty.findings().filter { $0.cause.contains("two owners") }
    #expect(found.count == 1)
    #expect(mended.faults == [])
    // From the second frame of the fight to its last: those that the app and the flight both move by a point or more.
    let frames = faulty.faults.map(\.frame)
    #expect(frames == Array((frames.first ?? 0)...(frames.last ?? 0)))
    #expect((frames.first ?? 0) <= (faulty.releases.first?.frame ?? 0) + 2)
    #expect(frames.count > 20)
    #expect(frames.allSatisfy { faulty.events[$0].contains(.write) })
  }
}
