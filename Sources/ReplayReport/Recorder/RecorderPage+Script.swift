extension RecorderPage {
  /// How it records.
  static let script = #"""
    const find = (id) => document.getElementById(id);
    const strip = find("strip");

    /** Samples [milliseconds, phase, x, y] of the finger, and [milliseconds, x, y] of the strip's offset. */
    let samples = [], offsets = [];
    /** When the first touch came down, on the clock of events. */
    let start = null;
    /** The finger that is followed; others are ignored, as a scroll view with one touch would. */
    let finger = null;
    let sampler = null, stillSince = 0;

    for (let page = 0; page < 12; page++) {
      const cell = document.createElement("div");
      cell.textContent = page;
      cell.style.setProperty("--hue", (page * 47 + 205) % 360);
      find("pages").append(cell);
    }

    const round = (number, places) => Number(number.toFixed(places));

    function add(event, phase) {
      // Coalesced samples are those that the panel took between two pictures of the display.
      const parts = phase === "moved" && event.getCoalescedEvents ? event.getCoalescedEvents() : [];
      for (const part of parts.length ? parts : [event]) {
        const time = Math.max(samples.at(-1)?.[0] ?? 0, round(part.timeStamp - start, 3));
        const last = samples.at(-1);
        if (last && phase === "moved" && last[0] === time && last[2] === part.clientX && last[3] === part.clientY) continue;
        const sample = [time, phase, round(part.clientX, 3), round(part.clientY, 3)];
        // Where the browser does not scroll, the strip stays under the finger.
        if (last && phase !== "began" && !find("scrolls").checked) strip.scrollBy(last[2] - sample[2], last[3] - sample[3]);
        samples.push(sample);
      }
    }

    function begin(event) {
      if (finger !== null || !event.isPrimary || event.button > 0) return;
      finger = event.pointerId;
      start ??= event.timeStamp;
      add(event, "began");
      follow();
      tell();
    }

    function move(event) { if (event.pointerId === finger) add(event, "moved"); }

    function end(event, phase) {
      if (event.pointerId !== finger) return;
      finger = null;
      add(event, phase);
      tell();
    }

    /** Samples the strip's offset with every picture, until it has been still for half a second. */
    function follow() {
      if (sampler !== null) cancelAnimationFrame(sampler);
      stillSince = performance.now();
      const tick = (now) => {
        const last = offsets.at(-1);
        const [x, y] = [round(strip.scrollLeft, 3), round(strip.scrollTop, 3)];
        if (!last || last[1] !== x || last[2] !== y) stillSince = now;
        const time = round(now - start, 3);
        if (time >= (last?.[0] ?? 0)) offsets.push([time, x, y]);
        if (finger === null && now - stillSince > 500) { sampler = null; tell(); return; }
        sampler = requestAnimationFrame(tick);
      };
      sampler = requestAnimationFrame(tick);
    }

    // When the browser scrolls by itself it takes the pointer away; touch events go on telling where the finger is.
    strip.addEventListener("touchstart", (event) => { if (event.touches.length === 1) touch(event, "began"); }, {passive: true});
    strip.addEventListener("touchmove", (event) => touch(event, "moved"), {passive: true});
    strip.addEventListener("touchend", (event) => touch(event, "ended"), {passive: true});
    strip.addEventListener("touchcancel", (event) => touch(event, "cancelled"), {passive: true});
    let touched = null;

    function touch(event, phase) {
      const point = event.changedTouches[0];
      if (phase === "began") touched = point.identifier;
      if (point.identifier !== touched || !isTaken) return;
      const part = {timeStamp: event.timeStamp, clientX: point.clientX, clientY: point.clientY};
      add(part, phase);
      if (phase === "ended" || phase === "cancelled") { isTaken = false; finger = null; tell(); }
    }

    /** Whether the browser took the pointer to scroll with it. */
    let isTaken = false;

    strip.addEventListener("pointerdown", begin);
    strip.addEventListener("pointermove", move);
    strip.addEventListener("pointerup", (event) => end(event, "ended"));
    strip.addEventListener("pointercancel", (event) => {
      if (event.pointerId !== finger) return;
      if (event.pointerType === "touch" && find("scrolls").checked) isTaken = true;
      else end(event, "cancelled");
    });

    // What was recorded

    function gestureFile() {
      const lines = samples.map((sample) => `    ${JSON.stringify(sample)}`);
      const name = find("name").value.trim() || "swipe";
      return `{\n  "version": 1,\n  "name": ${JSON.stringify(name)},\n  "kind": "recorded",\n  "samples": [\n${lines.join(",\n")}\n  ]\n}\n`;
    }

    function traceFile() {
      const rows = offsets.map(([time, x, y]) => `${time},${x},${y}`);
      return `t_ms,content_offset_x,content_offset_y\n${rows.join("\n")}\n`;
    }

    /** The median of the times between samples while the finger moves. */
    function rate() {
      const gaps = [];
      for (let place = 1; place < samples.length; place++) {
        const gap = samples[place][0] - samples[place - 1][0];
        if (samples[place][1] === "moved" && gap > 0) gaps.push(gap);
      }
      gaps.sort((a, b) => a - b);
      return gaps.length ? 1000 / gaps[gaps.length >> 1] : 0;
    }

    /** Whether samples lie so far apart that a release velocity could not be read from them. */
    function isCoarse() { return rate() > 0 && rate() < 50; }

    function tell() {
      const isDone = finger === null && samples.length > 1;
      const swipes = samples.filter((sample) => sample[1] === "began").length;
      const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
      for (const id of ["save", "copy", "clear"]) find(id).disabled = !isDone;
      find("save-trace").disabled = !isDone || offsets.length < 2;
      if (!samples.length) { find("status").textContent = "Nothing recorded yet."; find("facts").replaceChildren(); find("plot").replaceChildren(); find("file").textContent = ""; return; }
      find("status").textContent = finger !== null ? "Recording…" : `${counted(swipes, "swipe")}, ${counted(samples.length, "sample")}.${isCoarse() ? " This browser tells of few touches while it scrolls: for more, let the strip not scroll by itself." : ""}`;
      if (!isDone) return;
      const facts = [
        ["Samples", String(samples.length)], ["Duration", `${samples.at(-1)[0].toFixed(0)} ms`], ["Rate", `${rate().toFixed(0)} Hz`],
        ["Screen scale", `${round(devicePixelRatio, 3)} px/pt`], ["Viewport", `${innerWidth} × ${innerHeight} pt`],
        ["Strip", `${strip.clientWidth} × ${strip.clientHeight} pt`],
      ];
      find("facts").replaceChildren(...facts.map(([name, value]) => {
        const group = document.createElement("div");
        group.innerHTML = "<dt></dt><dd></dd>";
        group.children[0].textContent = name;
        group.children[1].textContent = value;
        return group;
      }));
      find("file").textContent = gestureFile();
      draw();
    }

    /** The finger's way as a line of dots, and the strip's offset dashed, against time. */
    function draw() {
      const plot = find("plot"), at = find("axis").value === "x" ? 2 : 3;
      const first = samples[0][at];
      const finger = samples.map((sample) => [sample[0], first - sample[at]]);
      const zero = offsets[0]?.[at - 1] ?? 0;
      const content = offsets.map((offset) => [offset[0], offset[at - 1] - zero]);
      const all = [...finger, ...content];
      const most = Math.max(...all.map(([, y]) => y), 1), least = Math.min(...all.map(([, y]) => y), 0);
      const last = Math.max(...all.map(([time]) => time), 1);
      const place = ([time, y]) => `${(50 + time / last * 540).toFixed(1)} ${(125 - (y - least) / (most - least) * 115).toFixed(1)}`;
      const path = (points) => (points.length ? `M${points.map(place).join("L")}` : "M0 0");
      const dots = finger.map((point) => { const [x, y] = place(point).split(" "); return `<circle cx="${x}" cy="${y}" r="2"/>`; }).join("");
      plot.innerHTML = `<text x="44" y="16" text-anchor="end">${round(most, 0)} pt</text><text x="44" y="128" text-anchor="end">${round(least, 0)} pt</text>`
        + `<text x="50" y="146">0 ms</text><text x="590" y="146" text-anchor="end">${round(last, 0)} ms</text>`
        + `<text x="320" y="146" text-anchor="middle">finger: line with dots · strip: dashed</text>`
        + `<path class="offset" d="${path(content)}"/><path class="finger" d="${path(finger)}"/>${dots}`;
      plot.setAttribute("aria-label", `The finger went ${round(finger.at(-1)[1], 1)} pt, the strip ${round(content.at(-1)?.[1] ?? 0, 1)} pt in ${round(last, 0)} ms`);
    }

    function save(text, name, type) {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], {type}));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    }

    const fileName = () => (find("name").value.trim() || "swipe").replace(/[^\w.-]+/g, "-");
    find("save").addEventListener("click", () => save(gestureFile(), `${fileName()}.json`, "application/json"));
    find("save-trace").addEventListener("click", () => save(traceFile(), `${fileName()}.csv`, "text/csv"));
    find("copy").addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(gestureFile());
        find("status").textContent = "Copied.";
      } catch { find("status").textContent = "This browser does not let pages copy: save the file, or take its text below."; }
    });
    find("clear").addEventListener("click", () => {
      if (sampler !== null) cancelAnimationFrame(sampler);
      [samples, offsets, start, sampler] = [[], [], null, null];
      tell();
    });
    find("name").addEventListener("input", () => { if (samples.length) find("file").textContent = gestureFile(); });

    function lay() {
      strip.className = `strip ${find("axis").value}${find("scrolls").checked ? "" : " still"}`;
    }
    for (const id of ["axis", "scrolls"]) find(id).addEventListener("change", lay);
    """#
}
