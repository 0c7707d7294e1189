import ReplayAnalysis
import ReplayReport
import ReplayTuning
import ScrollPhysics
import ScrollReplay

/// A flap map as a picture: offsets to the right in points, velocities upward in pt/ms, a colour for each kind of flap.
struct FlapMapSVG {
  let title: String
  let map: FlapMap
  /// The speed under which a release stands, pt/ms.
  let gate: Double
  /// Offsets at which a page ends, points.
  let edges: [Double]

  private let plot = (x: 64.0, y: 40.0, width: 640.0, height: 360.0)
  private var sheetHeight: Double { 480 }

  /// The whole file.
  var text: String {
    let height = sheetHeight * Double(map.sheets.count)
    let sheets = map.sheets.enumerated().map { index, sheet in
      """
      <g transform="translate(0 \(number(sheetHeight * Double(index))))">
      \(picture(sheet))
      </g>
      """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 744 \(number(height))" width="744" \
      height="\(number(height))" font-family="system-ui, sans-serif" font-size="12">
      <title>\(escaped(title))</title>
      <rect width="744" height="\(number(height))" fill="#fff"/>
      \(sheets.joined(separator: "\n"))
      </svg>

      """
  }

  private func picture(_ sheet: MapSheet) -> String {
    let frame = SheetFrame(sheet, x: plot.x, y: plot.y, width: plot.width, height: plot.height)
    return [
      "<text x=\"64\" y=\"24\" font-size=\"15\">\(escaped(title))\(conditions(sheet))</text>",
      FlapMapCells(sheet, in: frame).text,
      lines(frame), axes(frame), FlapMapLegend(sheet).text,
    ].joined(separator: "\n")
  }

  private func conditions(_ sheet: MapSheet) -> String {
    guard map.sheets.count > 1 else { return "" }
    var words = ["from \(number(sheet.conditions.start[sheet.conditions.axis])) pt"]
    if let hertz = sheet.conditions.hertz { words.append("\(number(hertz)) Hz") }
    if let phase = sheet.conditions.phase { words.append("\(number(phase)) of a frame") }
    return ", " + words.joined(separator: ", ")
  }

  /// The gate, and where pages end.
  private func lines(_ frame: SheetFrame) -> String {
    let gates = [-gate, gate].compactMap(frame.y(of:)).map { y in
      """
      <line x1="\(number(plot.x))" x2="\(number(plot.x + plot.width))" y1="\(number(y))" y2="\(number(y))" \
      stroke="#000" stroke-dasharray="4 3"><title>the gate, \(number(gate)) pt/ms</title></line>
      """
    }
    let pages = edges.compactMap { edge in frame.x(of: edge).map { (edge, $0) } }.map { edge, x in
      """
      <line x1="\(number(x))" x2="\(number(x))" y1="\(number(plot.y))" y2="\(number(plot.y + plot.height))" \
      stroke="#000" stroke-dasharray="1 3"><title>a page ends at \(number(edge)) pt</title></line>
      """
    }
    return (gates + pages).joined(separator: "\n")
  }

  private func axes(_ frame: SheetFrame) -> String {
    let bottom = plot.y + plot.height
    let x = frame.offsetTicks.compactMap { tick in frame.x(ofOffset: tick).map { (tick, $0) } }.map
    {
      """
      <text x="\(number($0.1))" y="\(number(bottom + 16))" text-anchor="middle">\(number($0.0))</text>
      """
    }
    let y = frame.velocityTicks.compactMap { tick in frame.y(of: tick).map { (tick, $0) } }.map {
      """
      <text x="\(number(plot.x - 6))" y="\(number($0.1 + 4))" text-anchor="end">\(number($0.0))</text>
      """
    }
    let names = """
      <text x="\(number(plot.x + plot.width / 2))" y="\(number(bottom + 34))" text-anchor="middle">\
      lifted, points from rest</text>
      <text transform="translate(18 \(number(plot.y + plot.height / 2))) rotate(-90)" text-anchor="middle">\
      velocity, pt/ms</text>
      <rect x="\(number(plot.x))" y="\(number(plot.y))" width="\(number(plot.width))" \
      height="\(number(plot.height))" fill="none" stroke="#000"/>
      """
    return (x + y + [names]).joined(separator: "\n")
  }

  private func number(_ value: Double) -> String { Numeral.rounded(value) }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
