import ScrollPhysics
import ScrollReplay

/// Reads Appetize's recorded swipes: a point, and moves from it with their times in milliseconds.
struct AppetizeSwipes {
  /// Adds every swipe to a log; other actions are passed over.
  func read(_ root: JSONValue, into log: inout TouchLog) throws(FormatError) {
    for value in root.values {
      var action = try value.object()
      guard let list = action.optional("moves") else { continue }
      var start = try action.required("coordinates").object()
      let origin = log.point(
        try start.required("x").number(), try start.required("y").number())
      let moves = Array(try list.array())
      guard moves.count >= 2 else {
        throw list.fail(
          "\(list.jsonPath) has \(moves.count.counted("element")), but must have two at least")
      }
      log.beginGesture()
      for (index, value) in moves.enumerated() {
        var move = try value.object()
        let distance = log.point(
          try move.required("x").number(), try move.required("y").number())
        let time = try move.required("t").nanoseconds(log.options.timeUnit ?? .milliseconds)
        let phase: TouchPhase =
          index == 0 ? .began : index == moves.count - 1 ? .ended : .moved
        try log.append(FingerEvent(phase, at: time, origin + distance, offset: value.offset))
      }
    }
  }
}
