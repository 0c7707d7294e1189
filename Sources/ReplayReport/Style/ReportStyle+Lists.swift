extension ReportStyle {
  /// Findings, remedies, tables.
  static let lists = #"""
    /* Findings, remedies, tables. */
    .findings ol { list-style: none; margin: 0; padding: 2px; display: grid; gap: 6px; max-height: 460px; overflow-y: auto; grid-template-columns: minmax(0, 1fr); }
    .finding > button {
      display: grid; grid-template-columns: 1.4em minmax(0, 1fr) auto; gap: 2px 8px; width: 100%; text-align: left;
      padding: 8px 12px; border-radius: 9px; align-items: baseline;
    }
    .finding > button .where { color: var(--soft); font-size: 0.87rem; }
    .finding > button[aria-expanded=true] { border-color: var(--flap); background: color-mix(in srgb, var(--flap) 7%, var(--card)); }
    .finding.fault > button[aria-expanded=true] { border-color: var(--fault); background: color-mix(in srgb, var(--fault) 8%, var(--card)); }
    .finding .name { font-weight: 600; }
    .finding .detail { padding: 10px 12px 6px calc(1.4em + 20px); display: grid; gap: 8px; }
    .finding .cause { max-width: 68ch; }
    .finding .cause::first-letter { text-transform: uppercase; }
    .finding .small { color: var(--soft); font-size: 0.87rem; }
    .finding .cures { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
    .none { color: var(--soft); }
    .remedies td:first-child, .remedies th:first-child { width: 56px; }
    .remedies input[type=radio] { width: 18px; height: 18px; accent-color: var(--two); margin: 2px 0 0; }
    .remedies tr.chosen { background: color-mix(in srgb, var(--two) 9%, transparent); }
    .remedies .best { color: var(--target); font-weight: 600; white-space: nowrap; }
    .remedies label { cursor: pointer; }
    .source { margin-top: 12px; }
    .source-head { display: flex; justify-content: space-between; align-items: center; gap: 12px; flex-wrap: wrap; margin-bottom: 6px; }
    pre {
      margin: 0; padding: 12px; border-radius: 9px; background: var(--well); overflow: auto; max-height: 420px;
      font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; tab-size: 2;
    }
    @media (max-width: 560px) {
      .remedies td:first-child, .remedies th:first-child { width: 30px; }
      .remedies thead th:first-child { font-size: 0; }
      .remedies thead th { white-space: normal; }
      .remedies tbody th { overflow-wrap: anywhere; min-width: 92px; }
      .remedies tr > :nth-child(7) { display: none; }
      .remedies th, .remedies td { padding-right: 8px; }
    }
    .release th { font-weight: 500; color: var(--soft); white-space: nowrap; width: 1%; padding-right: 20px; }
    details.frames summary { cursor: pointer; font-weight: 600; }
    details.frames .sheet { max-height: 420px; overflow: auto; margin-top: 10px; }
    details.frames thead th { position: sticky; top: 0; background: var(--card); }
    details.frames tr.now { background: color-mix(in srgb, var(--one) 14%, transparent); }
    .over-switch { font-size: 0.87rem; display: flex; gap: 6px; align-items: center; justify-content: center; color: var(--soft); }

    """#

  /// The list of a folder's replays.
  static let folder = #"""
    /* The list of a folder's replays. */
    .filter { display: flex; flex-wrap: wrap; gap: 10px 20px; align-items: center; margin-bottom: 12px; font-size: 0.93rem; }
    .filter input[type=search] { min-width: min(280px, 60vw); margin-left: 6px; }
    .filter output { color: var(--soft); margin-left: auto; }
    .folder .sheet { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 6px 16px; }
    .folder td { vertical-align: middle; padding-top: 8px; padding-bottom: 8px; }
    .folder td a { font-weight: 600; text-decoration: none; } .folder td a:hover { text-decoration: underline; }
    .folder td small { display: block; color: var(--soft); }
    .spark { display: block; width: 150px; height: 34px; }
    .spark path { fill: none; stroke: var(--one); stroke-width: 1.5; }
    .spark circle { fill: var(--flap); }
    .kinds { display: flex; flex-wrap: wrap; gap: 2px 12px; }
    @media (max-width: 640px) {
      .folder thead { display: none; }
      .folder tr { display: grid; grid-template-columns: 1fr auto; gap: 2px 12px; padding: 10px 0; border-bottom: 1px solid var(--line); }
      .folder tbody tr:last-child { border: 0; }
      .folder td { border: 0; padding: 0; }
      .folder td:nth-child(1), .folder td:nth-child(5) { grid-column: 1 / -1; }
      .folder td:nth-child(4) { display: none; }
      .folder td.number::after { content: " pt"; color: var(--soft); }
    }

    """#

  /// Paper.
  static let print = #"""
    /* Paper: the frame that is shown, every finding open, nothing to press. */
    @media print {
      :root { color-scheme: light; --paper: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; --well: #f2f2f2;
        --one: #0b5fd0; --two: #a8470f; --flap: #c1121f; --fault: #835500; --target: #1d7340;
        --cell-lightness: 88%; --cell-edge: 55%; --shade: 0.12; }
      main { max-width: none; padding: 0; }
      .replay { display: block; }
      .replay > * { margin-bottom: 12pt; }
      .stage { position: static; }
      .transport, .keys, .zoom, .chooser, .over-switch, .filter, .back, button[data-do], details.frames:not([open]) { display: none; }
      .findings, .plots, .remedies, .release { border: 0; padding: 0; }
      .finding .detail[hidden] { display: grid !important; }
      .finding, .plot, .phone, tr { break-inside: avoid; }
      .findings ol { max-height: none; }
      pre { max-height: none; white-space: pre-wrap; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }

    """#
}
