/// One `UIView.animate`: when it began, and who waits for its end.
///
/// Whoever animates something in the block tells `begin()`, and `cut()` where that ends before its time. The
/// completion comes at the block's end, or as soon as all of it was cut; where nothing was animated, in the next turn.
@MainActor
class AnimationBlock {
  /// When it began, nanoseconds.
  var start: Int64
  /// Whether fingers reach the views meanwhile.
  let allowsTouches: Bool
  /// How often everything is done.
  let cycles: Double
  /// Whether every time goes back too.
  let isBackAndForth: Bool
  private var completions: [(Bool) -> Void] = []
  private var running = 0
  private var isCut = false
  private var isOver = false
  private var job: Agenda.Job?
  private var layers: [WeakLayer] = []

  init(
    start: Int64, allowsTouches: Bool = false, cycles: Double = 1, isBackAndForth: Bool = false,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.start = start
    self.allowsTouches = allowsTouches
    self.cycles = cycles
    self.isBackAndForth = isBackAndForth
    if let completion { completions = [completion] }
  }

  /// Something is animated in the block.
  func begin() { running += 1 }

  /// A layer's property is animated in the block.
  func begin(_ layer: CALayer) {
    running += 1
    if !layers.contains(where: { $0.layer === layer }) { layers.append(WeakLayer(layer: layer)) }
  }

  /// Something that was begun stands for nothing any more: the block has set it anew.
  func takeBack() { running -= 1 }

  /// Something of the block has ended before its time.
  func cut() {
    running -= 1
    isCut = true
    guard running == 0, !isOver, let job else { return }
    Scene.current.agenda.cancel(job)
    Scene.current.later { self.finish(false) }
  }

  /// What is left of a way at `time`, negative: from −1 to 0.
  func rest(of animation: ViewAnimation, at time: Int64) -> Double {
    animation.rest(
      after: Double(time - start) / 1e6, cycles: cycles, isBackAndForth: isBackAndForth)
  }

  /// Waits for the end, `length` milliseconds after the start; endless ones are not waited for.
  func close(after length: Double) {
    let scene = Scene.current
    guard running > 0 else {
      scene.later { self.finish(true) }
      return
    }
    let whole = length * cycles * (isBackAndForth ? 2 : 1)
    guard whole < .infinity else { return }
    let end = start.advanced(bySeconds: whole / 1000)
    scene.noteEnd(end)
    job = scene.agenda.add(at: end) { self.finish(!self.isCut) }
  }

  private func finish(_ isFinished: Bool) {
    guard !isOver else { return }
    isOver = true
    for entry in layers { entry.layer?.motions.removeAll { $0.animation.block === self } }
    layers = []
    for completion in completions { completion(isFinished) }
    completions = []
  }
}

/// A layer that is not kept.
private struct WeakLayer {
  weak var layer: CALayer?
}
