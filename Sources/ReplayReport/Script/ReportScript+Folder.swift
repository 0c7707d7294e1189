extension ReportScript {
  /// The list of a folder's replays.
  static let folder = #"""
    // ---- A folder's page -------------------------------------------------------------------------

    /** A small drawing of an offset over time, with its flaps as dots. */
    function sparkline(data) {
      const count = data.count;
      const offsets = column(data, data.axis === "x" ? "ox" : "oy", count);
      let least = Infinity, most = -Infinity;
      for (const offset of offsets) { least = Math.min(least, offset); most = Math.max(most, offset); }
      const x = (frame) => 2 + frame / Math.max(1, count - 1) * 146;
      const y = (frame) => 30 - (most > least ? (offsets[frame] - least) / (most - least) : 0.5) * 26;
      const step = Math.max(1, Math.floor(count / 146));
      const points = [];
      for (let frame = 0; frame < count; frame += step) points.push(`${x(frame).toFixed(1)} ${y(frame).toFixed(1)}`);
      const flaps = data.findings.filter((finding) => finding.flap);
      return make("svg:svg", {class: "spark", viewBox: "0 0 150 34", role: "img", "aria-label": `Offset from ${decimal(offsets[0] ?? 0)} to ${decimal(offsets[count - 1] ?? 0)} pt in ${counted(count, "frame")}`},
        make("svg:path", {d: points.length ? `M${points.join("L")}` : "M0 0"}),
        ...flaps.map((finding) => make("svg:circle", {cx: x(finding.last), cy: y(finding.last), r: 3})));
    }

    class FolderView {
      constructor(reports, title) {
        this.root = instance("folder-template");
        this.find = (selector) => this.root.querySelector(selector);
        this.find("h1").textContent = title;
        const subjects = reports.map((report) => report.replays[0]);
        const flapping = subjects.filter((data) => data.findings.some((finding) => finding.flap)).length;
        this.find(".facts").textContent = `${counted(reports.length, "replay")}, ${flapping} with flaps`;
        this.find("thead th:nth-child(3)").classList.add("number");
        this.find("thead th:nth-child(4)").classList.add("number");
        this.rows = reports.map((report, place) => this.row(report, place));
        this.find("tbody").append(...this.rows.map(({row}) => row));
        const form = this.find("form");
        form.addEventListener("submit", (event) => event.preventDefault());
        form.addEventListener("input", () => this.filter());
        this.filter();
      }

      row(report, place) {
        const data = report.replays[0];
        const offsets = column(data, data.axis === "x" ? "ox" : "oy", data.count);
        const kinds = data.findings.map((finding) => make("span", {class: `badge mark-${finding.flap ? "flap" : "fault"}`}, `${mark(finding)} ${finding.kind} ${finding.size}`));
        const row = make("tr", {},
          make("td", {}, make("a", {href: `#${place}`}, data.scenario), make("small", {}, data.gesture)),
          make("td", {}, sparkline(data)),
          make("td", {class: "number"}, decimal(offsets[data.count - 1] ?? 0)),
          make("td", {class: "number"}, String(data.count)),
          make("td", {}, make("div", {class: "kinds"}, ...(kinds.length ? kinds : [make("span", {class: "none"}, "none")]))));
        const words = [report.title, data.scenario, data.gesture, ...data.findings.map((finding) => finding.kind)].join(" ").toLowerCase();
        return {row, words, flaps: data.findings.some((finding) => finding.flap)};
      }

      filter() {
        const sought = this.find("input[type=search]").value.trim().toLowerCase().split(/\s+/);
        const onlyFlaps = this.find("input[type=checkbox]").checked;
        let shown = 0;
        for (const {row, words, flaps} of this.rows) {
          const isIn = (!onlyFlaps || flaps) && sought.every((word) => words.includes(word));
          row.hidden = !isIn;
          if (isIn) shown += 1;
        }
        this.find("output").textContent = `${shown} of ${this.rows.length} shown`;
      }
    }
    """#

  /// What happens when the page opens.
  static let start = #"""
    // ---- The page --------------------------------------------------------------------------------

    const page = document.getElementById("page");
    /** Whether the replay is only a part of the page, whose name and keys are its own. */
    const isPart = "part" in page.dataset;
    const reports = [...document.querySelectorAll("script.data")].map((script) => JSON.parse(script.textContent));
    let view = null;

    /** Shows the list, or the replay that the address names. */
    function showPage(isFirst) {
      view?.leave?.();
      const place = reports.length === 1 ? 0 : Number.parseInt(location.hash.slice(1), 10);
      const report = reports[place];
      view = report ? new ReplayView(report) : folderView;
      page.replaceChildren(view.root);
      if (report && folderView) view.find(".back").hidden = false;
      if (!isPart) document.title = report ? report.title : folderTitle;
      if (!isFirst) { scrollTo(0, 0); view.find("h1").focus(); }
    }

    const folderTitle = document.title;
    const folderView = reports.length !== 1 ? new FolderView(reports, folderTitle) : null;
    addEventListener("hashchange", () => showPage(false));
    (isPart ? page : window).addEventListener("keydown", (event) => { view?.key?.(event); });
    showPage(true);
    """#
}
