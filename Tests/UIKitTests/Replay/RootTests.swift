import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// A list in a controller, as most apps have theirs.
private final class ListController: UIViewController {
  let diary: Diary
  private lazy var list = carousel(UICollectionViewFlowLayout(), at: 0)

  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.note("did load")
    let holder = UIView(frame: view.bounds)
    for view in [holder, list] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    holder.addSubview(list)
    view.addSubview(holder)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if list.contentOffset == .zero { list.contentOffset.x = 400 }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.note("did appear")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    diary.note("will turn")
    let page = (list.contentOffset.x / 200).rounded()
    coordinator.animate(alongsideTransition: { [list, diary] _ in
      diary.note("turns at \(Int(list.bounds.width))")
      list.collectionViewLayout.invalidateLayout()
      list.contentOffset.x = page * 200
    })
  }
}

/// Cards that their own recogniser moves, without any scroll view.
private final class HandDrivenCards: UIView {
  private(set) var speeds: [CGFloat] = []
  private(set) var endings: [Bool] = []
  private let cards = (0..<5).map {
    UIView(frame: CGRect(x: $0 * 400, y: 0, width: 400, height: 300))
  }
  private var page: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    cards.forEach(addSubview)
    addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("drag(_:)", HandDrivenCards.drag(_:))))
  }
  required init?(coder: NSCoder) { nil }

  private func place(_ offset: CGFloat) {
    for (index, card) in cards.enumerated() { card.center.x = CGFloat(index) * 400 + 200 + offset }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: place(-page * 400 + pan.translation(in: self).x)
    case .ended:
      let speed = pan.velocity(in: self).x
      speeds.append(speed)
      if abs(speed) > 300 { page += speed < 0 ? 1 : -1 }
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { [self] in place(-page * 400) },
        completion: { [self] in endings.append($0) })
    default: break
    }
  }
}

@Suite("What is replayed")
@MainActor
struct RootTests {
  /// Whether a recording is the carousel's that nothing holds.
  private func isAsAlone(_ recording: Recording) throws -> Bool {
    try recording == smallScene.replay(flick()) { carousel(UICollectionViewFlowLayout()) }
  }

  @Test("a controller's scroll view moves as it would alone")
  func controller() throws {
    let diary = Diary()
    let recording = try smallScene.replay(flick()) { ListController(diary) }
    let isSame = try isAsAlone(recording)
    #expect(isSame)
    #expect(diary.lines == ["did load", "did appear"])
  }

  @Test("so does one that a view holds")
  func holder() throws {
    let recording = try smallScene.replay(flick()) {
      let banner = UIView(frame: UIScreen.main.bounds)
      banner.addSubview(UIView(frame: banner.bounds))
      let list = carousel(UICollectionViewFlowLayout())
      banner.addSubview(list)
      return banner
    }
    let isSame = try isAsAlone(recording)
    #expect(isSame)
  }

  @Test("of two scroll views it is the one that the finger comes down on", arguments: [50.0, 150])
  func under(edge: Double) throws {
    // The finger comes down 100 points from the top.
    let recording = try smallScene.replay(flick()) {
      let holder = UIView(frame: UIScreen.main.bounds)
      for (y, height) in [(0, edge), (edge, 300 - edge)] {
        let list = UIScrollView(frame: CGRect(x: 0, y: y, width: 400, height: height))
        list.contentSize = CGSize(width: 2000, height: height)
        list.addSubview(UIView(frame: list.bounds))
        holder.addSubview(list)
      }
      return holder
    }
    #expect(recording.header.viewport.height == (edge > 100 ? edge : 300 - edge))
    #expect(recording.rest.x > 40)
  }

  @Test("a controller turns with the screen, at rest and in mid-glide", arguments: [4_000, 200])
  func turned(milliseconds: Int64) throws {
    let diary = Diary()
    var scene = smallScene
    scene.changes = [
      ScenarioChange(
        at: milliseconds * 1_000_000, .viewport(Extent(width: 300, height: 400)))
    ]
    let recording = try scene.replay(flick()) { ListController(diary) }
    #expect(Array(diary.lines.suffix(2)) == ["will turn", "turns at 300"])
    let turn = try #require(recording.boundsChanges.first)
    #expect(turn.size == Extent(width: 300, height: 400))
    let page = (recording.offsets[turn.frame - 1].x / 200).rounded()
    #expect(recording.rest.x == page * 200)
  }

  @Test("cards that a recogniser of their own drags are recorded, their spring too")
  func handDriven() throws {
    var cards: HandDrivenCards?
    let recording = try smallScene.replay(Gesture(name: "pan", samples: swipe(dragged))) {
      let view = HandDrivenCards(frame: UIScreen.main.bounds)
      cards = view
      return view
    }
    // Eight points a sample; the first ten of all are the slop.
    let lift = try #require(recording.events.lastIndex { $0.contains(.touch) })
    let way = 8.0 * Double(dragged.count) - 10
    // In the frame before that of the lift, at 50 ms, six samples.
    #expect(recording.cell(0, in: lift - 1)?.center.x == 200.0 - (8.0 * 6 - 10))
    #expect(cards?.speeds == [-1000])
    // PHYSICS 7: ζ = 1, so that (1 + ωT)·e^(−ωT) is .001 at T; ω of .3 s is 30.77804.
    let omega = 30.77804 * 0.3 / 0.5
    for frame in (lift + 1)..<recording.count {
      let t = Double(recording.times[frame] - recording.times[lift - 1]) / 1e9
      let rest = t < 0.5 ? (400 - way) * (1 + omega * t) * exp(-omega * t) : 0
      for item in 0..<5 {
        let x = 200 + 400 * Double(item - 1) + rest
        #expect(abs((recording.cell(item, in: frame)?.center.x ?? 0) - x) < 0.01, "\(frame)")
      }
    }
    #expect(recording.cell(1, in: recording.count - 1)?.center.x == 200)
    #expect(cards?.endings == [true])
  }

  @Test("a new finger cuts that spring: its block has not come to its end")
  func cut() throws {
    var cards: HandDrivenCards?
    let samples = swipe(dragged) + swipe(dragged, at: 250)
    let recording = try smallScene.replay(Gesture(name: "pans", samples: samples)) {
      let view = HandDrivenCards(frame: UIScreen.main.bounds)
      cards = view
      return view
    }
    #expect(cards?.endings == [false, true])
    #expect(recording.cell(2, in: recording.count - 1)?.center.x == 200)
  }

  private let dragged = Array(repeating: 1.0, count: 8)
}
