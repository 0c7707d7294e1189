extension ReportScript {
  /// The moment that is shown.
  static let player = #"""
    // ---- Playing ---------------------------------------------------------------------------------

    /** The moment that is shown: a frame of the longest replay in sight, and what goes on from it. */
    class Player {
      constructor(onshow) {
        this.onshow = onshow;
        this.times = new Float64Array(1);
        this.frame = 0;
        this.speed = 1;
        this.isPlaying = false;
      }

      /** Takes the frames to play, and stays at the time that is shown. */
      setTimes(times) {
        const {time} = this;
        this.times = times.length ? times : new Float64Array(1);
        this.frame = lastNotAbove(this.times, time + 1e-6);
      }

      get time() { return this.times[this.frame]; }
      get last() { return this.times.length - 1; }

      show(frame) {
        this.frame = Math.min(this.last, Math.max(0, frame));
        this.onshow();
      }

      /** Stops, and shows a frame. */
      jump(frame) {
        this.stop();
        this.show(frame);
      }

      jumpTo(time) { this.jump(lastNotAbove(this.times, time + 1e-6)); }

      play() {
        if (this.isPlaying) return;
        if (this.frame === this.last) this.frame = 0;
        this.isPlaying = true;
        let time = this.time, before = null;
        const tick = (now) => {
          if (!this.isPlaying) return;
          time += before === null ? 0 : (now - before) * this.speed;
          before = now;
          const frame = lastNotAbove(this.times, time);
          if (frame !== this.frame) this.show(frame);
          if (time >= this.times[this.last]) this.jump(this.last); else requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
        this.onshow();
      }

      stop() {
        if (!this.isPlaying) return;
        this.isPlaying = false;
        this.onshow();
      }

      toggle() { if (this.isPlaying) this.stop(); else this.play(); }
    }
    """#
}
