/// What all pictures look like, light and dark: the colours of the report's pages.
enum SVGStyle {
  static let text = #"""
    svg {
      --paper: #ffffff; --ink: #1a1f26; --soft: #57616d; --line: #d9dee5; --well: #f1f3f6;
      --one: #0b5fd0; --two: #a8470f; --flap: #c1121f; --fault: #835500; --target: #1d7340;
      --cell: 84%; --edge: 58%; --shade: 0.12;
    }
    @media (prefers-color-scheme: dark) {
      svg {
        --paper: #181d23; --ink: #e7ebf0; --soft: #9ba7b4; --line: #303843; --well: #101418;
        --one: #74b4ff; --two: #ffab76; --flap: #ff868b; --fault: #e5b84c; --target: #74d49a;
        --cell: 27%; --edge: 52%; --shade: 0.2;
      }
    }
    text { font: 12px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: var(--ink); font-variant-numeric: tabular-nums; }
    .paper { fill: var(--paper); }
    .soft { fill: var(--soft); } .small { font-size: 11px; } .bold { font-weight: 600; }
    .end { text-anchor: end; } .middle { text-anchor: middle; }
    .one-text { fill: var(--one); } .two-text { fill: var(--two); } .target-text { fill: var(--target); }
    .flap-text { fill: var(--flap); } .fault-text { fill: var(--fault); }
    .halo { paint-order: stroke; stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; }
    .screen { fill: var(--well); stroke: var(--line); } .screen.flap { stroke: var(--flap); stroke-width: 2.5; }
    .screen.fault { stroke: var(--fault); stroke-width: 2.5; }
    .cell rect, .side { fill: hsl(var(--hue) 55% var(--cell)); stroke: hsl(var(--hue) 45% var(--edge)); stroke-width: 3; }
    .cell.view rect, .view .side { fill: var(--well); stroke: var(--soft); stroke-dasharray: 8 6; }
    .cell text { text-anchor: middle; font-weight: 650; }
    .ghost { fill: none; stroke: var(--soft); stroke-width: 1px; stroke-dasharray: 2 3; vector-effect: non-scaling-stroke; }
    .anchor { stroke: var(--target); stroke-width: 1px; stroke-dasharray: 4 3; vector-effect: non-scaling-stroke; fill: none; }
    .arrow { stroke: var(--ink); stroke-width: 1.5px; vector-effect: non-scaling-stroke; fill: none; stroke-linecap: round; stroke-linejoin: round; }
    .arrow.flap { stroke: var(--flap); }
    .grid { stroke: var(--line); fill: none; } .ticks { stroke: var(--soft); fill: none; opacity: 0.6; }
    .curve { fill: none; stroke-width: 2; stroke-linejoin: round; } .curve.one { stroke: var(--one); }
    .curve.two { stroke: var(--two); stroke-dasharray: 6 3; }
    .target { stroke: var(--target); stroke-width: 1.5; stroke-dasharray: 8 4; fill: none; }
    .hand-over { stroke: var(--soft); stroke-dasharray: 2 3; fill: none; }
    .range { fill: var(--fault); opacity: 0.16; } .range.flap { fill: var(--flap); }
    .dot { stroke: var(--paper); stroke-width: 1.5; } .dot.one { fill: var(--one); } .dot.two { fill: var(--two); }
    .band { opacity: var(--shade); } .strip { opacity: 0.32; } .idle.band { opacity: 0; } .idle.strip { opacity: 0.14; }
    .idle, .tracking { fill: #8893a1; } .dragging { fill: #2f7de1; } .decelerating { fill: #2a9d63; }
    .bouncing { fill: #9a5bd6; } .paging { fill: #1596a3; } .animating { fill: #c98a1b; }

    """#
}
