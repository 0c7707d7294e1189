import Foundation
import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import Carousels

@Suite("Carousels on a flow layout")
@MainActor
struct FlowCarouselTests {
  @Test(
    "cells shrink to 0.7 a pitch away from the middle", arguments: Play.sideways, Play.clocks)
  func scaling(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("ScalingFlowLayout", gesture, clock)
    #expect(
      recording.violations { cell, frame in
        let share = min(abs(recording.middle(in: frame).x - cell.center.x) / 280, 1)
        return cell.center.x.isNear(130 + 280 * Double(cell.item))
          && cell.transform.isNear(.scale(1 - 0.3 * share))
          && cell.zIndex == Int32((1 - share) * 10)
      } == [])
    #expect(recording.cells.count > recording.count)
    #expect(recording.header.traits.decelerationRate == .fast)
  }

  /// Ten cells of 260 and nine gaps of 20 leave 2405 to scroll; the first and last middles cannot be reached.
  @Test(
    "the cell nearest to the rest is centred, as far as the content goes",
    arguments: [
      (100.0, 1.0, 1, 222.5), (600, -1, 2, 502.5), (20, 0.1, 0, 0), (2300, 1, 9, 2405),
      (150, 0.3, 1, 222.5), (250, 0.3, 1, 222.5),
    ])
  func centring(x: Double, reading: Double, item: Int, rest: Double) throws {
    let recording = try Show.carousel("ScalingFlowLayout", .release(x: x, reading))
    let answer = 280 * Double(item) + 130 - Show.width / 2
    #expect(recording.releases.first?.layoutTarget.x.isNear(answer, within: 1e-3) == true)
    #expect(recording.rest.x == Show.onGrid(rest))
    // What the layout answers past the content's ends is its own mistake: people give such a layout insets.
    let isOutside = answer < 0 || answer > 2405
    #expect(recording.findingKinds.contains("badAttributes") == isOutside)
  }

  @Test("a cell behind a moving release is there in one frame, and that is found")
  func cellBehind() throws {
    let recording = try Show.carousel("ScalingFlowLayout", .release(x: 250, 0.3))
    let teleport = recording.findings().first { $0.kind == .teleport }
    let frame = try #require(teleport?.frames.upperBound)
    #expect(recording.offsets[frame].x == Show.onGrid(222.5))
    #expect(recording.offsets[frame - 1].x >= 250)
    let ahead = try Show.carousel("ScalingFlowLayout", .release(x: 150, 0.3))
    #expect(!ahead.findingKinds.contains("teleport"))
  }

  @Test("cells lean by a quarter turn a viewport", arguments: Play.sideways, Play.clocks)
  func rotating(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("RotatingFlowLayout", gesture, clock)
    #expect(
      recording.violations { cell, frame in
        let column = Double(cell.item / 3)
        let away = (cell.center.x - recording.middle(in: frame).x) / Show.width
        let angle = max(-1, min(1, away)) * .pi / 2
        return cell.center.x.isNear(187.5 + 230 * column)
          && cell.transform.isNear(
            Transform(
              a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0))
      } == [])
    // No hook: the flight ends at UIKit's own proposal, or a pixel short of it.
    let last = try #require(recording.releases.last)
    #expect(abs(recording.rest.x - last.proposed.x) <= 2.0 / 3 + 1e-9)
    #expect(recording.findings() == [])
  }

  @Test("cells fade and sink with the distance", arguments: Play.sideways, Play.clocks)
  func fading(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("FadingFlowLayout", gesture, clock)
    #expect(
      recording.violations { cell, frame in
        let away = min(abs(recording.middle(in: frame).x - cell.center.x), 260)
        let ratio = (260 - away) / 260
        return cell.center.x.isNear(187.5 + 260 * Double(cell.item))
          && cell.center.y.isNear(406 + (1 - ratio) * 12) && cell.alpha.isNear(ratio * 0.6 + 0.4)
          && cell.zIndex == Int32(ratio * 10)
      } == [])
    #expect(recording.rest.x.truncatingRemainder(dividingBy: 260) == 0)
    #expect(recording.header.traits.decelerationRate == .fast)
  }

  @Test("cells turn like doors, in perspective", arguments: Play.sideways)
  func perspective(gesture: String) throws {
    let recording = try Show.carousel("PerspectiveFlowLayout", gesture)
    for frame in 0..<recording.count {
      let cells = recording.cells(in: frame)
      for (index, cell) in zip(cells.indices, cells) {
        let share = (cell.center.x - recording.middle(in: frame).x) / (Show.width / 2)
        let turn = Double.pi / 3 * max(-1, min(1, share))
        let back = 40 * abs(share)
        let expected = [
          cos(turn), 0, -sin(turn), sin(turn) / 500, 0, 1, 0, 0, sin(turn), 0, cos(turn),
          -cos(turn) / 500, 0, 0, -back, 1 + back / 500,
        ]
        let numbers = try #require(recording.spatialTransform(ofCell: index)?.numbers)
        #expect(zip(numbers, expected).allSatisfy { $0.isNear($1) }, "\(cell) in frame \(frame)")
        #expect(cell.zIndex == -Int32(abs(share) * 100))
      }
    }
    #expect(recording.spatialTransforms.count == recording.cells.count)
  }

  /// Pages of 355 + 20 points; 10 · 375 − 20 − 375 = 3355 is the last offset.
  @Test(
    "a swipe turns one page at most",
    arguments: [
      (400.0, 2.0, 750.0), (400, -2, 375), (130, 3.5, 375), (130, 0.1, 0), (200, 0.1, 375),
      (1100, -3.5, 750), (3300, 1, 3355),
    ])
  func onePage(x: Double, reading: Double, rest: Double) throws {
    for clock in Play.clocks {
      let recording = try Show.carousel("OnePageLayout", .release(x: x, reading), clock)
      #expect(recording.rest.x == rest)
    }
  }

  @Test(
    "a layout's own insets let the first and the last item reach the middle",
    arguments: [
      (0.0, 0.1, -37.5), (-30, -0.4, -37.5), (100, 1, 278.5), (2700, 3, 2806.5),
      // A normal rate would bring it one item further: 200 + 494.5.
      (200, 1, 278.5),
    ])
  func insets(x: Double, reading: Double, rest: Double) throws {
    let recording = try Show.carousel("SelfCenteringLayout", .release(x: x, reading))
    let traits = recording.header.traits
    #expect(traits.decelerationRate == .fast && traits.alwaysBounceHorizontal)
    #expect(traits.contentInset.left == 37.5 && traits.contentInset.right == 37.5)
    #expect(recording.rest.x == Show.onGrid(rest))
    let last = recording.count - 1
    let centred = recording.cells(in: last).first {
      abs($0.center.x - recording.middle(in: last).x) <= 1.0 / 6 + 1e-9
    }
    #expect(centred?.item == Int((rest + 37.5) / 316))
    #expect(!recording.findingKinds.contains("badAttributes"))
  }

  /// The content rests at the multiple of 355 that is nearest to p + 99.5·(v − 0.01), the fast rate's proposal.
  @Test(
    "old spellings mean what they meant",
    arguments: [(100.0, 1.0), (700, -2), (1500, 3), (50, 0.5)]
  )
  func vintage(x: Double, reading: Double) throws {
    let recording = try Show.carousel("VintageLayout", .release(x: x, reading))
    let proposed = x - (reading - (reading < 0 ? -0.01 : 0.01)) / log(0.99)
    #expect(recording.rest == Vector(x: (proposed / 355).rounded() * 355, y: 0))
    #expect(recording.header.traits.decelerationRate == .fast)
    #expect(
      recording.violations { cell, _ in cell.minX.isNear(20 + 355 * Double(cell.item)) } == [])
  }

  @Test("attributes of a layout's own reach the cells in the frame itself", arguments: Play.clocks)
  func parallax(clock: FrameClock) throws {
    let layout = parallaxLayout()
    var replay = try parallaxReplay(layout, clock)
    var checked = 0
    while replay.step() {
      let view = try #require(replay.scrollView as? UICollectionView)
      for case let cell as ParallaxCell in view.visibleCells {
        let expected = (view.contentOffset.x + 187.5 - cell.center.x) / 4
        #expect(cell.picture.transform.tx.isNear(expected))
        checked += 1
      }
    }
    #expect(checked > 2 * replay.recording.count)
    let path = IndexPath(item: 1, section: 0)
    let (one, two) = (
      layout.layoutAttributesForItem(at: path), layout.layoutAttributesForItem(at: path)
    )
    #expect(one == two && one !== two)
    (two as? ParallaxAttributes)?.parallax += 1
    #expect(one != two)
  }

  private func parallaxLayout() -> ParallaxLayout {
    let layout = ParallaxLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 300, height: 500)
    layout.minimumLineSpacing = 20
    return layout
  }

  private func parallaxReplay(_ layout: ParallaxLayout, _ clock: FrameClock) throws -> SceneReplay {
    try SceneReplay(Show.scene(clock), .shipped("left-1")) {
      let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
      let data = TwinData(items: [10], for: view)
      view.register(ParallaxCell.self, forCellWithReuseIdentifier: "cell")
      return view.keeping(data)
    }
  }
}
