extension ReportStyle {
  /// The phones and what plays them.
  static let stage = #"""
    /* The phones and what plays them. */
    .stage { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
    .phones { display: flex; gap: 14px; justify-content: center; align-items: flex-start; }
    .phone { margin: 0; min-width: 0; flex: 1 1 0; display: grid; justify-items: center; gap: 6px; }
    .phone figcaption { font-size: 0.87rem; font-weight: 600; text-align: center; overflow-wrap: anywhere; }
    .phone:nth-child(1) figcaption { color: var(--one); } .phone:nth-child(2) figcaption { color: var(--two); }
    .bezel { padding: 7px; border-radius: 20px; background: var(--well); border: 1px solid var(--line); max-width: 100%; }
    .screen { position: relative; overflow: hidden; border-radius: 13px; background: var(--card); contain: strict; isolation: isolate; }
    .glass { position: absolute; inset: 0 auto auto 0; transform-origin: 0 0; }
    .cell {
      position: absolute; left: 0; top: 0; display: grid; place-content: center; justify-items: center;
      border-radius: 8px; border: 2px solid hsl(var(--hue) 45% var(--cell-edge));
      background: hsl(var(--hue) 55% var(--cell-lightness)); color: var(--ink); line-height: 1.05; overflow: hidden;
      backface-visibility: visible;
    }
    .cell b { font-size: var(--size); font-weight: 650; letter-spacing: -0.02em; }
    .cell span { font-size: calc(max(11px, var(--size) * 0.3)); white-space: nowrap; }
    .cell.header, .cell.footer, .cell.supplementary, .cell.decoration {
      background: repeating-linear-gradient(135deg, var(--well) 0 10px, var(--card) 10px 20px); border: 2px dashed var(--soft);
    }
    .cell em { position: absolute; right: 4px; top: 3px; font: 600 11px/1.4 system-ui, sans-serif; padding: 0 6px; border-radius: 9px; background: var(--ink); color: var(--card); }
    .cell.marked { outline: 4px solid var(--flap); outline-offset: -5px; }
    .layer.over .cell { background: none; border: 2px dashed var(--two); color: var(--two); place-content: end; padding: 4px; }
    .layer.over .cell b { font-size: calc(var(--size) * 0.6); }
    .anchor { position: absolute; border: 0 dashed var(--target); opacity: 0.85; pointer-events: none; z-index: 2147483646; }
    .finger {
      position: absolute; left: -22px; top: -22px; width: 44px; height: 44px; border-radius: 50%; z-index: 2147483647;
      background: color-mix(in srgb, var(--ink) 22%, transparent); border: 2px solid var(--card); outline: 1.5px solid var(--ink);
    }
    .readout { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px 12px; margin: 0; }
    .readout dt { color: var(--soft); font-size: 0.78rem; }
    .readout dd { margin: 0; font-weight: 600; white-space: nowrap; }
    .readout dd small { font-weight: 500; color: var(--two); display: block; font-size: 0.8rem; }
    .transport { display: grid; gap: 8px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 10px 12px; }
    .buttons { display: flex; gap: 6px; align-items: center; flex-wrap: wrap; }
    .buttons button { width: 40px; min-height: 40px; padding: 0; display: grid; place-content: center; }
    .buttons svg { width: 16px; height: 16px; fill: currentColor; }
    .buttons .play { width: 52px; background: var(--one); border-color: var(--one); color: var(--card); }
    .play .when-playing, .playing .play .when-paused { display: none; } .playing .play .when-playing { display: inline; }
    .speed { margin-left: auto; font-size: 0.87rem; color: var(--soft); }
    .speed select { color: var(--ink); }
    .scrubber { position: relative; padding-top: 12px; }
    .scrubber input { width: 100%; margin: 0; height: 28px; accent-color: var(--one); display: block; }
    .ticks { position: absolute; top: 0; left: 8px; right: 8px; height: 12px; font-size: 10px; line-height: 12px; }
    .ticks span { position: absolute; transform: translateX(-50%); }
    .announcer { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    @media (max-width: 999px) {
      .transport { position: fixed; bottom: 8px; left: 12px; right: 12px; z-index: 5; box-shadow: 0 2px 14px rgb(0 0 0 / 0.2); gap: 2px; }
      main:has(.transport) { padding-bottom: 128px; }
      .keys { display: none; }
    }
    @media (max-width: 480px) {
      .speed span { display: none; }
      .buttons { gap: 4px; } .phones { gap: 8px; } .bezel { padding: 4px; border-radius: 14px; } .screen { border-radius: 10px; } }
    @media (hover: none) { .keys { display: none; } }

    """#
}
