import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// What the engine's frames would be if someone wrote them out for one carousel: the same arithmetic and the same
/// bytes, but no states, no callbacks, no limits, no choice of law.
struct HandWrittenFlight {
  let carousel: FlightCarousel
  let columns: ColumnStorage

  /// Flies along the carousel from its start at `velocity`, until it stops or there is no room left.
  ///
  /// - Parameter target: where it heads; only stored.
  func fly(velocity: Double, target: Vector) {
    let step = carousel.decay.step(over: carousel.period)
    let grid = PixelGrid.threefold
    let (loss, perPitch) = (1 - carousel.minimumScale, 1 / carousel.pitch)
    var (x, vx, y, vy) = (0.0, velocity, opaque(0.0), opaque(0.0))
    var (frame, cell) = (0, 0)
    var (shown, isFlying) = (Vector.zero, true)
    while isFlying, frame < columns.capacity {
      if frame > 0 {
        x += vx * step.reach
        vx *= step.remaining
        y += vy * step.reach
        vy *= step.remaining
      }
      isFlying = vx * vx + vy * vy >= 0.01 * 0.01
      let offset = Vector(x: grid.round(x), y: grid.round(y))
      var events: EventSet = offset == shown ? [] : [.didScroll, .layoutPass]
      if frame == 0 { events = HandWrittenFlight.releaseEvents }
      if !isFlying { events.insert(.didEndDecelerating) }
      shown = offset
      columns.times[frame] = Int64(Double(frame) * carousel.period * 1e6 + 0.5)
      columns.phases[frame] = isFlying ? .decelerating : .idle
      columns.offsets[frame] = offset
      columns.modelOffsets[frame] = offset
      columns.velocities[frame] = isFlying ? Vector(x: vx, y: vy) : .zero
      columns.targets[frame] = isFlying ? target : offset
      columns.events[frame] = events
      let middle = offset.x + carousel.viewport.width / 2
      var item = max(0, Int((offset.x + carousel.spacing) * perPitch))
      while item < carousel.count,
        Double(item) * carousel.pitch < offset.x + carousel.viewport.width
      {
        let center = Double(item) * carousel.pitch + carousel.item.width / 2
        columns.cells[cell] = LayoutAttributes(
          element: .cell(section: 0, item: item),
          center: Vector(x: center, y: carousel.item.height / 2), size: carousel.item,
          transform: .scale(1 - loss * min((center - middle).magnitude * perPitch, 1)))
        item += 1
        cell += 1
      }
      columns.ends[frame] = Int32(cell)
      frame += 1
    }
    columns.count = frame
  }

  private static let releaseEvents: EventSet = [
    .touch, .willEndDragging, .didEndDragging, .willBeginDecelerating, .layoutPass,
  ]
}
