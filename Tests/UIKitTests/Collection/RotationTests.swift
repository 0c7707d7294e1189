import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@Suite("Rotation")
@MainActor
struct RotationTests {
  /// 400 × 300, turned to 300 × 400 after a second.
  private var turned: ReplayScene {
    var scene = smallScene
    scene.changes = [ScenarioChange(at: 1_000_000_000, .viewport(Extent(width: 300, height: 400)))]
    return scene
  }

  @Test("the layout hears of it in UIKit's order, and the recording says when")
  func order() throws {
    let diary = Diary()
    let recording = try turned.replay(stop()) {
      let layout = TurningLayout()
      let view = carousel(layout)
      view.layoutIfNeeded()
      layout.diary = diary
      return view
    }
    let turn = try #require(diary.lines.firstIndex { $0.hasPrefix("animated") })
    #expect(
      Array(diary.lines[turn..<(turn + 9)]) == [
        "animated 400.0", "shouldInvalidate", "context", "invalidate", "prepare", "contentSize",
        "elements", "target", "finalize",
      ])
    #expect(recording.boundsChanges.map(\.size) == [Extent(width: 300, height: 400)])
    #expect(recording.boundsChanges.map(\.frame) == [60])
  }

  @Test("a layout that keeps its middle item keeps it in the middle", arguments: [0.0, 400, 1400])
  func centred(start: CGFloat) throws {
    let recording = try turned.replay(stop()) {
      let layout = TurningLayout()
      layout.invalidates = true
      layout.centresItem = true
      return carousel(layout, at: start)
    }
    func middle(_ frame: Int, _ width: Double) -> Int {
      let centre = recording.offsets[frame].x + width / 2
      return Int(centre / 200)
    }
    #expect(middle(59, 400) == middle(recording.count - 1, 300))
    let end = recording.count - 1
    let item = recording.cells(in: end).first { Int($0.element.item) == middle(end, 300) }
    #expect(item.map { $0.center.x - recording.offsets[end].x } == 150)
  }

  @Test("without that the offset stays, within the new limits")
  func plain() throws {
    let recording = try turned.replay(stop()) { carousel(UICollectionViewFlowLayout(), at: 400) }
    #expect(recording.offsets[59] == recording.offsets.last)
    var wide = smallScene
    wide.changes = [ScenarioChange(at: 1_000_000_000, .viewport(Extent(width: 700, height: 300)))]
    let ended = try wide.replay(stop()) { carousel(UICollectionViewFlowLayout(), at: 1600) }
    #expect(ended.offsets.last?.x == 1300)
  }

  @Test("a view controller and the screen turn with it")
  func controller() throws {
    let diary = Diary()
    _ = try turned.replay(stop()) {
      let controller = TurningController(diary)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      return controller.list.keeping(window, controller)
    }
    #expect(diary.lines == ["300.0 400.0", "screen 300.0"])
  }
}

private final class TurningLayout: DiaryLayout {
  var centresItem = false
  private var item: CGFloat = 0

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    _ = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    return invalidates || newBounds.size != collectionView?.bounds.size
  }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    diary.note("animated \(oldBounds.width)")
    item = floor(oldBounds.midX / 200)
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    diary.note("target")
    guard centresItem, let view = collectionView else { return proposedContentOffset }
    return CGPoint(x: item * 200 + 100 - view.bounds.width / 2, y: 0)
  }
  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    diary.note("finalize")
  }
}

private final class TurningController: UIViewController {
  private let diary: Diary
  let list = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 400, height: 300),
    collectionViewLayout: UICollectionViewFlowLayout())

  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    diary.note("\(size.width) \(size.height)")
    coordinator.animate(alongsideTransition: nil) { [diary] _ in
      diary.note("screen \(UIScreen.main.bounds.width)")
    }
  }
}
