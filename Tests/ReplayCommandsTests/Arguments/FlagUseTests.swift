import Foundation
import Testing

@testable import ReplayCommands

/// A command line, the forms in which it prints, and flags of which each must do something in every form, or be refused.
///
/// `OUT` stands for a folder of its own.
struct FlagUse: CustomTestStringConvertible {
  let line: String
  var forms = [""]
  let flags: [String]
  /// Flags that rightly change nothing here: what they say is what would be anyway.
  var idle: [String] = []

  var testDescription: String { line }

  private static let scenarios = "\(package)Fixtures/scenarios"
  private static let gestures = "\(package)Fixtures/gestures"
  private static let imports = "\(package)Fixtures/imports"
  private static let golden = "\(package)Fixtures/goldens/nearest--left-0.3.golden"
  private static let grid = "--offsets -50...50/50 --velocities -0.25...0.25/0.25"
  private static let reading = [
    "--map t=t_ms", "--unit px --scale 2", "--time-unit s", "--viewport 100x100",
    "--axes \(package)README.md",
  ]

  static let all = [
    FlagUse(
      line: "run \(scenarios)/nearest-header-200.json",
      forms: ["", "--json", "--ndjson", "--csv", "--csv --cells", "--trace", "--swift"],
      flags: reading + [
        "--gesture \(gestures)/left-2.json", "--start 355", "--hz 120", "--remedy setContentOffset",
        "--fail-on flaps", "--report OUT/page.html", "-o OUT/result", "--json", "--ndjson", "--csv",
        "--cells", "--trace", "--swift", "--format csv",
      ],
      // The best remedy is the same at any rate, and of whichever remedy one starts from.
      idle: ["--swift --hz 120", "--swift --remedy setContentOffset"]),
    FlagUse(
      line: "report \(scenarios)/nearest-header-200.json",
      forms: ["", "--svg animation", "--svg plot", "--svg filmstrip"],
      flags: reading + [
        "--gesture \(gestures)/left-2.json", "--start 355", "--hz 120", "--remedy setContentOffset",
        "--svg plot",
        "--against \(scenarios)/nearest.json", "-o OUT/page.html", "--format csv",
      ]),
    FlagUse(
      line: "report \(golden)",
      flags: reading + [
        "--gesture \(gestures)/left-2.json", "--start 355", "--hz 120", "--remedy setContentOffset",
        "--svg plot",
        "--against \(scenarios)/nearest.json", "-o OUT/page.html", "--format csv",
      ]),
    FlagUse(
      line: "synth", forms: ["", "--csv", "--ndjson", "--w3c"],
      flags: [
        "--kind hook", "--direction up", "--speed 2", "--count 2", "--start-x 200 --start-y 300",
        "--width 100", "--height 200", "--seed 2", "--name own", "--csv", "--ndjson", "--w3c",
        "-o OUT/result",
      ],
      // Tables and W3C actions have no names; any file is named by whoever writes it.
      idle: ["--csv --name own", "--w3c --name own"]),
    FlagUse(
      line: "import \(gestures)/left-1.json", forms: ["", "--csv", "--ndjson", "--w3c"],
      flags: reading + ["--format csv", "--csv", "--ndjson", "--w3c", "-o OUT/result"]),
    FlagUse(
      line: "import \(imports)/swipes.yaml --viewport 375x812 --ndjson",
      flags: [
        "--map t=t_ms", "--unit px --scale 2", "--time-unit s", "--axes \(package)README.md",
        "--csv", "-o OUT/result",
      ],
      // A flow's percents are of the screen in points.
      idle: ["--unit px --scale 2"]),
    FlagUse(
      line: "adopt \(package)Fixtures/layouts", forms: ["", "--json"],
      flags: ["--json", "-o OUT/copies"]),
    FlagUse(
      line: "check OUT/../replays", forms: ["", "--json", "--github", "--landing-only"],
      flags: [
        "--update", "--tolerance 5000pt", "--tolerance 1deg", "--landing-only",
        "--gestures \(gestures)", "--goldens OUT", "--json", "--junit OUT/junit.xml", "--github",
        "--report OUT/page.html", "--shard-index 0 --shard-count 2",
        "--shard-index 1 --shard-count 2", "--shard-count 2", "--update --report OUT/page.html",
      ]),
    FlagUse(line: "record", flags: ["-o OUT/page.html"]),
    FlagUse(
      line: "diff \(golden) \(package)Fixtures/goldens/nearest-left--left-0.3.golden",
      forms: ["", "--json", "--landing-only"],
      flags: [
        "--tolerance 1000pt", "--tolerance 1deg", "--landing-only", "--json",
        "--report OUT/page.html",
        "-o OUT/result",
      ]),
    FlagUse(
      line: "diff \(imports)/trace.csv \(golden)", forms: ["", "--json"],
      flags: [
        "--tolerance 100000pt", "--tolerance 1deg", "--tolerance offset=9", "--landing-only",
        "--json",
        "--report OUT/page.html", "-o OUT/result",
      ]),
    FlagUse(
      line: "map \(scenarios)/nearest-header-200.json \(grid)",
      forms: ["", "--json", "--svg", "--svg --best", "--rows 0...1"],
      flags: [
        "--hz 120", "--starts 355", "--phases 0.5", "--remedy setContentOffset",
        "--swipe OUT/swipe.json", "--report OUT/page.html", "--json", "--svg", "--best",
        "--pictures OUT/pictures", "--rows 0...0", "-o OUT/result",
      ],
      // The rate is none of a row's numbers, and these rows are the same at any.
      idle: ["--rows 0...1 --hz 120", "--rows 0...1 --phases 0.5"]),
    FlagUse(
      line: "map OUT/../maps \(grid)",
      flags: [
        "--hz 120", "--starts middle", "--phases 0.5", "--remedy setContentOffset", "--swipe OUT/x",
        "--report OUT/page.html", "--json", "--svg", "--best", "--svg --best",
        "--pictures OUT/pictures", "--rows 0...0", "-o OUT/result",
      ],
      // As many releases of this carousel flap, from wherever and at any rate.
      idle: ["--hz 120", "--starts middle", "--phases 0.5"]),
    FlagUse(
      line:
        "tune \(scenarios)/nearest.json --gestures \(gestures)/left-0.5.json --vary spring.dampingRatio=0.6,0.8",
      forms: ["", "--json", "--svg", "--search 16", "--search 16 --svg"],
      flags: [
        "--gestures \(gestures)/left-1.json", "--vary spring.duration=200,300",
        "--minimise overshoot",
        "--search 16", "--seed 2", "--pareto overshoot,settleTime", "--scenario OUT/best.json",
        "--svg", "--json", "-o OUT/result", "--parameters",
      ],
      // Two numbers of a list are tried whatever is drawn, and a spring settles as soon after either swipe.
      idle: [
        "--search 16", "--json --search 16", "--svg --search 16", "--search 16 --seed 2",
        "--search 16 --svg --seed 2", "--svg --gestures \(gestures)/left-1.json",
        "--search 16 --svg --gestures \(gestures)/left-1.json",
      ]),
    FlagUse(
      line: "tune --parameters",
      flags: [
        "--gestures \(gestures)/left-1.json", "--vary spring.duration=200,300",
        "--minimise overshoot",
        "--search 16", "--seed 2", "--pareto overshoot,settleTime", "--scenario OUT/best.json",
        "--threads 1", "--svg", "--json", "-o OUT/result", "\(scenarios)/nearest.json",
      ]),
    FlagUse(
      line: "fit \(imports)/trace.csv", forms: ["", "--json", "--svg"],
      flags: [
        "--law bounce", "--hz 120", "--scale 2", "--rate fast", "--residuals", "--svg", "--json",
        "-o OUT/result",
      ],
      // A flight's picture has no bounce in it, and the curve is the same to a tenth of a pixel.
      idle: ["--svg --rate fast", "--svg --hz 120"]),
    FlagUse(
      line: "law bounce --offset -100 --min 0 --max 1000 --velocity -1", forms: ["", "--json"],
      flags: ["--rate fast", "--scale 2", "--hz 120", "--json", "-o OUT/result"]),
    FlagUse(
      line: "law landing --offset 100 --velocity 0.3 --target 130", forms: ["", "--json"],
      flags: [
        "--rate fast", "--min 0 --max 120", "--scale 2", "--hz 120", "--json", "-o OUT/result",
      ]),
    FlagUse(
      line: "law paging --target 375 --width 375", forms: ["", "--json"],
      flags: [
        "--offset 150", "--velocity 0.5", "--scale 2", "--hz 120", "--json", "-o OUT/result",
      ]),
    FlagUse(
      line: "law offset-animation --to 100", forms: ["", "--json"],
      flags: ["--from 5", "--scale 2", "--hz 120", "--json", "-o OUT/result"]),
    FlagUse(
      line: "law scroll-to-top --from 2000", forms: ["", "--json"],
      flags: ["--to 5", "--scale 2", "--hz 120", "--json", "-o OUT/result"]),
    FlagUse(
      line: "law curve", forms: ["", "--json"],
      flags: [
        "--name linear", "--from 0.5", "--to 9", "--duration 1", "--scale 2", "--hz 120", "--json",
        "-o OUT/result",
      ]),
    FlagUse(
      line: "law project --velocity 1.01", forms: ["", "--json"],
      flags: [
        "--offset 5", "--rate fast", "--min 0 --max 10", "--scale 2", "--profile devices2013",
        "--json", "-o OUT/result",
      ]),
    FlagUse(
      line: "law band --distance 100 --range 960", forms: ["", "--json"],
      flags: ["--scale 2", "--json", "-o OUT/result"]),
    FlagUse(
      line: "law spring --duration 0.5 --damping-ratio 0.8", forms: ["", "--json", "--to 100"],
      flags: [
        "--initial-velocity 1", "--from 5", "--to 100", "--hz 120", "--response 1", "--bounce 0.1",
        "--mass 2", "--stiffness 9", "--damping 3", "--json", "-o OUT/result",
      ]),
    FlagUse(
      line: "law flight --velocity 1", forms: ["", "--json"],
      flags: [
        "--offset 5", "--rate fast", "--min 0 --max 100", "--scale 2", "--hz 120", "--json",
        "-o OUT/result",
      ]),
  ]
}

@Suite("Flags")
struct FlagUseTests {
  /// All that a command leaves behind.
  private struct Trace: Equatable {
    var code: Int32
    var texts: [String]
  }

  private func run(_ line: String) throws -> Trace {
    let folder = try TemporaryDirectory()
    let out = folder.path("out")
    // A carousel to map, and a replay that differs from its golden.
    let copies = [
      "scenarios/nearest.json": "maps/nearest.json",
      "gestures/left-0.3.json": "replays/gestures/left-0.3.json",
      "goldens/nearest-left--left-0.3.golden": "replays/goldens/nearest--left-0.3.golden",
    ]
    for path in [
      out, folder.path("maps"), folder.path("replays/gestures"), folder.path("replays/goldens"),
    ] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for (source, copy) in copies {
      try FileManager.default.copyItem(
        atPath: "\(package)Fixtures/\(source)", toPath: folder.path(copy))
    }
    try FileManager.default.createDirectory(
      atPath: folder.path("replays/scenarios"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: folder.path("maps/nearest.json"),
      toPath: folder.path("replays/scenarios/nearest.json"))
    let transcript = Transcript(line.replacing("OUT", with: out))
    let names = try FileManager.default.subpathsOfDirectory(atPath: out).sorted()
    return Trace(code: transcript.code, texts: [transcript.output, transcript.diagnostics] + names)
  }

  @Test("do something or are refused, in whatever form a verb prints", arguments: FlagUse.all)
  func used(_ use: FlagUse) throws {
    for form in use.forms {
      let line = "\(use.line) \(form)"
      let plain = try run(line)
      #expect(plain.code <= 1, "\(line): \(plain.texts[1])")
      for flag in use.flags {
        let both = form.isEmpty ? flag : "\(form) \(flag)"
        let trace = try run("\(line) \(flag)")
        #expect(
          trace.code == 2 || (trace != plain) != use.idle.contains(both), "\(both): \(trace.code)")
      }
    }
  }

  @Test("are all held to that, but for those that say how the work is done")
  func complete() {
    let elsewhere: Set = ["demo", "law", "new"]
    let program = Program(RegisteredLayouts(), executable: nil)
    let verbs = program.subcommands.filter { !elsewhere.contains($0.name) }.map {
      ($0.name, $0.flags)
    }
    let laws = LawCommand().subcommands.map { ("law \($0.name)", $0.flags) }
    for (name, flags) in verbs + laws {
      let words = FlagUse.all.filter { $0.line.hasPrefix(name + " ") || $0.line == name }
        .flatMap { ([$0.line] + $0.forms + $0.flags).flatMap { $0.split(separator: " ") } }
      for flag in flags where !["threads", "jobs"].contains(flag.name) {
        #expect(words.contains { $0 == flag.spelling }, "\(name) \(flag.spelling)")
      }
    }
  }
}
