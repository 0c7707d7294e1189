import ScrollPhysics
import ScrollReplay

extension Recording {
  /// When a frame was shown, milliseconds.
  func milliseconds(_ frame: Int) -> Double {
    times.indices.contains(frame) ? Double(times[frame]) / 1e6 : 0
  }

  /// When the last frame was shown, milliseconds.
  var duration: Double { milliseconds(count - 1) }

  /// A little before the content first moves, milliseconds: pictures start there.
  func motionStart(end: Double) -> Double {
    let axis = mainAxis
    let moved = offsets.firstIndex { $0[axis] != offsets[0][axis] } ?? 0
    let time = milliseconds(moved)
    return max(0, time - max(50, (end - time) * 0.15))
  }

  /// Runs of frames in which the view does the same.
  var phaseRuns: [(phase: ScrollPhase, frames: Range<Int>)] {
    var runs: [(phase: ScrollPhase, frames: Range<Int>)] = []
    for (frame, phase) in phases.enumerated() {
      if let last = runs.indices.last, runs[last].phase == phase {
        runs[last].frames = runs[last].frames.lowerBound..<frame + 1
      } else {
        runs.append((phase, frame..<frame + 1))
      }
    }
    return runs
  }
}
