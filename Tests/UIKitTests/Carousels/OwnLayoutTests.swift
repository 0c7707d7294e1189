import Foundation
import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import Carousels

@Suite("Layouts from scratch")
@MainActor
struct OwnLayoutTests {
  /// At the normal rate the first would fly 495 points and rest two items on.
  @Test(
    "the wheel rests on an item, by the fast rate",
    arguments: [(100.0, 1.0, 266.0), (300, -2, 0), (600, 3.5, 1064), (2300, 2, 2394), (120, 0, 0)])
  func wheel(x: Double, reading: Double, rest: Double) throws {
    for clock in Play.clocks {
      let recording = try Show.carousel("WheelCarousel", .release(x: x, reading), clock)
      #expect(recording.rest.x == rest)
      #expect(
        recording.violations { cell, _ in
          cell.hasFrame(62.5 + 266 * Double(cell.item), 231, 250, 350)
        } == [])
    }
  }

  @Test("covers turn edge on beside the one in front", arguments: Play.sideways)
  func coverFlow(gesture: String) throws {
    let recording = try Show.carousel("CoverFlow", gesture)
    for frame in 0..<recording.count {
      let cells = recording.cells(in: frame)
      for (index, cell) in zip(cells.indices, cells) {
        let away = (cell.center.x - recording.middle(in: frame).x) / 90
        let turn = max(-1, min(1, away))
        let angle = -turn * Double.pi / 2.6
        // Rotation, then (40·turn, 0, −120·|turn|), then w = 1 − z/600.
        let depth = -abs(turn) * 120
        let expected = [
          cos(angle), 0, -sin(angle), sin(angle) / 600, 0, 1, 0, 0, sin(angle), 0, cos(angle),
          -cos(angle) / 600, turn * 40, 0, depth, 1 - depth / 600,
        ]
        let numbers = recording.spatialTransform(ofCell: index)?.numbers ?? expected
        #expect(zip(numbers, expected).allSatisfy { $0.isNear($1) }, "\(cell) in frame \(frame)")
        #expect(cell.center.x.isNear(187.5 + 90 * Double(cell.item)))
        #expect(cell.zIndex == -Int32(abs(away) * 10))
      }
    }
    #expect(recording.spatialTransforms.count == recording.cells.count)
    #expect((recording.rest.x / 90).isNear((recording.rest.x / 90).rounded()))
    // Covers are named by what is drawn of them; edge on they are narrower than they are.
    // A cover that comes turns as it comes: it lay elsewhere in the frame before.
    #expect(!recording.findingKinds.contains("cellFlicker"))
  }

  @Test("a card that is passed stays and is buried", arguments: Play.upward, Play.clocks)
  func stack(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("StackLayout", gesture, clock)
    #expect(
      recording.violations { cell, frame in
        let (natural, top) = (400 * Double(cell.item), recording.offsets[frame].y)
        let buried = max(0, min(1, (top - natural) / 400))
        return cell.hasFrame(20, max(natural, top), 335, 380)
          && cell.transform.isNear(.scale(1 - 0.1 * buried)) && cell.alpha.isNear(1 - buried)
          && cell.zIndex == Int32(cell.item)
      } == [])
  }

  @Test("each page lifts a card away", arguments: Play.sideways, Play.clocks)
  func deck(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("CardDeckLayout", gesture, clock)
    #expect(recording.header.traits.isPagingEnabled)
    #expect(recording.rest.x.truncatingRemainder(dividingBy: 375) == 0)
    #expect(
      recording.violations { cell, frame in
        let position = max(0, recording.offsets[frame].x / 375)
        let (depth, middle) = (Double(cell.item) - position, recording.middle(in: frame))
        let angle = min(depth, 0) * Double.pi / 12
        let size = depth < 0 ? 1 : 1 - 0.06 * depth
        return cell.center.x.isNear(middle.x + min(depth, 0) * 375)
          && cell.center.y.isNear(middle.y + 12 * max(depth, 0))
          && cell.transform.isNear(
            Transform(
              a: size * cos(angle), b: sin(angle), c: -sin(angle), d: size * cos(angle), tx: 0,
              ty: 0))
          && cell.alpha.isNear(depth > 2 ? 3 - depth : 1) && cell.zIndex == -Int32(cell.item)
      } == [])
  }

  @Test("items turn on the rim of a wheel", arguments: Play.sideways, Play.clocks)
  func circle(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("CircularLayout", gesture, clock)
    let step = atan(133.0 / 500)
    let room = 20 * 133.0 - 375
    #expect(
      recording.violations { cell, frame in
        let turned = -19 * step * recording.offsets[frame].x / room
        let angle = turned + step * Double(cell.item)
        return cell.center.x.isNear(recording.middle(in: frame).x)
          && cell.transform.isNear(
            Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0))
          && cell.zIndex == Int32(angle * 1_000_000)
      } == [])
    // The cells here do not turn about the wheel's middle, so those that come are in the midst of the others.
    if gesture.hasPrefix("left") { #expect(recording.findingKinds.contains("cellFlicker")) }
    let items = recording.rest.x / room * 19
    #expect(abs(items - items.rounded()) < 19 / room)
  }

  @Test("the cell at the top is tall and the next grows", arguments: Play.upward, Play.clocks)
  func featured(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("FeaturedLayout", gesture, clock)
    #expect(
      recording.violations { cell, frame in
        let y = recording.offsets[frame].y
        let first = max(0, Int(y / 180))
        let share = y / 180 - Double(first)
        // Below the featured one the next ends 100 further down, and so do the rest.
        let bottom = y - 100 * share + 280
        let tall = 100 + max(180 * share, 0)
        switch cell.item - first {
        case 0: return cell.hasFrame(0, y - 100 * share, 375, 280)
        case 1: return cell.hasFrame(0, bottom + 100 - tall, 375, tall)
        case 2...: return cell.hasFrame(0, bottom + 100 * Double(cell.item - first - 1), 375, 100)
        default: return cell.hasFrame(0, 100 * Double(cell.item), 375, 100)
        }
      } == [])
    #expect(recording.rest.y.truncatingRemainder(dividingBy: 180) == 0)
  }

  @Test("icons lie in pages of three rows and four columns", arguments: Play.sideways, Play.clocks)
  func pagedGrid(gesture: String, clock: FrameClock) throws {
    let recording = try Show.carousel("PagedGridLayout", gesture, clock)
    #expect(recording.header.traits.isPagingEnabled)
    #expect(recording.rest.x.truncatingRemainder(dividingBy: 375) == 0)
    #expect(
      recording.violations { cell, _ in
        let (page, place) = (cell.item / 12, cell.item % 12)
        return cell.hasFrame(
          Double(page) * 375 + Double(place % 4) * 93.75, Double(place / 4) * 812 / 3, 93.75,
          812.0 / 3)
      } == [])
    // A page that is not turned comes back: that is all there is to find.
    #expect(recording.findingKinds.allSatisfy { $0 == "reversal" })
  }
}
