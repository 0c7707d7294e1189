/// What maps look like, light and dark.
///
/// The hues of the flaps differ for those who see few colours too; tables and the releases' own words say the same.
enum MapStyle {
  /// Colours and lines of the panels, in a picture or on a page.
  ///
  /// - Parameter root: the element that holds the colours.
  static func panels(in root: String) -> String {
    #"""
    \#(root) {
      --teleport: #d1500a; --reversal: #b5478f; --kick: #0a66c2; --stall: #0d8a66; --cellFlicker: #a07800;
      --other: #c3cad3;
    }
    @media (prefers-color-scheme: dark) {
      \#(root) {
        --teleport: #ff8a4c; --reversal: #f08fcf; --kick: #62b0ff; --stall: #3fcf9f; --cellFlicker: #f2c94c;
        --other: #4a5563;
      }
    }
    .teleport { fill: var(--teleport); } .reversal { fill: var(--reversal); } .kick { fill: var(--kick); }
    .stall { fill: var(--stall); } .cellFlicker { fill: var(--cellFlicker); } path.fault, rect.fault { fill: var(--other); }
    .g1 { opacity: 0.45; } .g2 { opacity: 0.65; } .g3 { opacity: 0.82; } .fault.g1 { opacity: 0.6; }
    .well { fill: var(--well); } .frame { fill: none; stroke: var(--soft); }
    .between { fill: var(--ink); }
    .gate { stroke: var(--ink); stroke-dasharray: 5 3; fill: none; } .edge { stroke: var(--ink); stroke-dasharray: 1 3; fill: none; }

    """#
  }

  /// The rest of a page about maps.
  static let page =
    panels(in: ":root") + #"""
      .map > section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin-bottom: 16px; }
      .map > .swipe { background: none; border: 0; padding: 0; }
      .map .swipe .transport { position: static; }
      .map > section > .sheet table { width: auto; min-width: min(100%, 30rem); }
      .map > section > .sheet td:last-child { min-width: 9rem; }
      .map > section > p + .sheet, .map > section > .sheet + p { margin-top: 10px; }
      .sheets { display: grid; gap: 16px 24px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); }
      .sheets figure { margin: 0; min-width: 0; }
      .sheets figcaption { font-weight: 600; } .sheets small { display: block; font-weight: 400; color: var(--soft); }
      .sheets svg { display: block; width: 100%; height: auto; touch-action: pan-y; border-radius: 6px; }
      .sheets text { font: 11px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: var(--soft); }
      .sheets .middle { text-anchor: middle; } .sheets .end { text-anchor: end; }
      .sheets .cursor { fill: none; stroke: var(--ink); stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
      .sheets .told { min-height: 3em; margin-top: 4px; font-size: 0.87rem; }
      .key { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0 0 10px; padding: 0; list-style: none; color: var(--soft); font-size: 0.87rem; }
      .key svg { width: 22px; height: 12px; vertical-align: -1px; margin-right: 5px; }
      @media print { .sheets .told { display: none; } }

      """#
}
