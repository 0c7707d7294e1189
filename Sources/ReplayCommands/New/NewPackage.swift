import ReplayFormats
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// The files of a package for somebody's own layouts, with an example.
struct NewPackage {
  /// What it is called.
  let name: String
  /// Where it finds ScrollReplay.
  let package: PackageReference

  /// A file to be written.
  struct File: Sendable, Hashable {
    /// Where, in the package.
    var path: String
    /// What.
    var bytes: [UInt8]

    init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }

    init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// All files, the example's among them.
  var files: [File] {
    get throws(CommandError) {
      let texts = NewPackageTexts(name: name, package: package)
      var files = [
        File("Package.swift", texts.manifest), File("README.md", texts.readme),
        File(".gitignore", ".build/\n"), File("Layouts/ExampleCarousel.swift", texts.layout),
        File("Sources/\(name)Layouts/Layouts.swift", texts.registration),
        File("Sources/replay/main.swift", texts.main),
        File("Tests/ReplayTests/ReplayTests.swift", texts.tests),
        File("scenarios/example.json", example.json()),
      ]
      for gesture in try gestures {
        files.append(File("gestures/\(gesture.gesture.name).json", gesture.json()))
      }
      let swipe = try gestures[0].gesture
      files.append(File("goldens/example--\(swipe.name).golden", golden(swipe).text()))
      return files
    }
  }

  /// A flick, a swipe about as slow as the gate, and one that slides back before it lifts.
  private var gestures: [GestureFile] {
    get throws(CommandError) {
      var files: [GestureFile] = []
      for (kind, speed) in [(SwipeKind.plain, 1.0), (.gentle, 0.3), (.hook, 0.5)] {
        let request = SwipeRequest(kind: kind, speed: speed)
        let gesture = try CommandError.usage { () throws(PhysicsError) in
          try request.gesture(named: kind == .plain ? "flick" : kind.rawValue, seed: 1)
        }
        files.append(
          GestureFile(gesture, notes: GestureNotes(kind: kind.rawValue, seed: "1")))
      }
      return files
    }
  }

  /// The scenario of the example.
  private var example: LayoutScenarioFile {
    LayoutScenarioFile(
      layout: "ExampleCarousel",
      scene: ReplayScene(name: "example", screen: Extent(width: 375, height: 300)),
      gesturePath: "../gestures/flick.json")
  }

  /// The golden of the example, replayed natively: through UIKit's names it moves the same to the bit.
  private func golden(_ gesture: Gesture) -> GoldenFile {
    var twin = Scenario(
      name: "example", viewport: example.scene.screen,
      layout: FlowLayout(
        scrollDirection: .horizontal,
        sections: [
          FlowSection(
            items: .fixed(Extent(width: 335, height: 300), count: 10), minimumLineSpacing: 20,
            sectionInset: Insets(left: 20, right: 20))
        ]))
    twin.remedy = .setContentOffset
    if let rule = try? ReleaseRule(.indexInDelegate(), site: .layout) { twin.rule = rule }
    var recording = twin.replay(gesture)
    recording.header.snapping = nil
    return GoldenFile(recording, of: example, gesture)
  }
}
