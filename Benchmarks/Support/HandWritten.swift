import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// What the engine's frame would be if someone wrote it out for one carousel: the same arithmetic and the same
/// bytes stored, no states, no callbacks, no choice of law.
final class HandWritten {
  private let frames: Int
  private let times: UnsafeMutablePointer<Int64>
  private let phases: UnsafeMutablePointer<ScrollPhase>
  private let offsets: UnsafeMutablePointer<Vector>
  private let modelOffsets: UnsafeMutablePointer<Vector>
  private let velocities: UnsafeMutablePointer<Vector>
  private let targets: UnsafeMutablePointer<Vector>
  private let events: UnsafeMutablePointer<EventSet>
  private let ends: UnsafeMutablePointer<Int32>
  private let cells: UnsafeMutablePointer<LayoutAttributes>

  init(frames: Int) {
    self.frames = frames
    times = .allocate(capacity: frames)
    phases = .allocate(capacity: frames)
    offsets = .allocate(capacity: frames)
    modelOffsets = .allocate(capacity: frames)
    velocities = .allocate(capacity: frames)
    targets = .allocate(capacity: frames)
    events = .allocate(capacity: frames)
    ends = .allocate(capacity: frames)
    cells = .allocate(capacity: frames * 4)
  }

  deinit {
    times.deallocate()
    phases.deallocate()
    offsets.deallocate()
    modelOffsets.deallocate()
    velocities.deallocate()
    targets.deallocate()
    events.deallocate()
    ends.deallocate()
    cells.deallocate()
  }

  /// Flies along `carousel` from `x` at `velocity` until it stops.
  ///
  /// - Returns: how many frames it took, and the last offset.
  func fly(_ carousel: FlightCarousel, from x: Double, velocity: Double) -> (Int, Double) {
    let step = carousel.decay.step(over: carousel.period)
    let grid = PixelGrid.threefold
    var (x, vx, y, vy) = (x, velocity, opaque(0.0), opaque(0.0))
    var (frame, cell) = (0, 0)
    while frame < frames {
      x += vx * step.reach
      vx *= step.remaining
      y += vy * step.reach
      vy *= step.remaining
      let stops = vx * vx + vy * vy < 0.0001
      let offset = Vector(x: grid.round(x), y: grid.round(y))
      times[frame] = Int64(Double(frame) * carousel.period * 1e6 + 0.5)
      phases[frame] = .decelerating
      offsets[frame] = offset
      modelOffsets[frame] = offset
      velocities[frame] = Vector(x: vx, y: vy)
      targets[frame] = offset
      events[frame] = .didScroll
      let middle = offset.x + carousel.width / 2
      var item = max(0, Int((offset.x + carousel.spacing) / carousel.pitch))
      while item < carousel.count, Double(item) * carousel.pitch < offset.x + carousel.width {
        let center = Double(item) * carousel.pitch + carousel.item / 2
        let share = min((center - middle).magnitude / carousel.pitch, 1)
        cells[cell] = LayoutAttributes(
          element: .cell(section: 0, item: item),
          center: Vector(x: center, y: carousel.height / 2),
          size: Extent(width: carousel.item, height: carousel.height),
          transform: .scale(1 - 0.3 * share))
        item += 1
        cell += 1
      }
      ends[frame] = Int32(cell)
      frame += 1
      if stops { break }
    }
    return (frame, offsets[frame - 1].x)
  }
}

/// The carousel of the frame benchmarks: three cells in sight, long enough for a long flight.
struct FlightCarousel {
  let width = 375.0
  let height = 150.0
  let item = 150.0
  let spacing = 10.0
  let count = 400
  let period = 1000.0 / 120
  let decay: Decay

  init() throws(PhysicsError) { decay = try Decay(factor: 0.9995) }

  var pitch: Double { item + spacing }

  /// The same for the engine.
  var scenario: Scenario {
    var section = FlowSection(items: .fixed(Extent(width: item, height: height), count: count))
    section.minimumLineSpacing = spacing
    var scenario = Scenario(
      name: "flight", viewport: Extent(width: width, height: height),
      layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
    scenario.traits.decelerationRate = .exact(decay)
    scenario.effects = [.scale(minimum: 0.7)]
    scenario.clock = .onehundredtwenty
    return scenario
  }
}
