extension ReportScript {
  /// A replay's page.
  static let view = #"""
    // ---- A replay's page -------------------------------------------------------------------------

    class ReplayView {
      constructor(report) {
        this.report = report;
        this.replays = report.replays.map((data) => new Replay(data));
        this.subject = this.replays[0];
        this.isComparison = report.kind === "comparison";
        this.samples = report.samples ?? [];
        this.highlighted = new Set();
        this.beside = null;
        this.root = instance("replay-template");
        this.find = (selector) => this.root.querySelector(selector);
        this.player = new Player(() => this.show());
        this.tellHead();
        this.makeParts();
        this.listen();
        this.setBeside(this.isComparison ? 1 : null);
        this.settle();
      }

      tellHead() {
        this.find("h1").textContent = this.report.title;
        const told = this.isComparison ? this.replays : [this.subject];
        this.find(".facts").append(...told.map((replay) => make("span", {}, this.facts(replay))));
        this.find(".verdict").append(...(this.isComparison ? this.comparisonVerdict() : this.verdict()));
      }

      facts(replay) {
        const last = replay.count - 1;
        return [
          this.isComparison ? `${replay.name}: ${replay.gesture} through ${replay.scenario}` : null,
          `${counted(replay.count, "frame")}, ${decimal(replay.end, 0)} ms`,
          `${replay.isTruncated ? "still moving at" : "rests at"} ${decimal(replay.offset[replay.axis][last] ?? 0)} pt`,
          replay.snapping?.rule, `hash ${replay.hash}`,
        ].filter((fact) => fact).join(" · ");
      }

      verdict() {
        const {findings, flaps} = this.subject;
        const style = flaps.length ? "mark-flap" : findings.length ? "mark-fault" : "";
        const words = findings.length ? `${counted(findings.length, "finding")}, ${counted(flaps.length, "flap")}` : "No findings";
        return [make("span", {class: `badge ${style}`}, `${flaps.length ? "▲" : findings.length ? "◆" : "✓"} ${words}`)];
      }

      comparisonVerdict() {
        const {difference} = this.report;
        if (!difference) return [make("span", {class: "badge"}, "✓ The recordings agree in every frame")];
        const words = `First divergence in ${difference.words}`;
        return [
          make("span", {class: "badge mark-flap"}, `▲ ${words} `),
          make("button", {type: "button", onclick: () => this.player.jump(difference.frame)}, "Show it"),
        ];
      }

      makeParts() {
        const {subject, replays} = this;
        this.phones = [new Phone(subject, this.samples)];
        this.find(".phones").append(this.phones[0].root);
        this.stack = new Stack(this.find(".stack"), subject, this.samples, {
          difference: this.isComparison ? this.report.difference : null, onscrub: (time) => this.player.jumpTo(time)});
        const words = this.isComparison ? [] : replays.slice(1).map((replay) => replay.remedy);
        this.findings = new Findings(this.find(".findings"), this.isComparison ? replays : [subject], {
          remedies: words, onchoose: (place) => this.choose(place),
          onbeside: (word) => this.setBeside(replays.findIndex((replay, place) => place > 0 && replay.remedy === word))});
        const hasRemedies = !this.isComparison && replays.length > 1;
        this.find(".remedies").hidden = !hasRemedies;
        this.remedies = hasRemedies ? new Remedies(this.find(".remedies"), replays, (place) => this.setBeside(place)) : null;
        fillReleases(this.find(".release"), subject);
        this.table = new FrameTable(this.find("details.frames"), subject);
        this.makeChoosers();
        this.over = make("input", {type: "checkbox", onchange: () => this.layPhones()});
        this.overLabel = make("label", {class: "over-switch"}, this.over, "Lay one over the other");
        this.find(".phones").after(this.overLabel);
      }

      makeChoosers() {
        const {label, quantity} = this.stack.chosen;
        const [elements, names] = ["element", "quantity"].map((name) => this.find(`[data-choose=${name}]`));
        const labels = [...new Set(this.subject.tracks.map((track) => track.label))];
        elements.append(...labels.map((one) => make("option", {selected: one === label}, one)));
        names.append(...Object.keys(quantities).map((one) => make("option", {selected: one === quantity}, one)));
        for (const select of [elements, names]) select.addEventListener("change", () => { this.stack.choose(elements.value, names.value); this.stack.show(this.player.time); });
        this.find(".chooser").hidden = !labels.length;
      }

      listen() {
        const {player} = this;
        const actions = {
          first: () => player.jump(0), back: () => player.jump(player.frame - 1), play: () => player.toggle(),
          on: () => player.jump(player.frame + 1), last: () => player.jump(player.last),
        };
        for (const [name, action] of Object.entries(actions)) this.find(`[data-do=${name}]`).addEventListener("click", action);
        this.scrubber = this.find("input[type=range]");
        this.scrubber.addEventListener("input", () => player.jump(Number(this.scrubber.value)));
        this.find(".speed select").addEventListener("change", (event) => { player.speed = Number(event.target.value); });
        this.zoom = this.find(".zoom output");
        for (const button of this.root.querySelectorAll("[data-zoom]")) {
          button.addEventListener("click", () => { this.stack.setLevel(this.stack.level + (button.dataset.zoom === "in" ? 1 : -1)); this.tellZoom(); });
        }
      }

      /** Keys for the whole page, where no control takes them for itself. */
      key(event) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.target.closest("input, select, textarea, pre")) return;
        if (event.key === " " && event.target.closest("button, a, summary")) return;
        const {player} = this;
        const step = event.shiftKey ? 10 : 1;
        const actions = {
          " ": () => player.toggle(), ArrowLeft: () => player.jump(player.frame - step), ArrowRight: () => player.jump(player.frame + step),
          Home: () => player.jump(0), End: () => player.jump(player.last),
        };
        if (!actions[event.key]) return;
        event.preventDefault();
        actions[event.key]();
      }

      /** Plays another of the replays beside the subject, in step; null takes it away. */
      setBeside(place) {
        this.beside = place;
        const other = place === null ? null : this.replays[place];
        this.remedies?.show(place);
        this.stack.setBeside(other);
        const longest = other && other.end > this.subject.end ? other : this.subject;
        this.player.setTimes(longest.times);
        this.scrubber.max = this.player.last;
        this.fillTicks();
        this.tellLegend(other);
        this.tellZoom();
        this.overLabel.hidden = !other;
        this.layPhones();
      }

      layPhones() {
        const other = this.beside === null ? null : this.replays[this.beside];
        const isOver = other !== null && this.over.checked;
        while (this.phones.length > 1) this.phones.pop().root.remove();
        this.phones[0].setOver(isOver ? other : null);
        this.phones[0].caption.textContent = isOver ? `${this.subject.name}, ${other.name} dashed` : this.subject.name;
        if (other && !isOver) {
          this.phones.push(new Phone(other, this.samples));
          this.find(".phones").append(this.phones[1].root);
        }
        this.show();
      }

      choose(place) {
        const {replay, finding} = this.findings.all[place];
        const isOpen = this.findings.items[place].button.getAttribute("aria-expanded") === "true";
        this.findings.open(isOpen ? null : place);
        this.highlighted = new Set(isOpen ? [] : finding.cells);
        // Of two frames the later one shows the jump.
        if (!isOpen) this.player.jumpTo(replay.times[finding.last === finding.first + 1 ? finding.last : finding.first]);
        else this.show();
      }

      fillTicks() {
        const {subject} = this;
        this.find(".ticks").replaceChildren(...subject.findings.map((finding) => {
          const share = lastNotAbove(this.player.times, subject.times[finding.last] + 1e-6) / Math.max(1, this.player.last);
          return make("span", {class: `mark-${finding.flap ? "flap" : "fault"}`, style: `left:${share * 100}%`}, mark(finding));
        }));
      }

      tellLegend(other) {
        const line = (kind) => make("svg:svg", {viewBox: "0 0 26 10", "aria-hidden": "true"}, make("svg:path", {class: kind, d: "M1 5H25"}));
        const ring = make("svg:svg", {viewBox: "0 0 26 10", "aria-hidden": "true"}, make("svg:circle", {class: "sample", cx: 13, cy: 5, r: 2.5}));
        this.find(".legend").replaceChildren(...[
          make("span", {}, line("curve one"), this.subject.name), other ? make("span", {}, line("curve two"), other.name) : null,
          this.subject.releases.length ? make("span", {}, line("target-line"), "target") : null,
          this.samples.length ? make("span", {}, ring, "finger") : null,
          make("span", {}, line("hand-over"), "hand-over"),
        ].filter((part) => part));
      }

      tellZoom() {
        const {stack} = this;
        const [from, to] = stack.window;
        this.zoom.textContent = ["whole", "motion"][stack.level] ?? `${decimal(to - from, 0)} ms`;
      }

      /** Shows the player's moment with the next picture of the display, however often it changes until then. */
      show() {
        this.pending ??= requestAnimationFrame(() => { this.pending = null; this.draw(); });
      }

      draw() {
        const {player, subject} = this;
        const {time} = player;
        for (const phone of this.phones) phone.draw(time, this.highlighted);
        this.stack.show(time);
        if (Number(this.scrubber.value) !== player.frame) this.scrubber.value = player.frame;
        this.tellFrame(time);
        const isPlaying = player.isPlaying;
        this.root.classList.toggle("playing", isPlaying);
        this.find("[data-do=play]").setAttribute("aria-label", isPlaying ? "Pause" : "Play");
        if (isPlaying) return;
        for (const phone of this.phones) phone.describe(time);
        this.table.mark(subject.frameAt(time));
        this.announce();
      }

      tellFrame(time) {
        const {subject, player} = this;
        const {axis} = subject;
        const frame = subject.frameAt(time);
        const other = this.beside === null ? null : this.replays[this.beside];
        const second = other?.frameAt(time);
        const facts = [
          ["Frame", `${player.frame} of ${player.last}`, null],
          ["Time", `${fixed(time, 1)} ms`, null],
          ["Phase", subject.phaseIn(frame), other?.phaseIn(second)],
          [`Offset ${axis}`, `${fixed(subject.offset[axis][frame], 2)} pt`, other && `${fixed(other.offset[axis][second], 2)} pt`],
          [`Velocity ${axis}`, `${fixed(subject.velocity[axis][frame], 3)} pt/ms`, other && `${fixed(other.velocity[axis][second], 3)} pt/ms`],
          [`Target ${axis}`, `${fixed(subject.target[axis][frame], 2)} pt`, other && `${fixed(other.target[axis][second], 2)} pt`],
        ];
        if (!this.cards) {
          this.cards = facts.map(([name]) => {
            const card = {value: document.createTextNode(""), other: make("small")};
            this.find(".readout").append(make("div", {}, make("dt", {}, name), make("dd", {}, card.value, card.other)));
            return card;
          });
        }
        facts.forEach(([, value, more], place) => {
          this.cards[place].value.data = value;
          this.cards[place].other.textContent = more ?? "";
        });
        this.words = facts.slice(2, 4).map(([name, value]) => `${name.toLowerCase()} ${value}`).join(", ");
        this.scrubber.setAttribute("aria-valuetext", `frame ${player.frame} of ${player.last}, ${fixed(time, 1)} ms`);
      }

      /** Tells the frame to those who listen, once it stays. */
      announce() {
        clearTimeout(this.announcement);
        this.announcement = setTimeout(() => {
          this.find(".announcer").textContent = `Frame ${this.player.frame}, ${this.words}`;
        }, 400);
      }

      /** Starts at the first flap, or at the first divergence: what people came to see. */
      settle() {
        const {difference} = this.report;
        const first = this.subject.flaps[0] ?? this.subject.findings[0];
        if (this.isComparison && difference) this.player.jump(difference.frame);
        else if (first) this.choose(this.subject.findings.indexOf(first));
        else this.player.jump(0);
        this.draw();
      }

      leave() { this.player.stop(); }
    }
    """#
}
