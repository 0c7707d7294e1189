import ScrollLayout
import ScrollPhysics
import Testing

/// One layout with what was worked out for it by hand.
struct FlowCase: Sendable, CustomTestStringConvertible {
  var name: String
  var layout: FlowLayout
  var bounds: Extent
  var contentSize: Extent
  /// Every element in order, as x, y, width, height.
  var frames: [(ElementID, [Double])]

  var testDescription: String { name }
}

@Suite("Flow geometry")
struct FlowGeometryTests {
  @Test("places every element where a hand calculation does", arguments: FlowCase.all)
  func places(_ flow: FlowCase) throws {
    let geometry = FlowGeometry(flow.layout, boundsSize: flow.bounds)
    #expect(geometry.contentSize == flow.contentSize)
    #expect(geometry.allElements(of: flow.layout).map(\.element) == flow.frames.map(\.0))
    for (element, frame) in flow.frames {
      let attributes = try #require(geometry.attributes(of: element))
      #expect(attributes.frameNumbers == frame, "\(element)")
      #expect(attributes.transform == .identity && attributes.alpha == 1)
      #expect(attributes.zIndex == 0)
    }
  }

  @Test("knows no element that the layout has not")
  func unknownElements() {
    let layout = FlowLayout(
      sections: [FlowSection(items: .fixed(Extent(width: 10, height: 10), count: 2))])
    let geometry = FlowGeometry(layout, boundsSize: Extent(width: 100, height: 100))
    #expect(geometry.attributes(of: .cell(section: 0, item: 2)) == nil)
    #expect(geometry.attributes(of: .cell(section: 0, item: -1)) == nil)
    #expect(geometry.attributes(of: .cell(section: 1, item: 0)) == nil)
    #expect(geometry.attributes(of: .header(section: 0)) == nil)
    #expect(geometry.attributes(of: .footer(section: -1)) == nil)
    #expect(geometry.cellCount(inSection: 0) == 2)
    #expect(geometry.cellCount(inSection: 1) == 0)
  }

  @Test("finds the last of a hundred million cells by arithmetic")
  func manyCells() throws {
    let size = Extent(width: 60, height: 40)
    let layout = FlowLayout(sections: [FlowSection(items: .fixed(size, count: 100_000_001))])
    // 375 holds 5 items of 60 with gaps of 10; 20,000,001 lines 50 apart, the last with one cell.
    let geometry = FlowGeometry(layout, boundsSize: Extent(width: 375, height: 700))
    #expect(geometry.contentSize.height == 1_000_000_040)
    var found: [LayoutAttributes] = []
    geometry.appendElements(
      in: Rectangle(
        origin: Vector(x: 0, y: 1_000_000_000), size: Extent(width: 375, height: 700)),
      to: &found)
    #expect(found.map(\.element) == [.cell(section: 0, item: 100_000_000)])
    #expect(found.first?.frameNumbers == [0, 1_000_000_000, 60, 40])
  }

  @Test("keeps attributes within 128 bytes")
  func stride() {
    #expect(MemoryLayout<LayoutAttributes>.stride <= 128)
  }
}

extension LayoutAttributes {
  /// x, y, width and height.
  var frameNumbers: [Double] {
    let frame = untransformedFrame
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }
}

extension FlowGeometry {
  /// Every element, one by one: by the public interface, but not by the search.
  func allElements(of layout: FlowLayout) -> [LayoutAttributes] {
    var all: [LayoutAttributes] = []
    for section in layout.sections.indices {
      if let header = attributes(of: .header(section: section)) { all.append(header) }
      for item in 0..<cellCount(inSection: section) {
        if let cell = attributes(of: .cell(section: section, item: item)) { all.append(cell) }
      }
      if let footer = attributes(of: .footer(section: section)) { all.append(footer) }
    }
    return all
  }
}
