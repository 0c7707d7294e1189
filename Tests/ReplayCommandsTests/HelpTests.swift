import Foundation
import Testing

@Suite("Help")
struct HelpTests {
  static let commands = [
    "", "demo", "run", "law", "law flight", "law bounce", "law landing", "law paging",
    "law offset-animation", "law scroll-to-top", "law curve", "law project", "law band",
    "law spring", "synth", "check", "diff", "import", "adopt", "new", "map", "tune", "fit",
  ]

  @Test("names the command, fits 60 columns and gives examples that run", arguments: commands)
  func everyCommand(_ command: String) {
    let help = Transcript("\(command) --help", width: 60)
    #expect(help.code == 0)
    #expect(help.diagnostics.isEmpty)
    #expect(help.output.hasPrefix("scroll-replay\(command.isEmpty ? "" : " ")\(command):"))

    let lines = help.output.split(separator: "\n")
    let examples = lines.filter { $0.hasPrefix("  scroll-replay ") }
    #expect(!examples.isEmpty)
    for line in lines where !examples.contains(line) { #expect(line.count <= 60, "\(line)") }
    // The demo takes minutes in a debug build: `DemoTests` runs it on a smaller grid. `NewTests` makes its folders
    // elsewhere.
    for example in examples where command != "demo" && command != "new" {
      let line = example.dropFirst("  scroll-replay ".count)
      let run = Transcript(String(line.replacing("Fixtures/", with: "\(package)Fixtures/")))
      #expect(run.code == 0, "\(example): \(run.diagnostics)")
      #expect(!run.output.isEmpty)
    }
  }

  @Test(
    "is the same by any of its names", arguments: ["help law band", "law band -h", "law --help"])
  func names(_ line: String) {
    let help = Transcript(line)
    #expect(help.code == 0)
    #expect(help.output.hasPrefix("scroll-replay law"))
  }

  @Test("reads well")
  func text() {
    #expect(
      Transcript("law band --help").output == """
        scroll-replay law band: how far the content follows a finger past a limit

        Usage: scroll-replay law band [flags]

          --distance X  how far the finger is past the limit; negative before the first
          --range R     the view's length along the axis
          --scale N     round offsets to pixels, so many a point
          --json        print JSON for machines instead of text
          -o FILE       write the result to FILE instead of standard output (-)

        Example:
          scroll-replay law band --distance 100 --range 960

        """)
  }
}
