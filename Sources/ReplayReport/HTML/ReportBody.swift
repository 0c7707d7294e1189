/// What a report's page is built from: the list of replays, and a template of a replay.
enum ReportBody {
  static let text =
    #"""
    <noscript><p class="notice">This report draws its frames with JavaScript, which is switched off.</p></noscript>
    <main id="page"></main>

    """# + templates

  /// The templates alone, for a page of which a replay is a part.
  static let templates = #"""
    <template id="replay-template">
      <article class="replay">
        <header class="head">
          <a class="back" href="#" hidden>← All replays</a>
          <h1 tabindex="-1"></h1>
          <p class="facts"></p>
          <p class="verdict"></p>
        </header>

        <section class="stage" aria-label="Replay">
          <div class="phones"></div>
          <dl class="readout" aria-label="The frame that is shown"></dl>
          <div class="transport" role="group" aria-label="Playback">
            <div class="buttons">
              <button type="button" data-do="first" aria-label="First frame"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3h2v10H3zM13 3v10L6 8z"/></svg></button>
              <button type="button" data-do="back" aria-label="One frame back"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M11 3v10L4 8z"/></svg></button>
              <button type="button" data-do="play" class="play" aria-label="Play"><svg viewBox="0 0 16 16" aria-hidden="true"><path class="when-paused" d="M4 2l10 6-10 6z"/><path class="when-playing" d="M3 2h4v12H3zM9 2h4v12H9z"/></svg></button>
              <button type="button" data-do="on" aria-label="One frame on"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M5 3v10l7-5z"/></svg></button>
              <button type="button" data-do="last" aria-label="Last frame"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M11 3h2v10h-2zM3 3v10l7-5z"/></svg></button>
              <label class="speed"><span>Speed</span>
                <select aria-label="Speed of playback">
                  <option value="1">1</option><option value="0.5">1/2</option>
                  <option value="0.25">1/4</option><option value="0.1">1/10</option>
                </select>
              </label>
            </div>
            <div class="scrubber">
              <div class="ticks" aria-hidden="true"></div>
              <input type="range" min="0" step="1" value="0" aria-label="Frame">
            </div>
          </div>
          <p class="keys">Keys: <kbd>Space</kbd> plays, <kbd>←</kbd> <kbd>→</kbd> step one frame, with <kbd>Shift</kbd> ten,
            <kbd>Home</kbd> and <kbd>End</kbd> go to the ends.</p>
          <div class="announcer" role="status" aria-live="polite"></div>
        </section>

        <section class="findings" aria-label="Findings">
          <h2>Findings</h2>
          <ol></ol>
        </section>

        <section class="plots" aria-label="Plots over time">
          <div class="plots-head">
            <h2>Over time</h2>
            <div class="zoom" role="group" aria-label="Span of the plots">
              <button type="button" data-zoom="out" aria-label="Show a longer span">−</button>
              <output></output>
              <button type="button" data-zoom="in" aria-label="Show a shorter span">+</button>
            </div>
          </div>
          <p class="legend"></p>
          <div class="stack"></div>
          <div class="chooser">
            <label>Element <select data-choose="element" aria-label="Element of the last plot"></select></label>
            <label>Quantity <select data-choose="quantity" aria-label="Quantity of the last plot"></select></label>
          </div>
        </section>

        <section class="remedies" aria-label="Remedies">
          <h2>Remedies</h2>
          <div class="sheet"><table><thead><tr>
            <th scope="col">Beside</th><th scope="col">Remedy</th><th scope="col">Flaps</th>
            <th scope="col">Back, pt</th><th scope="col">Rise, pt/ms</th><th scope="col">Brake, pt/ms</th><th scope="col">Rest, pt</th>
          </tr></thead><tbody></tbody></table></div>
          <div class="source">
            <div class="source-head"><h3></h3><button type="button" data-do="copy">Copy the Swift</button></div>
            <pre tabindex="0" aria-label="Swift of the remedy"><code></code></pre>
          </div>
        </section>

        <section class="release" aria-label="Releases">
          <h2>Releases</h2>
          <div class="sheet"><table><tbody></tbody></table></div>
        </section>

        <details class="frames">
          <summary>All frames as a table</summary>
          <div class="sheet" tabindex="0" role="region" aria-label="Table of all frames"><table></table></div>
        </details>
      </article>
    </template>

    <template id="folder-template">
      <article class="folder">
        <header class="head"><h1 tabindex="-1"></h1><p class="facts"></p></header>
        <form class="filter" role="search">
          <label>Filter <input type="search" placeholder="name or finding" aria-label="Filter by name or finding"></label>
          <label><input type="checkbox"> only with flaps</label>
          <output aria-live="polite"></output>
        </form>
        <div class="sheet"><table>
          <thead><tr><th scope="col">Replay</th><th scope="col">Offset</th><th scope="col">Lands at, pt</th>
            <th scope="col">Frames</th><th scope="col">Findings</th></tr></thead>
          <tbody></tbody>
        </table></div>
      </article>
    </template>

    """#
}
