extension ReportScript {
  /// The data as it is used: columns, and who is in sight in which frame.
  static let replay = #"""
    // ---- Data ------------------------------------------------------------------------------------

    /** A column: one number for all rows, a list, or the name of the column that it equals. */
    function column(data, name, count, rest = 0) {
      const value = data[name];
      if (typeof value === "string") return column(data, value, count, rest);
      return Array.isArray(value) ? Float64Array.from(value) : new Float64Array(count).fill(value ?? rest);
    }

    /** A recording with its findings. */
    class Replay {
      constructor(data) {
        Object.assign(this, {
          name: data.name, scenario: data.scenario, gesture: data.gesture, hash: data.hash, isTruncated: data.truncated,
          axis: data.axis, count: data.count, releases: data.releases, findings: data.findings, remedy: data.remedy,
          swift: data.swift ?? "", isBest: data.best ?? false, snapping: data.snapping ?? null,
          backwardDistance: data.backwardDistance, speedRise: data.speedRise,
        });
        this.sizes = [[0, data.width, data.height], ...(data.sizes ?? [])];
        this.times = column(data, "t", this.count);
        this.offset = {x: column(data, "ox", this.count), y: column(data, "oy", this.count)};
        this.velocity = {x: column(data, "vx", this.count), y: column(data, "vy", this.count)};
        this.target = {x: column(data, "gx", this.count), y: column(data, "gy", this.count)};
        this.touched = data.touched ?? [];
        this.phases = [];
        let first = 0;
        for (const [name, count] of data.phases) {
          this.phases.push({name, first, last: first + count - 1});
          first += count;
        }
        this.phaseStarts = this.phases.map((phase) => phase.first);
        this.tracks = data.elements.map((element) => new Track(element));
      }

      get end() { return this.count ? this.times[this.count - 1] : 0; }
      get flaps() { return this.findings.filter((finding) => finding.flap); }
      get brake() {
        return Math.max(0, ...this.findings.filter((one) => one.kind === "brake").map((one) => one.magnitude));
      }

      /** The frame that a display shows at a time. */
      frameAt(time) { return lastNotAbove(this.times, time + 1e-6); }

      phaseIn(frame) { return this.phases[lastNotAbove(this.phaseStarts, frame)]?.name ?? "idle"; }

      /** The view's size in a frame: it changes with a rotation. */
      sizeIn(frame) {
        const [, width, height] = this.sizes.findLast((size) => size[0] <= frame);
        return {x: width, y: height};
      }
    }
    """#

  static let track = #"""
    /** One element through all frames in which it is in sight. */
    class Track {
      constructor(data) {
        Object.assign(this, {kind: data.kind, section: data.section, item: data.item, label: data.label});
        this.frames = data.frames ?? [];
        this.pinned = data.pinned ?? [];
        this.starts = this.frames.map(([first]) => first);
        this.places = [];
        let count = 0;
        for (const [, length] of this.frames) { this.places.push(count); count += length; }
        this.count = count;
        this.columns = {};
        for (const name of ["x", "y", "w", "h", "b", "c", "tx", "ty", "z"]) this.columns[name] = column(data, name, count);
        for (const name of ["a", "d", "alpha"]) this.columns[name] = column(data, name, count, 1);
        this.space = data.space
          ? [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((place) => column(data.space, `m${row}${place}`, count)))
          : null;
      }

      /** The row of a frame in the columns; none while the element is out of sight. */
      row(frame) {
        if (!this.starts.length) return null;
        const run = lastNotAbove(this.starts, frame);
        const within = frame - this.starts[run];
        return within >= 0 && within < this.frames[run][1] ? this.places[run] + within : null;
      }

      isPinned(frame) {
        return this.pinned.some(([first, count]) => frame >= first && frame < first + count);
      }

      /** What CSS calls the transform about the centre. */
      transform(row) {
        if (this.space) return `matrix3d(${this.space.map((numbers) => numbers[row]).join()})`;
        const {a, b, c, d, tx, ty} = this.columns;
        return `matrix(${a[row]},${b[row]},${c[row]},${d[row]},${tx[row]},${ty[row]})`;
      }
    }

    /** What can be plotted of an element, each with its unit; the centre in view needs the offset of the frame. */
    const quantities = {
      "scale across": {unit: "", of: (track, row) => Math.hypot(track.columns.a[row], track.columns.b[row])},
      "scale along": {unit: "", of: (track, row) => Math.hypot(track.columns.c[row], track.columns.d[row])},
      "rotation": {unit: "°", of: (track, row) => Math.atan2(track.columns.b[row], track.columns.a[row]) * 180 / Math.PI},
      "shift x": {unit: "pt", of: (track, row) => track.columns.tx[row]},
      "shift y": {unit: "pt", of: (track, row) => track.columns.ty[row]},
      "alpha": {unit: "", of: (track, row) => track.columns.alpha[row]},
      "zIndex": {unit: "", of: (track, row) => track.columns.z[row]},
      "centre in view": {
        unit: "pt", of: (track, row, replay, frame) => track.columns[replay.axis][row] - replay.offset[replay.axis][frame],
      },
    };
    """#
}
