import ReplayTuning
import ScrollPhysics
import ScrollReplay

/// Where a sheet's releases lie in a picture: offsets to the right, velocities upward, each with a cell of its own.
struct MapFrame {
  /// The picture's part that the cells fill.
  let plot: SVGFrame
  /// Offsets from rest, points.
  let offsets: PlotScale
  /// Velocities, pt/ms.
  let velocities: PlotScale
  /// A cell's width and height.
  let cell: (width: Double, height: Double)
  private let start: Double

  init(_ sheet: MapSheet, in plot: SVGFrame) {
    self.plot = plot
    let grid = sheet.grid
    cell = (plot.width / Double(grid.offsets.count), plot.height / Double(grid.velocities.count))
    offsets = PlotScale(
      values: grid.offsets.start...grid.offsets.end, start: plot.x + cell.width / 2,
      end: plot.x + plot.width - cell.width / 2)
    velocities = PlotScale(
      values: grid.velocities.start...grid.velocities.end,
      start: plot.y + plot.height - cell.height / 2, end: plot.y + cell.height / 2)
    start = sheet.conditions.start[sheet.conditions.axis]
  }

  /// Where an offset of the content lies; none beside the plot.
  func x(of offset: Double) -> Double? {
    let x = offsets.place(offset - start)
    return x >= plot.x && x <= plot.x + plot.width && offsets.isLong ? x : nil
  }

  /// Where a velocity lies; none above or below the plot.
  func y(of velocity: Double) -> Double? {
    let y = velocities.place(velocity)
    return y >= plot.y && y <= plot.y + plot.height && velocities.isLong ? y : nil
  }
}

extension PlotScale {
  /// Whether there is more than one value on it.
  fileprivate var isLong: Bool { values.lowerBound < values.upperBound }
}
