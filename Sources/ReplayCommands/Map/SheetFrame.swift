import ReplayTuning
import ScrollPhysics
import ScrollReplay

/// Where a sheet's releases lie in a picture.
struct SheetFrame {
  private let sheet: MapSheet
  private let left: Double
  private let top: Double
  private let width: Double
  private let height: Double

  init(_ sheet: MapSheet, x: Double, y: Double, width: Double, height: Double) {
    self.sheet = sheet
    left = x
    top = y
    self.width = width
    self.height = height
  }

  /// A cell's size.
  var cell: (width: Double, height: Double) {
    (width / Double(sheet.grid.offsets.count), height / Double(sheet.grid.velocities.count))
  }

  /// The left edge of an offset's column.
  func left(of row: Int) -> Double { left + Double(row) * cell.width }

  /// The upper edge of a velocity's line.
  func top(of column: Int) -> Double {
    top + height - Double(column + 1) * cell.height
  }

  /// Where an offset of the content lies; none beside the picture.
  func x(of offset: Double) -> Double? {
    x(ofOffset: offset - sheet.conditions.start[sheet.conditions.axis])
  }

  /// Where an offset from rest lies.
  func x(ofOffset offset: Double) -> Double? {
    share(of: offset, in: sheet.grid.offsets).map { left + $0 * width }
  }

  /// Where a velocity lies.
  func y(of velocity: Double) -> Double? {
    share(of: velocity, in: sheet.grid.velocities).map { top + height * (1 - $0) }
  }

  /// Round numbers along the offsets.
  var offsetTicks: [Double] { ticks(sheet.grid.offsets) }

  /// Round numbers along the velocities.
  var velocityTicks: [Double] { ticks(sheet.grid.velocities) }

  /// How far along the steps a value lies, where each has a cell of its own around it.
  private func share(of value: Double, in steps: ReleaseGrid.Steps) -> Double? {
    guard steps.count > 1 else { return value == steps.start ? 0.5 : nil }
    let place = (value - steps.start) / (steps.end - steps.start) * Double(steps.count - 1)
    let share = (place + 0.5) / Double(steps.count)
    return share >= 0 && share <= 1 ? share : nil
  }

  private func ticks(_ steps: ReleaseGrid.Steps) -> [Double] {
    guard steps.count > 1 else { return [steps.start] }
    var unit = 1e-4
    let factors = [2.0, 2.5, 2]
    var next = 0
    while (steps.end - steps.start) / unit > 9 {
      unit *= factors[next % 3]
      next += 1
    }
    let first = (steps.start / unit).rounded(.up)
    let last = (steps.end / unit).rounded(.down)
    return stride(from: first, through: last, by: 1).map { $0 * unit }
  }
}
