extension ReportScript {
  /// A plot over time.
  static let scale = #"""
    // ---- Plots -----------------------------------------------------------------------------------

    /** Round numbers that part `from`…`to` into about `count` steps. */
    function roundSteps(from, to, count) {
      const raw = (to - from) / count;
      const power = 10 ** Math.floor(Math.log10(raw));
      const step = power * [1, 2, 5, 10].find((factor) => factor * power >= raw * 0.999);
      const steps = [];
      for (let k = Math.ceil(from / step - 1e-9); k * step <= to + step * 1e-9; k++) steps.push(k * step);
      return {steps, places: Math.max(0, -Math.floor(Math.log10(step) + 1e-9))};
    }

    const margin = {left: 58, right: 14, top: 16, bottom: 20};
    """#

  static let plot = #"""
    /**
     * Curves over time, with phases as bands behind them.
     *
     * `curves` are {kind, name, times, values}; `marks` draws what is special to a plot.
     */
    class Plot {
      constructor({title, unit, height, places, replay, curves, marks, onscrub, onhover}) {
        Object.assign(this, {title, unit, height, places, replay, curves, marks, onscrub, onhover});
        this.note = make("output", {"aria-hidden": "true"});
        this.heading = make("b", {});
        this.svg = make("svg:svg", {role: "img"});
        // What follows the cursor lies over the drawing, so that moving it paints nothing else.
        this.pointer = make("i", {class: "hover", hidden: true});
        this.cursor = make("i", {class: "cursor"});
        this.dots = curves.map(({kind}) => make("i", {class: `dot ${kind}`}));
        this.canvas = make("div", {class: "canvas"}, this.svg, this.pointer, this.cursor, ...this.dots);
        this.root = make("figure", {class: "plot"}, make("figcaption", {}, this.heading, this.note), this.canvas);
        this.isDrawn = false;
        this.listen();
      }

      listen() {
        const timeOf = (event) => {
          const box = this.svg.getBoundingClientRect();
          const share = (event.clientX - box.left - margin.left) / (box.width - margin.left - margin.right);
          return this.from + Math.min(1, Math.max(0, share)) * (this.to - this.from);
        };
        let isDragging = false;
        this.svg.addEventListener("pointerdown", (event) => {
          if (event.button !== 0) return;
          isDragging = true;
          this.svg.setPointerCapture(event.pointerId);
          this.onscrub(timeOf(event));
        });
        this.svg.addEventListener("pointermove", (event) => {
          if (isDragging) this.onscrub(timeOf(event));
          this.onhover(timeOf(event));
        });
        const end = () => { isDragging = false; };
        this.svg.addEventListener("pointerup", end);
        this.svg.addEventListener("pointercancel", end);
        this.svg.addEventListener("pointerleave", () => { if (!isDragging) this.onhover(null); });
      }

      x(time) { return margin.left + (time - this.from) / (this.to - this.from) * this.innerWidth; }
      y(value) { return margin.top + (this.top - value) / (this.top - this.bottom) * this.innerHeight; }

      /** Draws everything that does not follow the cursor. */
      draw(from, to) {
        Object.assign(this, {from, to});
        const width = Math.max(260, this.root.clientWidth || 600);
        this.innerWidth = width - margin.left - margin.right;
        this.innerHeight = this.height - margin.top - margin.bottom;
        this.svg.setAttribute("viewBox", `0 0 ${width} ${this.height}`);
        this.svg.setAttribute("height", this.height);
        this.heading.textContent = this.unit ? `${this.title}, ${this.unit}` : this.title;
        this.fit();
        this.svg.replaceChildren(
          ...this.bands(), ...this.axes(), ...this.marks(this), ...this.curves.map((curve) => this.path(curve)));
        for (const line of [this.cursor, this.pointer]) line.style.height = `${this.innerHeight + 4}px`;
        this.svg.setAttribute("aria-label", this.describe());
        this.isDrawn = true;
      }

      /** The values that have to fit, with some air. */
      fit() {
        let least = Infinity, most = -Infinity;
        for (const {values} of this.curves) {
          for (const value of values) {
            if (value < least) least = value;
            if (value > most) most = value;
          }
        }
        if (!(least <= most)) [least, most] = [0, 0];
        const smallest = 2 * 10 ** -this.places;
        const air = Math.max((most - least) * 0.08, (smallest - (most - least)) / 2);
        [this.bottom, this.top] = [least - air, most + air];
      }

      bands() {
        const {replay} = this;
        return replay.phases.map(({name, first, last}) => {
          const from = Math.max(this.from, replay.times[first]);
          const to = Math.min(this.to, replay.times[Math.min(last + 1, replay.count - 1)]);
          return from < to ? make("svg:rect", {
            class: `band ${name}`, x: this.x(from), width: this.x(to) - this.x(from), y: margin.top, height: this.innerHeight,
          }) : null;
        }).filter((band) => band);
      }

      axes() {
        const parts = [];
        const base = margin.top + this.innerHeight;
        const rows = roundSteps(this.bottom, this.top, Math.max(2, this.innerHeight / 34));
        for (const value of rows.steps) {
          const y = this.y(value);
          parts.push(make("svg:line", {class: "grid", x1: margin.left, x2: margin.left + this.innerWidth, y1: y, y2: y}));
          parts.push(make("svg:text", {x: margin.left - 8, y: y + 4, "text-anchor": "end"}, fixed(value, rows.places)));
        }
        const columns = roundSteps(this.from, this.to, Math.max(2, this.innerWidth / 90));
        for (const time of columns.steps) {
          const x = this.x(time);
          const isAtEnd = x > margin.left + this.innerWidth - 24;
          parts.push(make("svg:text", {x: isAtEnd ? margin.left + this.innerWidth : x, y: base + 15, "text-anchor": isAtEnd ? "end" : "middle"},
            `${fixed(time, columns.places)} ms`));
        }
        parts.push(make("svg:path", {class: "frames", d: this.frameTicks(base)}));
        return parts;
      }

      /** A tick a frame, where there is room; else a tick for every tenth or hundredth. */
      frameTicks(base) {
        const {times} = this.replay;
        const first = this.replay.frameAt(this.from), last = this.replay.frameAt(this.to);
        const room = this.innerWidth / Math.max(1, last - first);
        const every = room >= 3 ? 1 : room >= 0.4 ? 10 : 100;
        let path = "";
        for (let frame = first; frame <= last; frame++) {
          if (frame % every || times[frame] < this.from) continue;
          path += `M${this.x(times[frame]).toFixed(1)} ${base}v${frame % (every * 10) ? 3 : 5}`;
        }
        return path || `M${margin.left} ${base}`;
      }

      path({kind, times, values}) {
        const first = Math.max(0, lastNotAbove(times, this.from)), last = Math.min(times.length - 1, lastNotAbove(times, this.to) + 1);
        const points = [];
        for (let place = first; place <= last; place++) {
          points.push(`${this.x(times[place]).toFixed(1)} ${this.y(values[place]).toFixed(1)}`);
        }
        const curve = make("svg:path", {class: `curve ${kind}`, d: points.length ? `M${points.join("L")}` : "M0 0"});
        if (times[first] >= this.from && times[last] <= this.to) return curve;
        const id = `clip-${Plot.clips++}`;
        curve.setAttribute("clip-path", `url(#${id})`);
        return make("svg:g", {}, make("svg:clipPath", {id}, make("svg:rect", {
          x: margin.left, y: 0, width: this.innerWidth, height: this.height})), curve);
      }

      /** Moves the cursor. */
      show(time) {
        this.cursor.style.transform = `translate(${this.x(time)}px,${margin.top - 4}px)`;
        this.curves.forEach(({times, values}, place) => {
          const dot = this.dots[place];
          const row = lastNotAbove(times, time + 1e-6);
          const isOut = !times.length || times[0] > time + 1e-6 || times[row] < this.from - 1e-6;
          dot.hidden = isOut;
          if (!isOut) dot.style.transform = `translate(${this.x(Math.min(times[row], this.to))}px,${this.y(values[row])}px)`;
        });
      }

      /** Shows the values at a time beside the title; none where the pointer is away. */
      hover(time) {
        this.pointer.hidden = time === null;
        if (time === null) { this.note.textContent = ""; return; }
        const snapped = this.replay.times[this.replay.frameAt(time)];
        this.pointer.style.transform = `translate(${this.x(snapped)}px,${margin.top - 4}px)`;
        const values = this.curves.filter(({times}) => times.length && times[0] <= time).map(({name, times, values}) => {
          const value = values[lastNotAbove(times, time + 1e-6)];
          return `${this.curves.length > 1 ? `${name} ` : ""}${fixed(value, this.places)}${this.unit ? ` ${this.unit}` : ""}`;
        });
        this.note.textContent = `${fixed(snapped, 1)} ms: ${values.join(" · ") || "out of sight"}`;
      }

      /** The plot in words. */
      describe() {
        const unit = this.unit ? ` ${this.unit}` : "";
        const curves = this.curves.filter(({values}) => values.length).map(({name, values}) => {
          let least = Infinity, most = -Infinity;
          for (const value of values) { least = Math.min(least, value); most = Math.max(most, value); }
          const number = (value) => decimal(value, this.places) + unit;
          return `${name}: from ${number(values[0])} to ${number(values[values.length - 1])}, least ${number(least)}, most ${number(most)}`;
        });
        return `Plot of ${this.title} over ${decimal(this.from, 0)} to ${decimal(this.to, 0)} ms. ${curves.join(". ")}. The table of all frames has the numbers.`;
      }
    }
    Plot.clips = 0;
    """#
}
