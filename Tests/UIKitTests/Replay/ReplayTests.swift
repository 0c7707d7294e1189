import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@Suite("The replay call")
@MainActor
struct ReplayTests {
  @Test("two replays are equal, whatever came between them")
  func deterministic() throws {
    func replay() throws -> Recording {
      try smallScene.replay(flick()) { carousel(UICollectionViewFlowLayout()) }
    }
    let first = try replay()
    _ = try smallScene.replay(stop()) { carousel(DiaryLayout(), at: 100) }
    #expect(try replay() == first)
  }

  @Test("the closure runs on the scene's screen, and a view without size fills it")
  func screen() throws {
    var bounds: CGRect?
    let recording = try smallScene.replay(flick()) {
      bounds = UIScreen.main.bounds
      let view = UIScrollView()
      view.contentSize = CGSize(width: 2000, height: 300)
      return view
    }
    #expect(bounds == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(recording.header.viewport == Extent(width: 400, height: 300))
    #expect(UIScreen.main.bounds != bounds)
  }

  @Test("a registered layout alone has cells, one a registered view of its own")
  func registered() throws {
    let layout = RegisteredLayout.layout(items: [4, 6]) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 200, height: 300)
      return layout
    }
    let recording = try layout.replay(smallScene, .gesture(flick()))
    #expect(recording.cells(in: 0).count == 2)
    #expect(recording.header.scenario == "small")
    let view = RegisteredLayout.view {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 2000, height: 300)
      return view
    }
    #expect(try view.replay(smallScene, .gesture(flick())).offsets.last?.x ?? 0 > 40)
  }

  @Test("errors of the closure come through, and leave the globals as they were")
  func failing() {
    struct NoView: Error {}
    let before = UIScreen.main.bounds
    #expect(throws: NoView.self) { try smallScene.replay(flick()) { throw NoView() } }
    #expect(UIScreen.main.bounds == before)
  }

  @Test("the scene's remedy ends the drag where the app names a target")
  func remedy() throws {
    var scene = smallScene
    scene.remedy = .setContentOffset
    let recording = try scene.replay(flick()) {
      let delegate = DiaryDelegate(Diary())
      delegate.onRelease = { _, target in target.pointee.x = 600 }
      return carousel(UICollectionViewFlowLayout(), delegate: delegate)
    }
    #expect(recording.releases.first?.owner == .offsetAnimation)
    #expect(recording.offsets.last?.x == 600)
  }

  @Test("kept objects live as long as the view")
  func kept() throws {
    weak var data: TwinData?
    _ = try smallScene.replay(stop()) {
      let view = carousel(UICollectionViewFlowLayout())
      data = view.dataSource as? TwinData
      return view
    }
    #expect(data == nil)
  }

  @Test("frame by frame it is the same")
  func stepped() throws {
    var replay = try SceneReplay(smallScene, .gesture(flick())) {
      carousel(UICollectionViewFlowLayout())
    }
    var frames = 0
    while replay.step() {
      frames += 1
      #expect(replay.recording.count == frames)
      let offset = Double(replay.scrollView.contentOffset.x)
      #expect(offset == replay.recording.modelOffsets.last?.x)
    }
    let whole = try smallScene.replay(flick()) { carousel(UICollectionViewFlowLayout()) }
    #expect(replay.recording == whole)
  }
}

@Suite("Animated offsets")
@MainActor
struct AnimatedOffsetTests {
  /// Goes to 800 in a linear block of 0.5 s, by the setter or by `setContentOffset(_:animated: true)`.
  private func replay(animated: Bool, blockDrives: Bool = true) throws -> Recording {
    var replay = try SceneReplay(
      smallScene, .gesture(stop()), blocksDriveAnimatedOffsets: blockDrives
    ) {
      let view = carousel(UICollectionViewFlowLayout(), at: 0)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
          view.setContentOffset(CGPoint(x: 800, y: 0), animated: animated)
        }
      }
      return view
    }
    try replay.finish()
    return replay.recording
  }

  @Test("in a block what is seen follows the block, the model is there at once")
  func block() throws {
    let recording = try replay(animated: false)
    let start = try #require(recording.phases.firstIndex(of: .animating))
    #expect(recording.modelOffsets[start].x == 800)
    let way = recording.offsets[start - 1].x
    // A quarter of a second later it is half way, on a straight line.
    let half = recording.offsets[start + 15].x
    #expect(abs(half - (way + 800) / 2) < 1)
    #expect(recording.events[start].contains(.didScroll))
    #expect(recording.frames(with: .didEndScrollingAnimation) == 0)
    // Cells on their way out stay until they are out.
    #expect(Set(recording.cells(in: start).map(\.element.item)).isSuperset(of: [0, 1, 4, 5]))
  }

  @Test(
    "around an animated call the block drives too, unless the scene leaves that to the scroll view")
  func around() throws {
    #expect(try replay(animated: true).hash == replay(animated: false).hash)
    let own = try replay(animated: true, blockDrives: false)
    #expect(own.frames(with: .didEndScrollingAnimation) == 1)
    #expect((17...18).contains(own.phases.count { $0 == .animating }))
  }

  @Test("a finger catches what is seen, if the block lets it", arguments: [true, false])
  func caught(allows: Bool) throws {
    let finger = try Gesture(name: "late", samples: swipe([1, 1, 1, 1], interval: 10, at: 750))
    var finished: Bool?
    let recording = try smallScene.replay(finger) {
      let view = carousel(UICollectionViewFlowLayout(), at: 0)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        UIView.animate(
          withDuration: 0.5, delay: 0,
          options: allows ? [.curveLinear, .allowUserInteraction] : .curveLinear,
          animations: { view.contentOffset.x = 800 }, completion: { finished = $0 })
      }
      return view
    }
    #expect(recording.frames(with: .willBeginDragging) == (allows ? 1 : 0))
    #expect(finished == !allows)
    let down = try #require(recording.events.firstIndex { $0.contains(.touch) })
    if allows { #expect(abs(recording.modelOffsets[down].x - 400) < 30) }
    #expect(recording.offsets.last?.x ?? 0 > 400)
  }
}
