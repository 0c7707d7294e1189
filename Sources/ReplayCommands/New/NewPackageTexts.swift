/// What the files of a new package say.
struct NewPackageTexts {
  let name: String
  let package: PackageReference

  var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    /// On iOS the real UIKit serves.
    let headless = TargetDependencyCondition.when(platforms: [.linux, .macOS])

    func replay(_ product: String, _ condition: TargetDependencyCondition? = nil) -> Target.Dependency {
      .product(name: product, package: "\(package.identity)", condition: condition)
    }

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v13)],
      dependencies: [\(package.dependency)],
      targets: [
        // The sources in Layouts, as they are, in the language mode of their time.
        .target(
          name: "\(name)Layouts",
          dependencies: [replay("ScrollReplay"), replay("UIKit", headless)],
          swiftSettings: [.swiftLanguageMode(.v5)],
          plugins: [.plugin(name: "AdoptLayouts", package: "\(package.identity)")]),
        .executableTarget(
          name: "replay", dependencies: ["\(name)Layouts", replay("ReplayCommands")]),
        .testTarget(
          name: "ReplayTests",
          dependencies: [
            "\(name)Layouts", replay("ScrollReplay"), replay("ReplayTesting"),
            replay("UIKit", headless),
          ]),
      ]
    )

    """
  }

  var layout: String {
    """
    import UIKit

    /// Cards side by side; a release brings the next one that way to the middle, without speed the nearest.
    final class ExampleCarousel: UICollectionViewFlowLayout {
      override init() {
        super.init()
        setUp()
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
      }

      private func setUp() {
        scrollDirection = .horizontal
        itemSize = CGSize(width: 335, height: 300)
        minimumLineSpacing = 20
        sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      }

      override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        guard let collectionView = collectionView else { return proposed }
        let page = itemSize.width + minimumLineSpacing
        let last = CGFloat(collectionView.numberOfItems(inSection: 0) - 1)
        let exact = collectionView.contentOffset.x / page
        let index = velocity.x > 0 ? ceil(exact) : velocity.x < 0 ? floor(exact) : round(exact)
        let target = CGPoint(x: min(max(index, 0), last) * page, y: 0)
        // Owns the motion from here. Take this line away, and some releases flap.
        collectionView.setContentOffset(target, animated: true)
        return target
      }
    }

    """
  }

  var registration: String {
    """
    import ScrollReplay
    import UIKit

    /// The layouts that scenarios may name. Each replay makes its view anew.
    ///
    /// A layout alone is shown in a collection view with empty cells; `.view { … }` takes any scroll view of your own,
    /// with its delegate: `return view.keeping(delegate)`.
    @MainActor public let layouts: [String: RegisteredLayout] = [
      "ExampleCarousel": .layout(items: [10]) { ExampleCarousel() }
    ]

    """
  }

  var main: String {
    """
    import \(name)Layouts
    import ReplayCommands

    ReplayCommands.main(layouts: layouts)

    """
  }

  var tests: String {
    """
    import Foundation
    import \(name)Layouts
    import ReplayFormats
    import ReplayTesting
    import ReplayTuning
    import ScrollPhysics
    import ScrollReplay
    import Testing

    @MainActor
    @Suite("ExampleCarousel")
    struct ExampleCarouselTests {
      @Test("a swipe does not flap, and rests on a page", arguments: ["flick", "gentle", "hook"])
      func swipes(name: String) throws {
        expectReplay(try replay("example", gesture(name)), .hasNoFlaps, .restsOnPage)
      }

      @Test("no release flaps: wherever the finger lifts, however fast it goes")
      func everywhere() throws {
        // 1,271 of them around the fourth page, and what lies between those that differ.
        let plan = MapPlan(.swipes, along: .horizontal, from: Vector(x: 1065, y: 0))
        try expectNoFlaps(everywhere: plan) { try replay("example", $0) }
      }

      @Test("a swipe moves as its golden says")
      func golden() throws {
        expectReplay(
          try replay("example", gesture("flick")),
          .matchesGolden(at: folder.appending(path: "goldens/example--flick.golden").path))
      }
    }

    /// The package's folder.
    private let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func bytes(_ path: String) throws -> [UInt8] {
      Array(try Data(contentsOf: folder.appending(path: path)))
    }

    private func gesture(_ name: String) throws -> FingerInput {
      let path = "gestures/\\(name).json"
      return .gesture(try GestureFile(json: try bytes(path), path: path).gesture)
    }

    @MainActor
    private func replay(_ scenario: String, _ finger: FingerInput) throws -> Recording {
      let path = "scenarios/\\(scenario).json"
      let file = try LayoutScenarioFile(json: try bytes(path), path: path)
      return try #require(layouts[file.layout]).replay(file.scene, finger)
    }

    """
  }

  var readme: String {
    """
    # \(name)

    Replays layouts with recorded swipes, off-device, and says which frame flaps and why.

    1. Put a layout's source into `Layouts`, as it is, and name it in `Sources/\(name)Layouts/Layouts.swift`.
    2. Copy `scenarios/example.json` and write the layout's name into it.
    3. `swift run replay run scenarios/example.json` tells what the release did; `--gesture FILE` takes another swipe, `--swift` prints the best remedy to paste.
    4. `swift run replay check . --update` writes goldens; `swift run replay check .` holds later replays to them.
    5. `swift test` fails on flaps: of the swipes in `gestures`, and of all releases around a page. Copy the example's tests for a layout of yours.

    """
  }
}
