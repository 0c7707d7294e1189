extension ReportScript {
  /// The lists under the phone: findings and remedies.
  static let findings = #"""
    // ---- Findings, remedies, releases ------------------------------------------------------------

    function frameWords({first, last}) { return first === last ? `frame ${first}` : `frames ${first}–${last}`; }

    /** The findings of replays as a list; pressing one shows its frame and tells its cause. */
    class Findings {
      constructor(root, replays, {onchoose, remedies, onbeside}) {
        const list = root.querySelector("ol");
        this.all = replays.flatMap((replay) => replay.findings.map((finding) => ({replay, finding})));
        this.items = this.all.map(({replay, finding}, place) => {
          const button = make("button", {type: "button", "aria-expanded": "false", "aria-controls": `finding-${place}`, onclick: () => onchoose(place)},
            make("span", {class: `badge mark-${finding.flap ? "flap" : "fault"}`, "aria-hidden": "true"}, mark(finding)),
            make("span", {class: "name"}, `${finding.kind} ${finding.size}`, finding.flap ? " (a flap)" : ""),
            make("span", {class: "where"}, `${replays.length > 1 ? `${replay.name}, ` : ""}${frameWords(finding)}`));
          const cures = finding.remedies.map((word) => (
            remedies.includes(word)
              ? make("button", {type: "button", onclick: () => onbeside(word)}, `See ${word}`)
              : make("span", {}, word)));
          const detail = make("div", {class: "detail", id: `finding-${place}`, hidden: true},
            make("p", {class: "cause"}, `${finding.cause}.`),
            make("p", {class: "small"}, `While ${finding.phase}. Rule: ${finding.rule}.${finding.cells.length ? ` Elements: ${finding.cells.join("; ")}.` : ""}`),
            remedies.length ? make("p", {class: "cures"}, make("span", {class: "small"}, cures.length ? "Removed by" : "None of the remedies tried removes it."), ...cures) : null);
          list.append(make("li", {class: `finding ${finding.flap ? "flap" : "fault"}`}, button, detail));
          return {button, detail};
        });
        if (!this.items.length) list.replaceWith(make("p", {class: "none"}, "No findings: nothing that is shown here is at fault."));
      }

      /** Opens a finding and closes the others; null closes all. */
      open(chosen) {
        this.items.forEach(({button, detail}, place) => {
          button.setAttribute("aria-expanded", String(place === chosen));
          detail.hidden = place !== chosen;
        });
      }
    }
    """#

  static let remedies = #"""
    /** The remedies as a table; one of them plays beside the carousel as it is. */
    class Remedies {
      constructor(root, replays, onbeside) {
        Object.assign(this, {root, replays, onbeside});
        const body = root.querySelector("tbody");
        this.rows = replays.map((replay, place) => {
          const id = `beside-${place}`;
          const radio = make("input", {type: "radio", name: "beside", id, "aria-label": place === 0 ? "Nothing beside it" : `Play ${replay.name} beside it`, onchange: () => onbeside(place === 0 ? null : place)});
          const cell = (text) => make("td", {class: "number"}, text);
          const axis = replays[0].axis;
          const row = make("tr", {}, make("td", {}, radio),
            make("th", {scope: "row"}, make("label", {for: id}, ...(place === 0 ? [`${replay.remedy} (as it is)`] : breakable(replay.name))), replay.isBest ? make("span", {class: "best"}, " ✓ best") : null),
            cell(String(replay.flaps.length)), cell(decimal(replay.backwardDistance)), cell(decimal(replay.speedRise, 3)),
            cell(decimal(replay.brake, 3)), cell(decimal(replay.offset[axis][replay.count - 1] ?? 0)));
          body.append(row);
          return {row, radio};
        });
        for (const head of [...root.querySelectorAll("thead th")].slice(2)) head.classList.add("number");
        root.querySelector("[data-do=copy]").addEventListener("click", (event) => this.copy(event.currentTarget));
      }

      show(place) {
        const shown = place ?? 0;
        this.rows.forEach(({row, radio}, at) => {
          row.classList.toggle("chosen", at === place);
          radio.checked = at === shown;
        });
        const best = this.replays.find((replay) => replay.isBest) ?? this.replays[0];
        const told = place === null ? best : this.replays[place];
        const isComment = told.swift.startsWith("//");
        const name = told.remedy === "none" ? "The target alone" : told.remedy;
        this.root.querySelector("h3").textContent = isComment ? "Nothing to paste" : `${name}, as Swift to paste`;
        this.root.querySelector("code").textContent = told.swift;
        this.root.querySelector("[data-do=copy]").hidden = isComment;
        this.root.querySelector(".source").hidden = !told.swift;
      }

      async copy(button) {
        const text = this.root.querySelector("code").textContent;
        try {
          await navigator.clipboard.writeText(text);
        } catch {
          const range = document.createRange();
          range.selectNodeContents(this.root.querySelector("code"));
          getSelection().removeAllRanges();
          getSelection().addRange(range);
          if (!document.execCommand("copy")) return;
        }
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy the Swift"; }, 1600);
      }
    }

    /** What decided each release, a fact a row. */
    function fillReleases(root, replay) {
      root.hidden = !replay.releases.length;
      const body = root.querySelector("tbody");
      replay.releases.forEach((release, place) => {
        const landing = {
          none: "none: it rests where it is", paging: "the page motion of isPagingEnabled", offsetAnimation: "an offset animation",
          springAnimation: "a spring animation", curveAnimation: "a view animation",
          deceleration: `${release.case}: factor ${decimal(release.factor, 4)}, starts at ${decimal(release.start, 3)} pt/ms`,
        }[release.owner];
        const facts = [
          ["lifted", `in frame ${release.frame} at ${decimal(release.offset)} pt`],
          ["reading", `${decimal(release.reading, 3)} pt/ms`],
          ["velocity", `${decimal(release.velocity, 3)} pt/ms${release.gated ? ", behind the gate" : ""}`],
          ["proposed", `${decimal(release.proposed)} pt`],
          ["target", `${decimal(release.target)} pt, by ${release.chooser}`],
          ["landing", landing],
        ];
        if (replay.releases.length > 1) body.append(make("tr", {}, make("th", {colspan: 2, scope: "rowgroup"}, `Release ${place + 1}`)));
        for (const [name, value] of facts) body.append(make("tr", {}, make("th", {scope: "row"}, name), make("td", {}, value)));
      });
    }
    """#

  static let frames = #"""
    /** All frames as a table, made when it is opened, some rows at a time. */
    class FrameTable {
      constructor(details, replay) {
        Object.assign(this, {details, replay, rows: []});
        details.addEventListener("toggle", () => { if (details.open && !this.rows.length) this.fill(); });
      }

      fill() {
        const {replay} = this;
        const heads = ["Frame", "ms", "Phase", "Offset x, pt", "Offset y, pt", "Velocity x, pt/ms", "Velocity y, pt/ms", "Target x, pt", "Target y, pt", "Found"];
        const body = make("tbody");
        this.details.querySelector("table").replaceChildren(
          make("thead", {}, make("tr", {}, ...heads.map((head, place) => make("th", {scope: "col", class: place === 2 || place === 9 ? null : "number"}, head)))), body);
        const some = () => {
          const end = Math.min(replay.count, this.rows.length + 150);
          for (let frame = this.rows.length; frame < end; frame++) {
            const number = (value, places = 2) => make("td", {class: "number"}, fixed(value, places));
            const found = replay.findings.filter((finding) => frame >= finding.first && frame <= finding.last);
            const row = make("tr", {}, make("th", {scope: "row", class: "number"}, String(frame)), number(replay.times[frame], 1), make("td", {}, replay.phaseIn(frame)),
              number(replay.offset.x[frame]), number(replay.offset.y[frame]), number(replay.velocity.x[frame], 3), number(replay.velocity.y[frame], 3),
              number(replay.target.x[frame]), number(replay.target.y[frame]),
              make("td", {class: "mark-flap"}, found.map((finding) => `${mark(finding)} ${finding.kind}`).join(", ")));
            this.rows.push(row);
            body.append(row);
          }
          if (end < replay.count) setTimeout(some); else this.mark(this.marked ?? 0);
        };
        some();
      }

      /** Marks the frame that is shown. */
      mark(frame) {
        this.rows[this.marked]?.classList.remove("now");
        this.marked = frame;
        this.rows[frame]?.classList.add("now");
      }
    }
    """#
}
