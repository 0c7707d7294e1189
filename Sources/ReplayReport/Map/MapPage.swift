import ReplayAnalysis
import ReplayFormats
import ReplayTuning
import ScrollReplay

/// A page about a map: the heat maps, the tables, and the worst flap's smallest swipe, replayed.
struct MapPage {
  let report: MapReport

  /// The file's bytes.
  var bytes: [UInt8] {
    let player = report.replay.map { replay in
      ReportBody.templates
        + "<script type=\"application/json\" class=\"data\">\n\(HTMLText.data { $0.value(replay) })</script>\n"
    }
    return HTMLDocument(
      title: "Flap map of \(report.title)", style: ReportStyle.text + MapStyle.page,
      body: "<main class=\"map\">\n\(sections)</main>\n" + data + (player ?? ""),
      script: (player == nil ? ReportScript.numbersAlone : ReportScript.text) + "\n"
        + MapScript.text
    ).bytes
  }

  private var sections: String {
    let parts: [String?] = [
      """
      <header class="head">
      <h1>Flap map of \(escaped(report.title))</h1>
      <p class="facts"><span>\(escaped(report.rule))</span><span>\(escaped(report.map.coverage))</span></p>
      </header>

      """,
      section("Every release", legend + figures),
      section("How much of it flaps", report.shares.html),
      section(
        "Where, and where not",
        (report.map.flapping > 0 ? report.regions.html : "") + (report.between?.html ?? "")
          + paragraph(report.calm)),
      section("The rules that every release should keep", report.ruleTable.html),
      report.reached.map { section("What no swipe reaches", paragraph($0)) },
      report.worst.map { section("The worst", paragraph($0) + swipe) },
      report.replay.map { _ in
        """
        <section class="swipe" aria-label="The smallest swipe, replayed">
        <div id="page" data-part></div>
        </section>

        """
      },
    ]
    return parts.compactMap { $0 }.joined()
  }

  private var swipe: String {
    report.smallest.map { paragraph($0.headline) + $0.samples.html } ?? ""
  }

  private var legend: String {
    let entries = MapLegend(report.maps.map(\.map), report).entries
    let items = entries.map { entry in
      item(entry.words) { $0.sample(entry.style, x: 1, y: 0) }
    }
    return "<ul class=\"key\">\(items.joined())\(shades(of: entries.first))</ul>\n"
  }

  /// What the strength of a colour means, shown by that of the first kind of flap; nothing if there is none.
  private func shades(of entry: MapLegend.Entry?) -> String {
    guard let style = entry?.style, FindingKind(rawValue: style)?.isFlap == true else { return "" }
    let grades = MapCells.grades
    return item("the stronger its colour, the larger a flap beside the largest of its kind") {
      sample in
      for grade in 0..<grades {
        let width = 20 / Double(grades)
        sample.rect(
          "\(style) g\(grade + 1)", SVGFrame(x: 1 + Double(grade) * width, width: width, height: 12)
        )
      }
    }
  }

  private func item(_ words: String, _ draw: (inout SVGText) -> Void) -> String {
    var sample = SVGText()
    draw(&sample)
    return """
      <li><svg viewBox="0 0 22 12" aria-hidden="true">\(sample.text)</svg>\(escaped(words))</li>
      """
  }

  private var figures: String {
    let figures = report.maps.flatMap { entry in
      entry.map.sheets.map { figure(entry, $0) }
    }
    return "<div class=\"sheets\">\n\(figures.joined())</div>\n"
  }

  private func figure(_ entry: MapReport.Entry, _ sheet: MapSheet) -> String {
    let conditions = report.conditions(of: sheet)
    let words =
      MapReport.words(sheet.flapping, of: sheet.grid.count, between: sheet.between.count)
      + (conditions.isEmpty ? "" : ", \(conditions)")
    let plot = SVGFrame(x: MapPanel.margin.left, y: 8, width: 300, height: 210)
    var panel = SVGText()
    MapPanel(sheet: sheet, gate: report.gate, pageEdges: report.pageEdges).draw(in: plot, &panel)
    panel.line("<rect class=\"cursor\" hidden=\"\"/>")
    let height = (plot.y + plot.height + MapPanel.margin.below).text(0)
    return """
      <figure>
      <figcaption>\(escaped(entry.remedy.title)) <small>\(escaped(words))</small></figcaption>
      <svg class="panel" viewBox="0 0 \((plot.x + plot.width + 8).text(0)) \(height)" tabindex="0" role="application" \
      aria-roledescription="heat map" aria-label="\(escaped("\(entry.remedy.title): \(words). Arrow keys go from release to release."))">
      \(panel.text)
      </svg>
      <p class="told" role="status">Point at a release, or go there with the arrow keys.</p>
      </figure>

      """
  }

  private var data: String {
    report.maps.flatMap(\.map.sheets).map { sheet in
      "<script type=\"application/json\" class=\"sheet-data\">\n\(HTMLText.data { $0.value(sheet) })</script>\n"
    }.joined()
  }

  private func section(_ title: String, _ body: String) -> String {
    "<section aria-label=\"\(escaped(title))\">\n<h2>\(escaped(title))</h2>\n\(body)</section>\n"
  }

  private func paragraph(_ text: String) -> String { "<p>\(escaped(text))</p>\n" }

  private func escaped(_ text: String) -> String { HTMLText.escaped(text) }
}
