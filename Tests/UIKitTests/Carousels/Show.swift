import ReplayAnalysis
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import UIKit

@testable import Carousels
@testable import UIKit

/// Replays the carousels on a screen of 375 × 812 points.
@MainActor
enum Show {
  static let width = 375.0
  static let height = 812.0
  static let names = Carousels.all.map(\.name)
  static let clocks = [FrameClock.sixty, .oneHundredTwenty]

  static func scene(_ clock: FrameClock = .sixty) -> ReplayScene {
    var scene = ReplayScene(name: "carousel", screen: Extent(width: width, height: height))
    scene.clock = clock
    return scene
  }

  /// A carousel of the list through a shipped gesture.
  static func carousel(_ name: String, _ gesture: String, _ clock: FrameClock = .sixty) throws
    -> Recording
  { try carousel(name, .gesture(fixture(gesture)), clock) }

  /// A carousel of the list, let go at `offset` by a finger that reads `reading` pt/ms.
  static func carousel(
    _ name: String, at offset: Vector, reading: Vector, _ clock: FrameClock = .sixty
  ) throws -> Recording {
    try carousel(name, .release(offset: offset, reading: reading), clock)
  }

  static func carousel(_ name: String, _ finger: FingerInput, _ clock: FrameClock = .sixty) throws
    -> Recording
  {
    guard let layout = Carousels.all.first(where: { $0.name == name })?.layout else {
      throw Missing(what: name)
    }
    return try layout.replay(scene(clock), finger)
  }

  /// A layout of which the test keeps hold, in a stock collection view that fills the screen.
  static func layout(
    _ layout: @autoclosure @MainActor () -> UICollectionViewLayout, items: [Int],
    _ finger: FingerInput,
    _ clock: FrameClock = .sixty, delegate: (any UICollectionViewDelegate)? = nil
  ) throws -> Recording {
    try view(finger, clock) {
      let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout())
      let data = TwinData(items: items, for: view)
      view.delegate = delegate
      return view.keeping(data)
    }
  }

  static func view(
    _ finger: FingerInput, _ clock: FrameClock = .sixty,
    _ make: @MainActor () throws -> UIScrollView
  ) throws -> Recording { try scene(clock).replay(finger, make) }

  static func fixture(_ name: String) throws -> Gesture {
    guard let gesture = FixtureGestures.all.first(where: { $0.name == name }) else {
      throw Missing(what: name)
    }
    return try gesture.gesture()
  }

  /// A shipped gesture that begins so many seconds later.
  static func fixture(_ name: String, after seconds: Double) throws -> Gesture {
    let samples = try fixture(name).samples.map {
      TouchSample(
        time: $0.time + Int64((seconds * 1e9).rounded()), phase: $0.phase, position: $0.position)
    }
    return try Gesture(name: name, samples: samples)
  }

  /// The pixel of three a point that is nearest to `x`.
  static func onGrid(_ x: Double) -> Double {
    x.rounded(.down) + ((x - x.rounded(.down)) * 3).rounded() / 3
  }

  struct Missing: Error { let what: String }
}

extension Recording {
  /// Where the content rests.
  var rest: Vector { offsets.last ?? .zero }

  /// The frame's cell at an index path; none where it is not shown.
  func cell(_ item: Int, _ section: Int = 0, in frame: Int) -> LayoutAttributes? {
    cells(in: frame).first { $0.element == .cell(section: section, item: item) }
  }

  func header(_ section: Int, in frame: Int) -> LayoutAttributes? {
    cells(in: frame).first { $0.element == .header(section: section) }
  }

  /// The middle of the view in content coordinates.
  func middle(in frame: Int) -> Vector {
    let size = boundsSize(in: frame)
    return Vector(x: offsets[frame].x + size.width / 2, y: offsets[frame].y + size.height / 2)
  }

  /// The elements that do not fulfil `law`, by frame and name, at most three.
  func violations(
    of kind: ElementKind? = .cell, _ law: (LayoutAttributes, Int) -> Bool
  ) -> [String] {
    var found: [String] = []
    for frame in 0..<count {
      for cell in cells(in: frame) where kind == nil || cell.element.kind == kind {
        guard !law(cell, frame) else { continue }
        found.append("\(cell) in frame \(frame) at \(offsets[frame])")
        if found.count == 3 { return found }
      }
    }
    return found
  }

  /// The frames that do not fulfil `law`, at most three.
  func frames(against law: (Int) -> Bool) -> [Int] {
    Array((0..<count).filter { !law($0) }.prefix(3))
  }

  /// The kinds of its findings, each once, sorted.
  var findingKinds: [String] { Array(Set(findings().map(\.kind.rawValue))).sorted() }
}

extension LayoutAttributes {
  var item: Int { Int(element.item) }
  var section: Int { Int(element.section) }
  var minX: Double { center.x - size.width / 2 }
  var maxX: Double { center.x + size.width / 2 }
  var minY: Double { center.y - size.height / 2 }
  var maxY: Double { center.y + size.height / 2 }

  func hasFrame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    minX.isNear(x) && minY.isNear(y) && size.width.isNear(width) && size.height.isNear(height)
  }
}

extension FingerInput {
  /// The content let go at `x`.
  static func release(x: Double, _ reading: Double) -> FingerInput {
    .release(offset: Vector(x: x, y: 0), reading: Vector(x: reading, y: 0))
  }

  /// The content let go at `y`.
  static func release(y: Double, _ reading: Double) -> FingerInput {
    .release(offset: Vector(x: 0, y: y), reading: Vector(x: 0, y: reading))
  }

  @MainActor
  static func shipped(_ name: String, after seconds: Double = 0) throws -> FingerInput {
    .gesture(try Show.fixture(name, after: seconds))
  }
}

extension Transform {
  func isNear(_ other: Transform) -> Bool {
    a.isNear(other.a) && b.isNear(other.b) && c.isNear(other.c) && d.isNear(other.d)
      && tx.isNear(other.tx) && ty.isNear(other.ty)
  }
}
