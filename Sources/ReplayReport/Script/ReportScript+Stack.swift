extension ReportScript {
  /// The plots of a replay, one under the other, on one time axis.
  static let stack = #"""
    /** The plots of a replay, one under the other, on one time axis. */
    class Stack {
      constructor(root, subject, samples, {difference, onscrub}) {
        Object.assign(this, {root, subject, samples, difference, onscrub});
        this.beside = null;
        this.time = 0;
        this.start = this.motionStart();
        // Zoomed into the motion where a finger rests for long before it moves.
        this.level = this.start > subject.end / 4 ? 1 : 0;
        this.chosen = this.firstChoice();
        new ResizeObserver(() => this.draw()).observe(root);
      }

      /** Holds another replay against the subject; null takes it away. */
      setBeside(replay) {
        this.beside = replay;
        this.build();
      }

      choose(label, quantity) {
        this.chosen = {label, quantity};
        this.build();
      }

      /** 0 shows all, 1 the motion, each more half of that around the cursor. */
      setLevel(level) {
        this.level = Math.min(7, Math.max(0, level));
        this.draw();
      }

      /** A little before the content first moves. */
      motionStart() {
        const {times, end, axis, offset} = this.subject;
        const moved = offset[axis].findIndex((value) => value !== offset[axis][0]);
        const time = times[Math.max(0, moved)] ?? 0;
        return Math.max(0, time - Math.max(50, (end - time) * 0.15));
      }

      /** The span that is in sight. */
      get window() {
        if (this.level === 0) return [0, this.end];
        if (this.level === 1) return [Math.min(this.start, this.time), this.end];
        const span = Math.max(30, (this.end - this.start) / 2 ** (this.level - 1));
        const from = Math.min(Math.max(0, this.time - span / 2), Math.max(0, this.end - span));
        return [from, from + span];
      }

      get end() { return Math.max(this.subject.end, this.beside?.end ?? 0, 1); }

      /** The cell that is nearest to the view's middle at the end, or the first that a finding is about. */
      firstChoice() {
        const {subject} = this;
        const accused = subject.findings.flatMap((finding) => finding.cells)[0];
        const last = subject.count - 1;
        const middle = (track) => {
          const row = track.row(last);
          if (row === null) return Infinity;
          return Math.abs(track.columns[subject.axis][row] - subject.offset[subject.axis][last] - subject.sizeIn(last)[subject.axis] / 2);
        };
        const nearest = [...subject.tracks].sort((a, b) => middle(a) - middle(b))[0];
        const track = subject.tracks.find((one) => one.label === accused) ?? nearest;
        const label = track?.label ?? "";
        const varies = Object.keys(quantities).slice(0, 6).find((name) => {
          const {values} = this.curve(subject, "one", {label, quantity: name});
          return values.some((value) => Math.abs(value - values[0]) > 1e-3);
        });
        return {label, quantity: varies ?? "centre in view"};
      }

      /** A quantity of an element over time. */
      curve(replay, kind, {label, quantity}) {
        const times = [], values = [];
        const track = replay.tracks.find((one) => one.label === label);
        for (const [first, count] of track?.frames ?? []) {
          for (let frame = first; frame < first + count; frame++) {
            times.push(replay.times[frame]);
            values.push(quantities[quantity].of(track, track.row(frame), replay, frame));
          }
        }
        return {kind, name: replay.name, times, values};
      }

      build() {
        const {subject, beside} = this;
        const {axis} = subject;
        const shown = beside ? [[subject, "one"], [beside, "two"]] : [[subject, "one"]];
        const common = {
          replay: subject, onscrub: this.onscrub,
          onhover: (time) => { for (const plot of this.plots) plot.hover(time); },
        };
        const columns = (column) => shown.map(([replay, kind]) => (
          {kind, name: replay.name, times: replay.times, values: replay[column][axis]}));
        const none = () => [];
        this.plots = [
          new Plot({...common, title: `Offset ${axis}`, unit: "pt", height: 230, places: 2, curves: columns("offset"), marks: (plot) => this.offsetMarks(plot)}),
        ];
        if (beside) {
          this.plots.push(new Plot({...common, title: `${beside.name} less ${subject.name}`, unit: "pt", height: 120, places: 2,
            curves: [this.gap()], marks: (plot) => this.partingMarks(plot, false)}));
        }
        this.plots.push(new Plot({...common, title: `Velocity ${axis}`, unit: "pt/ms", height: 150, places: 3, curves: columns("velocity"), marks: (plot) => this.faultRanges(plot)}));
        if (this.chosen.label) {
          const {label, quantity} = this.chosen;
          this.plots.push(new Plot({...common, title: `${label}: ${quantity}`, unit: quantities[quantity].unit, height: 150, places: 3,
            curves: shown.map(([replay, kind]) => this.curve(replay, kind, this.chosen)), marks: none}));
        }
        this.root.replaceChildren(...this.plots.map((plot) => plot.root));
        this.draw();
      }

      /** How far the other replay's offset is from the subject's, at the subject's frames and on. */
      gap() {
        const {subject, beside} = this;
        const longer = beside.end > subject.end ? beside : subject;
        const values = Array.from(longer.times, (time) => (
          beside.offset[subject.axis][beside.frameAt(time)] - subject.offset[subject.axis][subject.frameAt(time)]));
        return {kind: "gap", name: "difference", times: longer.times, values};
      }

      draw() {
        if (!this.plots || !this.root.clientWidth) return;
        const [from, to] = this.window;
        for (const plot of this.plots) plot.draw(from, to);
        this.show(this.time);
      }

      show(time) {
        this.time = time;
        const plot = this.plots[0];
        // Drawn as soon as the page knows its width.
        if (!plot.isDrawn) return;
        if (time < plot.from - 1e-6 || time > plot.to + 1e-6) { this.draw(); return; }
        for (const one of this.plots) one.show(time);
      }

      // What is special to the plots

      offsetMarks(plot) {
        return [...this.faultRanges(plot), ...this.strip(plot), ...this.targets(plot), ...this.touches(plot), ...this.faults(plot), ...this.partingMarks(plot)];
      }

      /** The phases with their names where these fit, and a line at every hand-over. */
      strip(plot) {
        const {subject} = this;
        const group = make("svg:g", {class: "strip"});
        for (const {name, first, last} of subject.phases) {
          const from = Math.max(plot.from, subject.times[first]);
          const to = Math.min(plot.to, subject.times[Math.min(last + 1, subject.count - 1)]);
          if (from > to) continue;
          const x = plot.x(from), width = plot.x(to) - x;
          group.append(make("svg:rect", {class: `band ${name}`, x, width, y: 0, height: margin.top - 1}, make("svg:title", {}, name)));
          if (width > name.length * 6.2 + 6) group.append(make("svg:text", {class: "strip-label", x: x + 4, y: 11.5}, name));
          if (first > 0) {
            group.append(make("svg:line", {class: "hand-over", x1: x, x2: x, y1: 0, y2: margin.top + plot.innerHeight}));
          }
        }
        return [group];
      }

      /** Where each release headed, until the next touch or the end. */
      targets(plot) {
        const {subject} = this;
        this.labels = [];
        return subject.releases.flatMap(({frame, target}, place) => {
          const next = subject.releases[place + 1]?.frame ?? subject.count - 1;
          const from = Math.max(plot.from, subject.times[frame]), to = Math.min(plot.to, place + 1 < subject.releases.length ? subject.times[next] : plot.to);
          const y = plot.y(target);
          if (from >= to || y < margin.top - 1 || y > margin.top + plot.innerHeight + 1) return [];
          const isLow = y > margin.top + 16, hasRoom = plot.x(to) - plot.x(from) > 100;
          const words = `target ${decimal(target)} pt`;
          const base = isLow ? y - 5 : y + 13, left = hasRoom ? plot.x(from) + 6 : plot.x(to) - 4 - words.length * 6.2;
          this.labels.push({from: left, to: left + words.length * 6.2, y: base});
          return [
            make("svg:path", {class: "target-line", d: `M${plot.x(from)} ${y}H${plot.x(to)}`}),
            make("svg:text", {class: "target-label", x: hasRoom ? plot.x(from) + 6 : plot.x(to) - 4, y: base, "text-anchor": hasRoom ? "start" : "end"}, words),
          ];
        });
      }

      /** Where the finger would have brought the content: from the offset at which it came down. */
      touches(plot) {
        const {subject, samples} = this;
        const {axis} = subject;
        const at = axis === "x" ? 2 : 3;
        let path = "", start = null;
        for (const sample of samples) {
          const [time, phase] = sample;
          if (phase === 1) start = {at: sample[at], offset: subject.offset[axis][subject.frameAt(time)]};
          if (!start || time < plot.from || time > plot.to) continue;
          const y = plot.y(start.offset + start.at - sample[at]);
          if (y >= margin.top && y <= margin.top + plot.innerHeight) path += `M${(plot.x(time) - 2.2).toFixed(1)} ${y.toFixed(1)}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0`;
          if (phase === 0) start = null;
        }
        return path ? [make("svg:path", {class: "sample", d: path})] : [];
      }

      faultRanges(plot) {
        const {subject} = this;
        return subject.findings.flatMap((finding) => {
          const from = subject.times[Math.max(0, finding.first - 1)], to = subject.times[finding.last];
          const x = plot.x(Math.max(plot.from, from)), width = plot.x(Math.min(plot.to, to)) - x;
          if (width < 0) return [];
          return [make("svg:rect", {class: `fault-range ${finding.flap ? "flap" : "fault"}`, x: x - 1, width: width + 2, y: margin.top, height: plot.innerHeight},
            make("svg:title", {}, `${finding.kind} ${finding.size}`))];
        });
      }

      /** Each fault's mark with its name, where neither the curve nor another label is; else the ranges tell enough. */
      faults(plot) {
        const {subject} = this;
        return subject.findings.flatMap((finding) => {
          const time = subject.times[finding.last];
          if (time < plot.from || time > plot.to) return [];
          const text = `${mark(finding)} ${finding.kind} ${finding.size}`;
          const width = text.length * 6.6;
          let x = plot.x(time) + 5, anchor = "start";
          if (x + width > margin.left + plot.innerWidth) { x = plot.x(time) - 5; anchor = "end"; }
          const from = anchor === "start" ? x : x - width;
          const high = [0, 1, 2].map((row) => margin.top + 14 + row * 15);
          const low = [0, 1, 2].map((row) => margin.top + plot.innerHeight - 8 - row * 15);
          const bases = this.hasRoomAbove(plot, from, from + width) ? [...high, ...low] : [...low, ...high];
          const base = bases.find((y) => !this.labels.some((label) => (
            label.from < from + width && from < label.to && Math.abs(label.y - y) < 14)));
          if (base === undefined) return [];
          this.labels.push({from, to: from + width, y: base});
          return [make("svg:text", {class: `fault-mark ${finding.flap ? "flap" : "fault"}`, x, y: base, "text-anchor": anchor}, text)];
        });
      }

      /** Whether the curves leave more room above them than under them, between two places. */
      hasRoomAbove(plot, from, to) {
        const {axis} = this.subject;
        let highest = Infinity, lowest = -Infinity;
        for (const replay of [this.subject, this.beside]) {
          for (let frame = 0; frame < (replay?.count ?? 0); frame++) {
            const x = plot.x(replay.times[frame]);
            if (x < from - 12 || x > to + 12) continue;
            const y = plot.y(replay.offset[axis][frame]);
            highest = Math.min(highest, y);
            lowest = Math.max(lowest, y);
          }
        }
        return highest - margin.top > margin.top + plot.innerHeight - lowest;
      }

      /** Where two recordings part. */
      partingMarks(plot, isNamed = true) {
        if (!this.difference) return [];
        const time = this.subject.times[Math.min(this.difference.frame, this.subject.count - 1)];
        if (time < plot.from || time > plot.to) return [];
        const x = plot.x(time);
        return [
          make("svg:line", {class: "parting", x1: x, x2: x, y1: margin.top, y2: margin.top + plot.innerHeight}),
          isNamed && make("svg:text", {class: "fault-mark flap", x: x + 5, y: margin.top + plot.innerHeight - 6}, `first divergence: ${this.difference.field}`),
        ].filter((part) => part);
      }
    }
    """#
}
