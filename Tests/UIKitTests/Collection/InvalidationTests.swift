import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@Suite("Layout passes")
@MainActor
struct InvalidationTests {
  private func replay(invalidating: Bool) throws -> (diary: Diary, recording: Recording) {
    let diary = Diary()
    let recording = try smallScene.replay(flick()) {
      let layout = DiaryLayout()
      layout.invalidates = invalidating
      let view = carousel(layout)
      view.layoutIfNeeded()
      layout.diary = diary
      return view
    }
    return (diary, recording)
  }

  @Test("a valid layout is asked for elements once a pass, and never prepared again")
  func valid() throws {
    let (diary, recording) = try replay(invalidating: false)
    let passes = recording.frames(with: .layoutPass)
    #expect(passes > 50)
    // Once more as the view came onto the screen, before the first frame.
    #expect(diary.count("elements") == passes + 1)
    #expect(diary.count("prepare") == 0)
    #expect(diary.count("contentSize") == 0)
    #expect(diary.count("invalidate") == 0)
  }

  @Test(
    "an invalidated one is prepared in the pass, once a frame, however often the bounds changed")
  func invalid() throws {
    let (diary, recording) = try replay(invalidating: true)
    let passes = recording.frames(with: .layoutPass)
    for call in ["prepare", "contentSize"] { #expect(diary.count(call) == passes) }
    #expect(diary.count("shouldInvalidate") == diary.count("context"))
    #expect(diary.count("shouldInvalidate") == diary.count("invalidate"))
    #expect(diary.count("shouldInvalidate") >= passes)
  }

  @Test("the order within a frame: question, context, invalidation, didScroll, then the pass")
  func order() throws {
    let diary = Diary()
    _ = try smallScene.replay(flick()) {
      let layout = DiaryLayout()
      layout.invalidates = true
      let view = carousel(layout, delegate: DiaryDelegate(diary))
      view.layoutIfNeeded()
      layout.diary = diary
      diary.clear()
      return view
    }
    let frame = [
      "shouldInvalidate", "context", "invalidate", "didScroll", "prepare", "contentSize",
      "elements",
    ]
    let start = try #require(diary.calls.firstIndex(of: "willBeginDecelerating"))
    let calls = diary.calls[(start + 1)...]
    let pass = try #require(calls.firstIndex(of: "shouldInvalidate"))
    #expect(Array(calls[pass..<(pass + 14)]) == frame + frame)
  }

  @Test("the layout is asked about new bounds while the view still has the old ones")
  func heldBounds() throws {
    var pairs: [(old: CGFloat, new: CGFloat)] = []
    var during: [CGFloat] = []
    let recording = try smallScene.replay(flick()) {
      let layout = BoundsLayout { old, new in
        pairs.append((old, new))
      } invalidated: {
        during.append($0)
      }
      return carousel(layout)
    }
    #expect(pairs.allSatisfy { $0.old != $0.new })
    // Each question's old bounds are the new ones of the question before.
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.new == $1.old })
    #expect(pairs.last.map { Double($0.new) } == recording.offsets.last?.x)
    // The invalidation finds the new ones.
    #expect(during.suffix(pairs.count) == pairs.map(\.new)[...])
  }

  @Test("a layout that invalidates itself in every pass is asked again, but not for ever")
  func restless() throws {
    let diary = Diary()
    let recording = try smallScene.replay(stop()) {
      let layout = RestlessLayout()
      layout.diary = diary
      return carousel(layout)
    }
    #expect(!recording.isTruncated)
    // Four rounds a frame, and four of each of two passes before the first.
    #expect(diary.count("prepare") <= 4 * (recording.count + 2))
  }
}

private final class BoundsLayout: UICollectionViewFlowLayout {
  private let asked: (CGFloat, CGFloat) -> Void
  private let invalidated: (CGFloat) -> Void

  init(_ asked: @escaping (CGFloat, CGFloat) -> Void, invalidated: @escaping (CGFloat) -> Void) {
    self.asked = asked
    self.invalidated = invalidated
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    asked(collectionView?.contentOffset.x ?? .nan, newBounds.minX)
    return true
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let collectionView { invalidated(collectionView.bounds.minX) }
  }
}

private final class RestlessLayout: DiaryLayout {
  override func prepare() {
    super.prepare()
    invalidateLayout()
  }
}
