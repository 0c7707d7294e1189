extension RecorderPage {
  /// What stands on the page.
  static let body = #"""
    <main>
      <header>
        <h1>Record a swipe</h1>
        <p>Swipe over the strip as you would over your carousel, and lift. Positions are CSS pixels, which are points.</p>
      </header>

      <section aria-label="Strip to swipe on">
        <div class="modes" role="group" aria-label="What to record">
          <label>Direction <select id="axis" aria-label="Direction of the strip"><option value="x">horizontal</option><option value="y">vertical</option></select></label>
          <label><input type="checkbox" id="scrolls" checked> the browser scrolls the strip</label>
        </div>
        <div id="strip" class="strip x" tabindex="0" role="region" aria-label="Strip"><div id="pages"></div></div>
        <p id="status" role="status" aria-live="polite">Nothing recorded yet.</p>
      </section>

      <section aria-label="What was recorded">
        <svg id="plot" viewBox="0 0 600 150" role="img" aria-label="Nothing recorded yet"></svg>
        <dl id="facts"></dl>
        <div class="actions">
          <label>Name <input id="name" type="text" value="swipe" maxlength="80" aria-label="Name of the gesture"></label>
          <button type="button" id="save" disabled>Save the gesture</button>
          <button type="button" id="save-trace" disabled>Save the offsets</button>
          <button type="button" id="copy" disabled>Copy the gesture</button>
          <button type="button" id="clear" disabled>Start again</button>
        </div>
        <details><summary>The gesture's file</summary><pre id="file" tabindex="0" aria-label="The gesture's file"></pre></details>
      </section>

      <section aria-label="What to do with it">
        <h2>Then</h2>
        <pre tabindex="0" aria-label="Commands">scroll-replay run SCENARIO.json --gesture swipe.json</pre>
        <p>The offsets are those of this browser's own scroll view: on an iPhone, one of the system's.</p>
      </section>
    </main>

    """#

  /// What it looks like.
  static let style = #"""
    :root { color-scheme: light dark; --paper: #f5f6f8; --card: #fff; --ink: #1a1f26; --soft: #57616d; --line: #d9dee5; --one: #0b5fd0; --two: #a8470f; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #101418; --card: #181d23; --ink: #e7ebf0; --soft: #9ba7b4; --line: #303843; --one: #74b4ff; --two: #ffab76; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "DejaVu Sans", sans-serif; font-variant-numeric: tabular-nums; }
    main { max-width: 760px; margin: 0 auto; padding: 16px 12px 40px; display: grid; gap: 14px; grid-template-columns: minmax(0, 1fr); }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 14px; display: grid; gap: 10px; grid-template-columns: minmax(0, 1fr); }
    h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.05rem; margin: 0; } p { margin: 0; color: var(--soft); }
    label, button, input, select { font: inherit; color: inherit; }
    button, input[type=text], select { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 6px 12px; min-height: 40px; }
    button:disabled { color: var(--soft); opacity: 0.6; }
    :focus-visible { outline: 2px solid var(--one); outline-offset: 2px; }
    .modes, .actions { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
    .strip { height: 300px; border-radius: 10px; border: 1px solid var(--line); user-select: none; -webkit-user-select: none; overscroll-behavior: contain; }
    .strip.x { overflow-x: auto; overflow-y: hidden; touch-action: pan-x; } .strip.y { overflow-y: auto; overflow-x: hidden; touch-action: pan-y; }
    .strip.still { touch-action: none; }
    #pages { display: flex; gap: 20px; padding: 0 20px; height: 100%; width: max-content; }
    .strip.y #pages { flex-direction: column; padding: 20px 0; height: max-content; width: 100%; }
    #pages div { width: 240px; height: 100%; border-radius: 10px; display: grid; place-content: center; font-size: 3rem; font-weight: 650; background: hsl(var(--hue) 55% 84%); color: #1a1f26; }
    .strip.y #pages div { width: 100%; height: 240px; }
    #plot { width: 100%; height: auto; } #plot:empty { display: none; } #plot path { fill: none; stroke-width: 2; } #plot .finger { stroke: var(--one); } #plot .offset { stroke: var(--two); stroke-dasharray: 6 3; }
    #plot circle { fill: var(--one); } #plot text { font: 12px system-ui, "DejaVu Sans", sans-serif; fill: var(--soft); }
    dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 6px 12px; margin: 0; }
    dt { color: var(--soft); font-size: 0.8rem; } dd { margin: 0; font-weight: 600; }
    pre { margin: 0; padding: 10px; border-radius: 8px; background: var(--paper); overflow: auto; max-height: 260px; font: 13px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }

    """#
}
