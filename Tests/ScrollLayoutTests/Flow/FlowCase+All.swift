import Samples
import ScrollLayout
import ScrollPhysics

extension FlowCase {
  static let all: [FlowCase] = [
    verticalGrid, fewInALine, roomForOne, horizontalCarousel, horizontalGrid, scaledCarousel,
    unequal, unequalLastLineFull, tooLong, verticalSections, horizontalSections, nothing,
  ]

  private static func cell(_ item: Int, _ frame: Double...) -> (ElementID, [Double]) {
    (.cell(section: 0, item: item), frame)
  }

  // 375 holds three items of 100 with gaps of 10 (320 ≤ 375 < 430). 375 − 300 = 75 is left for two gaps:
  // 37.5 each. Lines are 110 apart; the last line keeps the gap. Height 2·110 + 100.
  static let verticalGrid = FlowCase(
    name: "vertical grid of 100 in 375, last line short",
    layout: FlowLayout(
      sections: [FlowSection(items: .fixed(Extent(width: 100, height: 100), count: 8))]),
    bounds: Extent(width: 375, height: 667), contentSize: Extent(width: 375, height: 320),
    frames: [
      cell(0, 0, 0, 100, 100), cell(1, 137.5, 0, 100, 100), cell(2, 275, 0, 100, 100),
      cell(3, 0, 110, 100, 100), cell(4, 137.5, 110, 100, 100), cell(5, 275, 110, 100, 100),
      cell(6, 0, 220, 100, 100), cell(7, 137.5, 220, 100, 100),
    ])

  // One line with two of three places taken: they stand as in a full one. Equal sizes from a delegate count
  // as one size.
  static let fewInALine = FlowCase(
    name: "two equal items where three fit",
    layout: FlowLayout(
      sections: [FlowSection(items: .each([Extent](repeating: .square(100), count: 2)))]),
    bounds: Extent(width: 375, height: 667), contentSize: Extent(width: 375, height: 100),
    frames: [cell(0, 0, 0, 100, 100), cell(1, 137.5, 0, 100, 100)])

  // Two of 200 do not fit into 375 − 20 = 355: one a line, centred at 20 + 355/2 = 197.5.
  static let roomForOne = FlowCase(
    name: "one item a line is centred between the insets",
    layout: FlowLayout(
      sections: [
        FlowSection(
          items: .fixed(Extent(width: 200, height: 50), count: 2), minimumLineSpacing: 7,
          sectionInset: Insets(top: 3, left: 20, bottom: 4))
      ]),
    bounds: Extent(width: 375, height: 667), contentSize: Extent(width: 375, height: 114),
    frames: [cell(0, 97.5, 3, 200, 50), cell(1, 97.5, 60, 200, 50)])

  // Item = viewport − 40, spacing 20, side insets 20. 200 high: one a line, centred in 200 to y 25.
  // Content 20 + 3·335 + 2·20 + 20.
  static let horizontalCarousel = FlowCase(
    name: "horizontal carousel",
    layout: FlowLayout(
      scrollDirection: .horizontal,
      sections: [
        FlowSection(
          items: .fixed(Extent(width: 335, height: 150), count: 3), minimumLineSpacing: 20,
          sectionInset: Insets(left: 20, right: 20))
      ]),
    bounds: Extent(width: 375, height: 200), contentSize: Extent(width: 1085, height: 200),
    frames: [
      cell(0, 20, 25, 335, 150), cell(1, 375, 25, 335, 150), cell(2, 730, 25, 335, 150),
    ])

  // 250 − 10 − 20 = 220 holds two items of 90 with a gap of 10; 40 are left for the gap.
  static let horizontalGrid = FlowCase(
    name: "horizontal grid",
    layout: FlowLayout(
      scrollDirection: .horizontal,
      sections: [
        FlowSection(
          items: .fixed(Extent(width: 50, height: 90), count: 3), minimumLineSpacing: 5,
          sectionInset: Insets(top: 10, left: 1, bottom: 20, right: 2))
      ]),
    bounds: Extent(width: 375, height: 250), contentSize: Extent(width: 108, height: 250),
    frames: [cell(0, 1, 10, 50, 90), cell(1, 1, 140, 50, 90), cell(2, 56, 10, 50, 90)])

  // Item 400 − 100 = 300 by 150, spacing 10 − (300 − 0.75·300)/2 = −27.5, insets 50 at the sides and
  // (200 − 150)/2 = 25 above and below: lines overlap. Content 50 + 300 + 272.5 + 50.
  static let scaledCarousel = FlowCase(
    name: "carousel with negative spacing",
    layout: .scaleCarousel(
      viewport: Extent(width: 400, height: 200), itemCount: 2, minimumScale: 0.75),
    bounds: Extent(width: 400, height: 200), contentSize: Extent(width: 672.5, height: 200),
    frames: [cell(0, 50, 25, 300, 150), cell(1, 322.5, 25, 300, 150)])

  // 300 wide. 100 + 10 + 120 = 230, and 10 + 80 more do not fit: 80 are left, the gap is 80. The line is 60
  // thick, the item of 40 centred in it. Last line: 80 + 10 + 50 = 140, and 10 + 50 more would fit: it is
  // open and keeps the minimum.
  static let unequal = FlowCase(
    name: "unequal sizes, open last line",
    layout: FlowLayout(
      sections: [
        FlowSection(
          items: .each([
            Extent(width: 100, height: 40), Extent(width: 120, height: 60),
            Extent(width: 80, height: 30), Extent(width: 50, height: 10),
          ]))
      ]),
    bounds: Extent(width: 300, height: 500), contentSize: Extent(width: 300, height: 100),
    frames: [
      cell(0, 0, 10, 100, 40), cell(1, 180, 0, 120, 60), cell(2, 0, 70, 80, 30),
      cell(3, 90, 80, 50, 10),
    ])

  // Both lines hold one item, and a second like it would not fit: both are full, so both are centred.
  static let unequalLastLineFull = FlowCase(
    name: "a column of unequal heights is centred to its end",
    layout: FlowLayout(
      sections: [
        FlowSection(
          items: .each([Extent(width: 200, height: 40), Extent(width: 200, height: 60)]))
      ]),
    bounds: Extent(width: 300, height: 500), contentSize: Extent(width: 300, height: 110),
    frames: [cell(0, 50, 0, 200, 40), cell(1, 50, 50, 200, 60)])

  // 400 is longer than the 300 of a line: alone, centred, sticking out by 50 at both ends. The line before
  // holds one full item only because the next does not fit; it is centred too.
  static let tooLong = FlowCase(
    name: "an item longer than its line stands alone",
    layout: FlowLayout(
      sections: [
        FlowSection(
          items: .each([
            Extent(width: 50, height: 20), Extent(width: 400, height: 20),
            Extent(width: 50, height: 20),
          ]), minimumLineSpacing: 0)
      ]),
    bounds: Extent(width: 300, height: 500), contentSize: Extent(width: 300, height: 60),
    frames: [cell(0, 125, 0, 50, 20), cell(1, -50, 20, 400, 20), cell(2, 0, 40, 50, 20)])

  // Section 0: header 0–30, inset to 35, two lines of one at 35–65 and 75–105, inset to 113, footer to 133.
  // Section 1, empty: header 133–143, insets to 148 and 156, footer to 176. Section 2: header only, to 216.
  static let verticalSections = FlowCase(
    name: "headers, footers, insets and empty sections, vertical",
    layout: FlowLayout(
      sections: sections(
        item: Extent(width: 180, height: 30), header: { Extent(width: 7, height: $0) })),
    bounds: Extent(width: 200, height: 400), contentSize: Extent(width: 200, height: 216),
    frames: [
      (.header(section: 0), [0, 0, 200, 30]), cell(0, 11.5, 35, 180, 30),
      cell(1, 11.5, 75, 180, 30), (.footer(section: 0), [0, 113, 200, 20]),
      (.header(section: 1), [0, 133, 200, 10]), (.footer(section: 1), [0, 156, 200, 20]),
      (.header(section: 2), [0, 176, 200, 40]),
    ])

  // The same along x. Section 0: header to 30, inset 6 to 36, lines 36–66 and 76–106, inset 3 to 109,
  // footer to 129. Section 1: header to 139, insets 6 + 3 to 148, footer to 168. Section 2: to 208.
  static let horizontalSections = FlowCase(
    name: "headers, footers, insets and empty sections, horizontal",
    layout: FlowLayout(
      scrollDirection: .horizontal,
      sections: sections(
        item: Extent(width: 30, height: 180), header: { Extent(width: $0, height: 7) })),
    bounds: Extent(width: 400, height: 200), contentSize: Extent(width: 208, height: 200),
    frames: [
      (.header(section: 0), [0, 0, 30, 200]), cell(0, 36, 8.5, 30, 180),
      cell(1, 76, 8.5, 30, 180), (.footer(section: 0), [109, 0, 20, 200]),
      (.header(section: 1), [129, 0, 10, 200]), (.footer(section: 1), [148, 0, 20, 200]),
      (.header(section: 2), [168, 0, 40, 200]),
    ])

  // Vertical: centred at 6 + (200 − 6 − 3)/2 = 101.5; horizontal: at 5 + (200 − 5 − 8)/2 = 98.5.
  private static func sections(item: Extent, header: (Double) -> Extent) -> [FlowSection] {
    let inset = Insets(top: 5, left: 6, bottom: 8, right: 3)
    return [
      FlowSection(
        items: .fixed(item, count: 2), sectionInset: inset, headerReferenceSize: header(30),
        footerReferenceSize: header(20)),
      FlowSection(
        items: .each([]), sectionInset: inset, headerReferenceSize: header(10),
        footerReferenceSize: header(20)),
      FlowSection(items: .fixed(item, count: 0), headerReferenceSize: header(40)),
    ]
  }

  static let nothing = FlowCase(
    name: "no sections", layout: FlowLayout(sections: []),
    bounds: Extent(width: 200, height: 100), contentSize: Extent(width: 200, height: 0), frames: [])
}

extension Extent {
  static func square(_ side: Double) -> Extent { Extent(width: side, height: side) }
}
