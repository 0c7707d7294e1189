import Foundation
import ReplayAnalysis
import ReplayReport
import ScrollReplay
import Testing

@Suite("The HTML report")
struct HTMLReportTests {
  @Test("is the same to the byte every time", arguments: ["nearest-header-200", "sticky"])
  func deterministic(name: String) throws {
    #expect(
      HTMLReport.page(try Shipped.report(name)) == HTMLReport.page(try Shipped.report(name)))
  }

  @Test("names nothing outside itself, and forbids the browser to load anything")
  func alone() throws {
    let page = Page(HTMLReport.page(try Shipped.report("nearest-header-200"))).text
    #expect(page.contains("default-src 'none'"))
    for word in ["https://", "src=\"", "@import", "url(h", "fetch(", "XMLHttpRequest"] {
      #expect(!page.contains(word), "\(word)")
    }
    // SVG's own name, which is no address.
    #expect(page.components(separatedBy: "http://").count == 2)
  }

  @Test("escapes what people call things")
  func escapes() throws {
    var (scenario, gesture) = try Shipped.scenario("nearest-header-200")
    scenario.name = "</script><b>&\"' \u{2028} 回転"
    let page = Page(
      HTMLReport.page(Report(scenario, gesture, scenario.explain(gesture))))
    #expect(!page.text.contains("</script><b>"))
    #expect(page.text.contains("<title>left-0.3 through &lt;/script&gt;&lt;b&gt;&amp;&quot;'"))
    #expect(try page.replays().first?["scenario"] as? String == scenario.name)
  }

  @Test("keeps 240 frames with five cells and every remedy within 300 KB")
  func size() throws {
    let bytes = HTMLReport.page(try Shipped.report("sticky"))
    let frames = try Page(bytes).replays().compactMap { $0["count"] as? Int }
    #expect(frames.reduce(0, +) > 240)
    #expect(bytes.count < 300_000)
  }

  @Test("tells where two recordings part, and nothing where they agree")
  func comparison() throws {
    var (scenario, gesture) = try Shipped.scenario("scale")
    let before = scenario.replay(gesture)
    scenario.remedy = .setContentOffset
    let after = scenario.replay(gesture)
    let page = Page(HTMLReport.page(Report(comparing: before, with: after)))
    let difference = try #require(try page.reports()[0]["difference"] as? [String: Any])
    // The release is where a remedy begins to matter, at the earliest.
    #expect((difference["frame"] as? Int ?? -1) >= before.releases[0].frame)
    let same = Page(HTMLReport.page(Report(comparing: before, with: before)))
    #expect(try same.reports()[0]["difference"] == nil)
    #expect(try same.replays().count == 2)
  }

  @Test("gives each remedy with its Swift, and names the best")
  func remedies() throws {
    let data = try Page(HTMLReport.page(try Shipped.report("nearest-header-200"))).replays()
    #expect(
      data.compactMap { $0["remedy"] as? String }
        == ["none", "setContentOffset", "spring", "springDistancesPerSecond"])
    #expect(data.map { $0["best"] as? Bool ?? false } == [false, true, false, false])
    for (replay, text) in zip(
      data, ["UIKit flies", "animated: true", "velocity.x,", "1000 * velocity.x"])
    {
      #expect((replay["swift"] as? String ?? "").contains(text))
    }
  }
}
