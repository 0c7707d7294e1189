extension ReportStyle {
  /// The plots.
  static let plots = #"""
    /* The plots. */
    .plots-head { display: flex; justify-content: space-between; align-items: start; gap: 12px; }
    .zoom { display: flex; align-items: center; gap: 6px; font-size: 0.87rem; color: var(--soft); }
    .zoom button { min-height: 30px; width: 34px; padding: 0; color: var(--ink); }
    .zoom output { min-width: 64px; text-align: center; }
    .legend { display: flex; flex-wrap: wrap; gap: 2px 16px; margin-bottom: 8px; }
    .legend svg { width: 26px; height: 10px; vertical-align: middle; margin-right: 5px; overflow: visible; }
    .stack { display: grid; gap: 10px; grid-template-columns: minmax(0, 1fr); }
    .plot { margin: 0; min-width: 0; }
    .plot figcaption { display: flex; justify-content: space-between; gap: 10px; font-size: 0.87rem; min-height: 1.5em; }
    .plot figcaption b { font-weight: 600; }
    .plot figcaption output { color: var(--soft); text-align: right; }
    .plot svg { display: block; width: 100%; touch-action: pan-y; cursor: crosshair; user-select: none; -webkit-user-select: none; }
    .plot text, .strip text { font: 11px system-ui, "DejaVu Sans", sans-serif; fill: var(--soft); font-variant-numeric: tabular-nums; }
    .plot text.target-label, .plot text.fault-mark { paint-order: stroke; stroke: var(--card); stroke-width: 3px; stroke-linejoin: round; }
    .plot .grid { stroke: var(--line); stroke-width: 1; }
    .plot .frames { stroke: var(--soft); stroke-width: 1; opacity: 0.55; }
    .band { opacity: var(--shade); }
    .strip .band { opacity: 0.32; }
    .plot .strip text, svg .strip-label { fill: var(--ink); }
    .band.idle { fill: var(--idle); } .band.tracking { fill: var(--tracking); } .band.dragging { fill: var(--dragging); }
    .band.decelerating { fill: var(--decelerating); } .band.bouncing { fill: var(--bouncing); }
    .band.paging { fill: var(--paging); } .band.animating { fill: var(--animating); }
    .plot .band.idle { opacity: 0; }
    .strip .band.idle { opacity: 0.14; }
    .hand-over { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 2 3; }
    .curve { fill: none; stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
    .curve.one { stroke: var(--one); } .curve.two { stroke: var(--two); stroke-dasharray: 6 3; }
    .curve.gap { stroke: var(--gap); }
    .target-line { stroke: var(--target); stroke-width: 1.5; stroke-dasharray: 8 4; fill: none; }
    .plot text.target-label { fill: var(--target); }
    .sample { fill: none; stroke: var(--soft); stroke-width: 1.2; }
    .fault-range { fill: var(--flap); opacity: 0.16; } .fault-range.fault { fill: var(--fault); }
    .plot text.fault-mark { fill: var(--fault); font-size: 12px; } .plot text.fault-mark.flap { fill: var(--flap); }
    .canvas { position: relative; contain: layout paint; }
    .canvas i { position: absolute; left: 0; top: 0; pointer-events: none; will-change: transform; }
    .cursor { width: 2px; margin-left: -1px; background: var(--ink); } .hover { margin-left: -0.5px; border-left: 1px dashed var(--soft); }
    .dot { width: 10px; height: 10px; margin: -5px; border-radius: 50%; border: 1.5px solid var(--card); }
    .dot.one { background: var(--one); } .dot.two { background: var(--two); } .dot.gap { background: var(--gap); }
    .parting { stroke: var(--flap); stroke-width: 1.5; stroke-dasharray: 1 3; stroke-linecap: round; }
    .chooser { display: flex; flex-wrap: wrap; gap: 8px 16px; margin-top: 8px; font-size: 0.87rem; color: var(--soft); }
    .chooser label { display: flex; align-items: center; gap: 6px; }
    .chooser select { color: var(--ink); max-width: 60vw; }

    """#
}
