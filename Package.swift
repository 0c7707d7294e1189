// swift-tools-version: 6.2

import PackageDescription

/// The same rules for every target: Swift 6, explicit imports, no warnings.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// `.squareRoot()` and `.rounded()` live in libm on Linux; Foundation would link it, the engine must not.
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

func engine(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: libm)
}

func tests(
  _ name: String, _ dependencies: Target.Dependency..., excluding files: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: files, swiftSettings: settings,
    linkerSettings: libm)
}

// Bottom-up: a target may import any that stands above it, none below. `LayeringTests` reads the imports.
let package = Package(
  name: "ScrollReplay",
  products: [
    .library(
      name: "ScrollReplay",
      targets: [
        "ScrollPhysics", "ScrollLayout", "ScrollReplay", "ReplayAnalysis", "ReplayTuning",
        "ReplayFormats", "ReplayReport",
      ]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "ReplayRecorder", targets: ["ReplayRecorder"]),
    .library(name: "ReplayTesting", targets: ["ReplayTesting"]),
    .library(name: "ReplayCommands", targets: ["ReplayCommands"]),
    .executable(name: "scroll-replay", targets: ["scroll-replay"]),
    .plugin(name: "AdoptLayouts", targets: ["AdoptLayouts"]),
  ],
  targets: [
    engine("SourcePreparation"),
    .executableTarget(
      name: "adopt-layouts", dependencies: ["SourcePreparation"], swiftSettings: settings),
    .plugin(
      name: "AdoptLayouts", capability: .buildTool(), dependencies: ["adopt-layouts"],
      path: "Sources/AdoptLayouts"),
    engine("ScrollPhysics"),
    engine("ScrollLayout", "ScrollPhysics"),
    engine("ScrollReplay", "ScrollLayout", "ScrollPhysics"),
    // A headless UIKit, so that layouts written for iOS compile unchanged.
    engine("UIKit", "ScrollReplay", "ScrollLayout", "ScrollPhysics"),
    .target(name: "_Testing_UIKit"),
    // What people add to their app; here it is compiled against the headless UIKit.
    .target(
      name: "ReplayRecorder",
      dependencies: [.target(name: "UIKit", condition: .when(platforms: [.linux, .macOS]))],
      swiftSettings: settings),
    engine("ReplayAnalysis", "ScrollReplay", "ScrollLayout", "ScrollPhysics"),
    engine("ReplayTuning", "ReplayAnalysis", "ScrollReplay", "ScrollLayout", "ScrollPhysics"),
    engine("ReplayFormats", "ReplayAnalysis", "ScrollReplay", "ScrollLayout", "ScrollPhysics"),
    engine(
      "ReplayReport", "ReplayFormats", "ReplayTuning", "ReplayAnalysis", "ScrollReplay",
      "ScrollLayout", "ScrollPhysics"),
    engine(
      "ReplayTesting", "ReplayReport", "ReplayFormats", "ReplayTuning", "ReplayAnalysis",
      "ScrollReplay", "ScrollLayout", "ScrollPhysics"),
    engine(
      "ReplayCommands", "ReplayReport", "ReplayFormats", "ReplayTuning", "ReplayAnalysis",
      "ScrollReplay", "ScrollLayout", "ScrollPhysics", "SourcePreparation"),
    .executableTarget(
      name: "scroll-replay", dependencies: ["ReplayCommands"], swiftSettings: settings),

    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "replay-benchmarks",
      dependencies: [
        "CAllocations", "UIKit", "ReplayFormats", "ReplayTuning", "ReplayAnalysis", "ScrollReplay",
        "ScrollLayout", "ScrollPhysics",
      ],
      path: "Benchmarks", exclude: ["CAllocations", "instructions.txt"], swiftSettings: settings,
      linkerSettings: libm),

    // Layouts and delegates as people write them for iOS, unchanged, in the language mode of their time.
    .target(
      name: "Carousels", dependencies: ["UIKit", "ScrollReplay"], path: "Tests/Carousels",
      exclude: ["Layouts"], swiftSettings: [.swiftLanguageMode(.v5)], linkerSettings: libm,
      plugins: ["AdoptLayouts"]),
    // A user's own program, as tests of layout maps run it: the command line with those layouts.
    .executableTarget(
      name: "carousel-replay",
      dependencies: ["Carousels", "UIKit", "ReplayCommands", "ScrollReplay", "ScrollPhysics"],
      path: "Tests/CarouselReplay", swiftSettings: settings, linkerSettings: libm),
    tests("SourcePreparationTests", "SourcePreparation"),
    tests("ScrollPhysicsTests", "ScrollPhysics"),
    // What several tests share: the fixtures, published layouts, a finger by its velocities.
    .target(
      name: "Samples",
      dependencies: ["ReplayFormats", "ScrollReplay", "ScrollLayout", "ScrollPhysics"],
      path: "Tests/Samples", swiftSettings: settings, linkerSettings: libm),
    tests("ScrollLayoutTests", "Samples", "ScrollLayout", "ScrollPhysics"),
    // Measured traces and swipes, which lie beside the package where they lie at all.
    .target(
      name: "MeasuredData", dependencies: ["ScrollReplay", "ScrollPhysics"],
      path: "Tests/MeasuredData", swiftSettings: settings, linkerSettings: libm),
    tests(
      "ScrollReplayTests", "MeasuredData", "Samples", "ScrollReplay", "ScrollLayout",
      "ScrollPhysics"),
    tests(
      "ReplayFormatsTests", "MeasuredData", "Samples", "ReplayFormats", "ReplayAnalysis",
      "ScrollReplay",
      "ScrollLayout", "ScrollPhysics"),
    tests(
      "ReplayReportTests", "Samples", "ReplayReport", "ReplayFormats", "ReplayTuning",
      "ReplayAnalysis", "ScrollReplay", "ScrollLayout", "ScrollPhysics"),
    tests(
      "ReplayTestingTests", "Samples", "ReplayTesting", "ReplayReport", "ReplayFormats",
      "ReplayTuning", "ReplayAnalysis", "ScrollReplay", "ScrollLayout", "ScrollPhysics"),
    tests(
      "ReplayCommandsTests", "Samples", "ReplayCommands", "ReplayReport", "ReplayFormats",
      "ReplayTuning", "ReplayAnalysis", "ScrollReplay", "ScrollLayout", "ScrollPhysics",
      excluding: ["Demo/demo-60.txt", "Demo/demo-80.txt", "Map/hash.txt"]),
    tests("LayeringTests"),
    tests(
      "DeterminismTests", "Samples", "ReplayFormats", "ReplayAnalysis", "ScrollReplay",
      "ScrollLayout",
      "ScrollPhysics", excluding: ["hashes.txt"]),
    tests(
      "ReplayTuningTests", "MeasuredData", "Samples", "ReplayTuning", "ReplayAnalysis",
      "ScrollReplay", "ScrollLayout", "ScrollPhysics"),
    tests(
      "UIKitTests", "ReplayRecorder", "Carousels", "Samples", "_Testing_UIKit", "UIKit",
      "ReplayTesting", "ReplayFormats", "ReplayAnalysis", "ScrollReplay", "ScrollLayout",
      "ScrollPhysics"),
    tests(
      "ReplayAnalysisTests", "MeasuredData", "Samples", "ReplayAnalysis", "ScrollReplay",
      "ScrollLayout", "ScrollPhysics"),
  ]
)

// `.ci/fuzz` sets this: what reads files is instrumented, and one more target is an executable with libFuzzer's main.
if Context.environment["FUZZ"] != nil {
  let fuzzed = [
    "ReplayFormats", "ReplayTuning", "ReplayAnalysis", "ScrollReplay", "ScrollLayout",
    "ScrollPhysics",
  ]
  let sanitizers = ["-sanitize=fuzzer,address"]
  for target in package.targets where fuzzed.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(sanitizers))
  }
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: fuzzed.map { .init(stringLiteral: $0) }, path: "Tests/Fuzz",
      exclude: ["Seeds"], swiftSettings: settings + [.unsafeFlags(sanitizers)],
      linkerSettings: libm + [.unsafeFlags(sanitizers + ["-use-ld=lld"])]))
}
