import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A scroll view whose app is a closure: for hooks that no scenario has.
struct HookedView {
  var view: SimulatedScrollView
  var hear: (ScrollEvent, inout SimulatedScrollView) -> Void

  /// Releases at `offset` with `reading` along x and records to rest, or for so many frames.
  func release(at offset: Double, reading: Double, frames: Int = 600) -> Recording {
    var view = view
    var recording = Recording(
      header: RecordingHeader(
        scenario: "hooked", gesture: "release", viewport: view.boundsSize, grid: view.grid,
        traits: view.traits, snapping: nil))
    view.beginDrag(at: Vector(x: offset, y: 0), reading: Vector(x: reading, y: 0))
    for index in 0..<frames where index < 2 || view.phase != .idle {
      var events: EventSet = []
      let time = Int64(index) * 16_666_667
      if index == 0 {
        view.deliver(TouchSample(time: time, phase: .ended, position: .zero))
        listen(&view, &events)
        events.insert(.touch)
        if var release = view.lastRelease {
          release.frame = 0
          recording.releases.append(release)
        }
      }
      let period = 1000.0 / 60
      view.advance(to: Frame(time: time, duration: index == 0 ? 0 : period, period: period))
      listen(&view, &events)
      recording.append(
        RecordedFrame(
          time: time, phase: view.phase, offset: view.presentedOffset,
          modelOffset: view.contentOffset, velocity: view.velocity, target: view.heading,
          events: events))
      recording.endFrame()
    }
    return recording
  }

  private func listen(_ view: inout SimulatedScrollView, _ events: inout EventSet) {
    while let event = view.nextEvent() {
      events.insert(EventSet(event))
      hear(event, &view)
    }
  }
}
