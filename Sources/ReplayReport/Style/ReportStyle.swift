/// The report's CSS: colours and type, then its parts.
enum ReportStyle {
  /// The whole sheet.
  static let text = [base, stage, plots, lists, folder, print].joined()

  private static let base = #"""
    /* Colours and type. Colour never says anything alone: lines differ in dashes, faults in their marks. */
    :root {
      color-scheme: light dark;
      --paper: #f5f6f8; --card: #ffffff; --ink: #1a1f26; --soft: #57616d; --line: #d9dee5; --well: #eceff3;
      --one: #0b5fd0; --two: #a8470f; --flap: #c1121f; --fault: #835500; --target: #1d7340; --gap: #7338ad;
      --cell-lightness: 84%; --cell-edge: 58%; --shade: 0.1;
      --idle: #8893a1; --tracking: #8893a1; --dragging: #2f7de1; --decelerating: #2a9d63; --bouncing: #9a5bd6;
      --paging: #1596a3; --animating: #c98a1b;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #101418; --card: #181d23; --ink: #e7ebf0; --soft: #9ba7b4; --line: #303843; --well: #232a32;
        --one: #74b4ff; --two: #ffab76; --flap: #ff868b; --fault: #e5b84c; --target: #74d49a; --gap: #c6a1ff;
        --cell-lightness: 27%; --cell-edge: 52%; --shade: 0.17;
      }
    }
    *, ::before, ::after { box-sizing: border-box; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
      font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%;
    }
    main { max-width: 1520px; margin: 0 auto; padding: 20px clamp(12px, 2.5vw, 32px) 48px; }
    h1 { font-size: 1.45rem; line-height: 1.25; margin: 0 0 4px; letter-spacing: -0.01em; overflow-wrap: anywhere; }
    h2 { font-size: 1.05rem; margin: 0 0 10px; }
    h3 { font-size: 0.95rem; margin: 0; }
    h1:focus { outline: none; }
    a { color: var(--one); }
    p { margin: 0; }
    .facts, .keys, .legend { color: var(--soft); font-size: 0.87rem; }
    .head .facts span { display: block; overflow-wrap: anywhere; }
    .verdict { margin-top: 8px; } .verdict .badge { white-space: normal; }
    .head { margin-bottom: 16px; }
    .back { display: inline-block; margin-bottom: 6px; text-decoration: none; }
    .notice { padding: 24px; }
    [hidden] { display: none !important; }
    button, select, input[type=search] {
      font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 7px;
      padding: 4px 10px; min-height: 34px;
    }
    button { cursor: pointer; }
    button:hover, select:hover { border-color: var(--soft); }
    :focus-visible { outline: 2px solid var(--one); outline-offset: 2px; }
    kbd {
      font: 0.8em ui-monospace, "DejaVu Sans Mono", monospace; padding: 0 5px; border: 1px solid var(--line);
      border-radius: 4px; background: var(--card);
    }
    section, details.frames, .folder .sheet { min-width: 0; }
    .findings, .plots, .remedies, .release, details.frames {
      background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px;
    }
    .replay { display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); }
    .replay > .head { margin-bottom: 0; }
    @media (min-width: 1000px) {
      .replay {
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start;
        grid-template-rows: repeat(6, auto) 1fr;
      }
      .replay > * { grid-column: 2; }
      .replay > .head { grid-column: 1 / -1; }
      .replay > .stage { grid-column: 1; grid-row: 2 / span 6; position: sticky; top: 16px; }
    }
    .sheet { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-size: 0.87rem; }
    th, td { text-align: left; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    thead th { color: var(--soft); font-weight: 500; white-space: nowrap; }
    tbody tr:last-child > * { border-bottom: 0; }
    td.number, th.number { text-align: right; white-space: nowrap; }
    .mark-flap { color: var(--flap); } .mark-fault { color: var(--fault); }
    .badge { white-space: nowrap; font-weight: 600; }

    """#
}
