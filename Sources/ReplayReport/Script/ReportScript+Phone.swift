extension ReportScript {
  /// The view as a person sees it.
  static let phone = #"""
    // ---- The phone -------------------------------------------------------------------------------

    /** Elements of a recording on a screen: those in sight, at their centre, size, transform, opacity and depth. */
    class Layer {
      constructor(replay, isOver = false) {
        this.replay = replay;
        this.root = make("div", {class: isOver ? "layer over" : "layer"});
        this.cells = replay.tracks.map(() => null);
      }

      draw(frame, highlighted) {
        const {replay} = this;
        const ox = replay.offset.x[frame], oy = replay.offset.y[frame];
        replay.tracks.forEach((track, place) => {
          const row = track.row(frame);
          let cell = this.cells[place];
          if (row === null) {
            if (cell) cell.hidden = true;
            return;
          }
          if (!cell) {
            cell = this.cells[place] = this.make(track);
            // In the order of the recording, in which elements of one depth lie over each other.
            this.root.insertBefore(cell, this.cells.slice(place + 1).find((other) => other) ?? null);
          }
          const {x, y, w, h, alpha, z} = track.columns;
          const {style} = cell;
          cell.hidden = false;
          style.width = `${w[row]}px`;
          style.height = `${h[row]}px`;
          style.transform = `translate(${x[row] - ox - w[row] / 2}px,${y[row] - oy - h[row] / 2}px) ${track.transform(row)}`;
          style.opacity = alpha[row];
          style.zIndex = z[row];
          style.setProperty("--size", `${Math.max(11, Math.min(w[row], h[row]) * 0.26)}px`);
          cell.classList.toggle("marked", highlighted.has(track.label));
          cell.lastChild.hidden = !track.isPinned(frame);
        });
      }

      make(track) {
        const isCell = track.kind === "cell";
        return make(
          "div", {class: `cell ${track.kind}`, style: `--hue:${(track.item * 47 + track.section * 19 + 205) % 360}`},
          make("b", {}, isCell ? String(track.item) : track.label),
          make("span", {}, isCell ? track.label : ""), make("em", {}, "pinned"));
      }
    }

    /** A viewport with a recording in it, at any size. */
    class Phone {
      constructor(replay, samples) {
        this.replay = replay;
        this.samples = samples;
        this.layers = [new Layer(replay)];
        this.anchor = make("div", {class: "anchor", title: "Where a cell's centre should come to rest"});
        this.finger = make("div", {class: "finger", hidden: true, title: "The finger"});
        this.glass = make("div", {class: "glass"}, this.layers[0].root, this.anchor, this.finger);
        this.screen = make("div", {class: "screen", role: "img"}, this.glass);
        this.caption = make("figcaption", {}, replay.name);
        this.root = make("figure", {class: "phone"}, make("div", {class: "bezel"}, this.screen), this.caption);
        this.frame = 0;
        this.highlighted = new Set();
        new ResizeObserver(() => this.lay()).observe(this.root);
      }

      /** Lays another recording over this one, or takes it away. */
      setOver(replay) {
        while (this.layers.length > 1) this.layers.pop().root.remove();
        if (!replay) return;
        this.layers.push(new Layer(replay, true));
        this.anchor.before(this.layers[1].root);
      }

      /** Fits the screen into the room that there is. */
      lay() {
        const {x: width, y: height} = this.replay.sizeIn(this.frame);
        const room = this.root.clientWidth - 16;
        if (room <= 0) return;
        const isWide = window.innerWidth >= 1000;
        const tallest = window.innerHeight * (isWide ? 0.62 : 0.46);
        const factor = Math.min(room / width, tallest / height, 1.4);
        this.screen.style.width = `${width * factor}px`;
        this.screen.style.height = `${height * factor}px`;
        Object.assign(this.glass.style, {width: `${width}px`, height: `${height}px`, transform: `scale(${factor})`});
        const {snapping} = this.replay;
        this.anchor.hidden = !snapping;
        if (!snapping) return;
        const place = snapping.anchor * (snapping.axis === "x" ? width : height);
        this.anchor.style.cssText = snapping.axis === "x"
          ? `left:${place}px;top:0;bottom:0;border-left-width:${1.5 / factor}px`
          : `top:${place}px;left:0;right:0;border-top-width:${1.5 / factor}px`;
      }

      /** Shows the frame of a time. */
      draw(time, highlighted) {
        const frame = this.replay.frameAt(time);
        const changes = this.replay.sizes.length > 1 || this.frame === null;
        this.frame = frame;
        if (changes) this.lay();
        for (const layer of this.layers) layer.draw(layer.replay.frameAt(time), highlighted);
        this.drawFinger(time);
      }

      drawFinger(time) {
        const next = this.samples.findIndex((sample) => sample[0] > time);
        const sample = this.samples[(next < 0 ? this.samples.length : next) - 1];
        this.finger.hidden = !sample || sample[1] === 0;
        if (!this.finger.hidden) this.finger.style.transform = `translate(${sample[2]}px,${sample[3]}px)`;
      }

      /** The frame in words, for those who do not see it. */
      describe(time) {
        const {replay} = this;
        const frame = replay.frameAt(time);
        const labels = replay.tracks.filter((track) => track.row(frame) !== null).map((track) => track.label);
        this.screen.setAttribute(
          "aria-label", `${replay.name}, frame ${frame}: ${labels.length ? labels.join("; ") : "nothing"} in sight`);
      }
    }
    """#
}
