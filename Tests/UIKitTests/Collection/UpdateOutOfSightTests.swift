import ReplayAnalysis
import ReplayTesting
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// A change of ten items of 200 points each, of which 3 to 5 are in sight.
private struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// How far it moves what is in sight, points; none where it may.
  let jump: Double?
  let make: @Sendable @MainActor (UICollectionView, CountData) -> Void

  init(
    _ name: String, jumps jump: Double? = nil,
    _ make: @escaping @Sendable @MainActor (UICollectionView, CountData) -> Void
  ) {
    testDescription = name
    self.jump = jump
    self.make = make
  }

  /// `count` items come in at `first`.
  static func insert(_ count: Int, at first: Int, jumps jump: Double? = nil) -> Change {
    Change("\(count) come in at \(first)", jumps: jump) { view, data in
      data.items[0] += count
      view.insertItems(at: (first..<first + count).map { IndexPath(item: $0, section: 0) })
    }
  }

  /// `count` items from `first` go.
  static func delete(_ count: Int, from first: Int, jumps jump: Double? = nil) -> Change {
    Change("\(count) from \(first) go", jumps: jump) { view, data in
      data.items[0] -= count
      view.deleteItems(at: (first..<first + count).map { IndexPath(item: $0, section: 0) })
    }
  }

  static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}

/// Moves the offset along with what comes in before it.
private final class HoldingLayout: UICollectionViewFlowLayout {
  private var shift = 0.0

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    shift = updateItems.reduce(0) { shift, item in
      switch item.updateAction {
      case .insert where item.indexPathAfterUpdate?.item ?? 9 <= 3: shift + 200
      case .delete where item.indexPathBeforeUpdate?.item ?? 9 < 3: shift - 200
      default: shift
      }
    }
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    CGPoint(x: proposed.x + shift, y: proposed.y)
  }
}

@Suite("Updates of what is out of sight")
@MainActor
struct UpdateOutOfSightTests {
  private nonisolated static let changes: [Change] = [
    .insert(1, at: 0, jumps: 200), .insert(3, at: 0, jumps: 600), .insert(1, at: 2, jumps: 200),
    .insert(1, at: 3, jumps: 200), .insert(1, at: 4), .insert(1, at: 5), .insert(1, at: 6),
    .insert(2, at: 10),
    .delete(1, from: 0, jumps: 200), .delete(2, from: 1, jumps: 400), .delete(1, from: 3),
    .delete(1, from: 4), .delete(1, from: 5), .delete(4, from: 6), .delete(3, from: 2),
    Change("the first goes to the end", jumps: 200) { view, _ in
      view.moveItem(at: Change.path(0), to: Change.path(9))
    },
    Change("the last comes to the front", jumps: 200) { view, _ in
      view.moveItem(at: Change.path(9), to: Change.path(0))
    },
    Change("one in sight goes to the end") { view, _ in
      view.moveItem(at: Change.path(3), to: Change.path(9))
    },
    Change("one comes and one goes in front") { view, _ in
      view.performBatchUpdates {
        view.deleteItems(at: [Change.path(0)])
        view.insertItems(at: [Change.path(1)])
      }
    },
    Change("a section comes in front", jumps: 400) { view, data in
      data.items = [2, 10]
      view.insertSections(IndexSet(integer: 0))
    },
    Change("the first has other content") { view, _ in view.reloadItems(at: [Change.path(0)]) },
    Change("all is taken anew") { view, data in
      data.items = [12]
      view.reloadData()
    },
    Change("nothing is changed, and the layout is another") { view, _ in
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 10
      view.performBatchUpdates(nil)
    },
  ]

  /// The finger stops at 632, and what is seen begins with item 3; then comes the change.
  private func replay(
    _ change: Change, _ layout: UICollectionViewFlowLayout, at offset: CGFloat = 600
  ) throws -> Recording {
    try smallScene.replay(stop()) {
      let view = carousel(layout, at: offset)
      let data = CountData()
      data.items = [10]
      data.serve(view)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { change.make(view, data) }
      return view.keeping(data)
    }
  }

  @Test("move nothing in sight, or are told with how far they do", arguments: changes)
  fileprivate func told(change: Change) throws {
    let recording = try replay(change, UICollectionViewFlowLayout())
    #expect(recording.faults.map(\.kind) == (change.jump == nil ? [] : [.movedUnderUpdate]))
    #expect(recording.faults.map(\.distance) == (change.jump.map { [$0] } ?? []))
    let findings = recording.findings().filter { $0.kind == .badAttributes }
    #expect(findings.map(\.magnitude) == (change.jump.map { [$0] } ?? []))
    // One rule, wherever it is asked.
    let failures = ReplayExpectation.keepsReleaseRules().verify(recording)
    #expect(failures.map { $0.message.hasPrefix("stability: ") } == findings.map { _ in true })
  }

  @Test(
    "a layout that moves the offset along holds what is in sight",
    arguments: [
      Change.insert(1, at: 0), .insert(2, at: 2), .delete(1, from: 0), .delete(2, from: 1),
    ])
  fileprivate func held(change: Change) throws {
    #expect(try replay(change, HoldingLayout()).faults.isEmpty)
    #expect(try replay(change, UICollectionViewFlowLayout()).faults.count == 1)
  }

  @Test("at its start a carousel shows what comes in at the front")
  func start() throws {
    let still = try Gesture(name: "still", samples: swipe([0, 0, 0, 0]))
    let recording = try smallScene.replay(still) {
      let view = carousel(UICollectionViewFlowLayout(), at: 0)
      let data = CountData()
      data.items = [10]
      data.serve(view)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        data.items = [11]
        view.insertItems(at: [Change.path(0)])
      }
      return view.keeping(data)
    }
    #expect(recording.faults.isEmpty)
  }
}
