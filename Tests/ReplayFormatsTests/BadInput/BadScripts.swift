import ReplayFormats
import ScrollPhysics

extension BadTouches {
  static let scripts = [
    BadTouches(
      .adb, "input swipe 1 2 3\n",
      "f:1:7: the swipe has 3 numbers, but must have two points and at most a duration"),
    BadTouches(.adb, "input swipe 1 2 3 nan 5\n", "f:1:19: y is \"nan\", but must be a number"),
    BadTouches(
      .adb, "input swipe 1 2 3 4 -5\n",
      "f:1:21: the duration is \"-5\", but must be a number of milliseconds, an hour at most"),
    BadTouches(
      .adb, "input swipe 1 2 3 4 1e999\n",
      "f:1:21: the duration is \"1e999\", but must be a number of milliseconds, an hour at most"),
    BadTouches(
      .adb, "input motionevent DOWN 1\n",
      "f:1:7: the event has 2 words, but must have an action and a point"),
    BadTouches(
      .adb, "input motionevent HOVER 1 2\n",
      "f:1:19: the action is \"HOVER\", but must be DOWN, MOVE, UP or CANCEL"),
    BadTouches(.adb, "input motionevent UP 1 2\n", "f:1:7: a touch is ended that never began"),
    BadTouches(.adb, "input motionevent DOWN 1 2\n", "f:1:7: the touch never ends"),
    BadTouches(
      .adb, "input motionevent DOWN 1 2\ninput motionevent DOWN 1 2\n",
      "f:2:7: a touch begins before the last one ended"),
    BadTouches(
      .adb, "input motionevent DOWN 1 2\ninput swipe 1 2 3 4\n",
      "f:2:7: a touch begins before the last one ended"),
    BadTouches(
      .adb, "input motionevent DOWN 1 2\nsleep 1h\ninput motionevent UP 1 2\n",
      "f:2:7: the pause is \"1h\", but must be a number of seconds, an hour at most"),
    BadTouches(
      .adb, String(repeating: "input swipe 1 2 3 4 3600000\n", count: 3),
      "f:3:7: the file has more than 1000000 samples, but must have at most that"),
    BadTouches(
      .maestro, "- swipe:\n    start: 1, 2\n",
      "f:1:1: the swipe has neither a direction nor both ends, but must have one of them"),
    BadTouches(
      .maestro, "- swipe:\n    start: 50, 2%\n    end: 1%, 2%\n",
      "f:2:12: start is \"50, 2%\", but must be a point as in \"50%, 90%\" or \"180, 700\""),
    BadTouches(
      .maestro, "- swipe:\n    start: 50%\n    end: 1%, 2%\n",
      "f:2:12: start is \"50%\", but must be a point as in \"50%, 90%\" or \"180, 700\""),
    BadTouches(
      .maestro, "- swipe: {start: \"nan, 1\", end: \"1, 2\"}\n",
      "f:1:19: x is \"nan\", but must be a number"),
    BadTouches(
      .maestro, "- swipe: {start: \"1e300, 1\", end: \"1, 2\", duration: 0}\n",
      "f:1:1: its position is 1e+300, 1.0, but must be within ±1000000 points"),
    BadTouches(
      .maestro, "- swipe: {start: \"1, 1\", end: \"1, 2\", duration: -5}\n",
      "f:1:49: duration is \"-5\", but must be a number of milliseconds, an hour at most"),
    BadTouches(
      .maestro, "- swipe: {start: \"1, b\", end: \"1, 2\"}\n",
      "f:1:22: y is \"b\", but must be a number"),
    BadTouches(
      .maestro, "- swipe:\n    direction: NORTH\n",
      "f:2:16: direction is \"NORTH\", but must be UP, DOWN, LEFT or RIGHT"),
    BadTouches(
      .maestro, "- swipe:\n    direction: UP\n    duration: fast\n",
      "f:3:15: duration is \"fast\", but must be a number of milliseconds, an hour at most"),
    BadTouches(
      .maestro, "- swipe:\n    direction: UP\n    from:\n      id: card\n",
      "f:3:10: the swipe is from an element, but must be between points or in a direction"),
  ]

  private static func flutter(_ events: String..., message: String) -> BadTouches {
    BadTouches(.flutter, "[{\"events\": [\n\(events.joined(separator: ",\n"))]}]", message)
  }

  private static func pointer(_ type: String, _ time: String, x: String = "1") -> String {
    "{\"type\": \"Pointer\(type)Event\", \"timeStampUs\": \(time), \"position\": [\(x), 2]}"
  }

  static let pointers = [
    flutter(pointer("Move", "5"), message: "f:2:1: a touch is moved that never began"),
    flutter(
      pointer("Down", "5"), pointer("Down", "6"),
      message: "f:3:1: a touch begins before the last one ended"),
    flutter(pointer("Down", "5"), pointer("Move", "6"), message: "f:3:1: the touch never ends"),
    flutter(
      pointer("Down", "5000"), pointer("Up", "4500"),
      message: "f:3:1: the time is 0.5 ms before that of the touch before, but must not go back"),
    flutter(
      pointer("Down", "-1"),
      message:
        "f:2:45: $[0].events[0].timeStampUs is -1, but must be a time in microseconds"),
    flutter(pointer("Down", "0", x: "NaN"), message: "f:2:61: next is \"N\", but must be a value"),
    flutter(
      pointer("Down", "0", x: "1e7"), pointer("Up", "1"),
      message: "f:2:1: its position is 10000000.0, 2.0, but must be within ±1000000 points"),
  ]

  private static func instant(_ what: String, _ time: String) -> String {
    "{\"name\": \"touch \(what)\", \"ts\": \(time), \"args\": {\"x\": 1, \"y\": 2}}"
  }

  private static func trace(_ events: String..., message: String) -> BadTouches {
    BadTouches(.trace, "{\"traceEvents\": [\n\(events.joined(separator: ",\n"))]}", message)
  }

  static let traces = [
    BadTouches(.trace, "{\"traceEvents\": 1}", "f:1:17: $.traceEvents is 1, but must be an array"),
    trace("", message: "f:1:1: the file holds no touch, but must hold one at least"),
    trace("7", message: "f:2:1: $.traceEvents[0] is 7, but must be an object"),
    trace(
      instant("began", "1"), instant("hovered", "2"),
      message:
        "f:3:10: $.traceEvents[1].name is \"touch hovered\", but must be \"touch \" and what "
        + "the finger did, as in \"touch moved\""),
    trace(
      "{\"name\": \"touch began\"}",
      message: "f:2:1: $.traceEvents[0].ts is missing, but must be given"),
    trace(
      "{\"name\": \"touch began\", \"ts\": 1}",
      message: "f:2:1: $.traceEvents[0].args is missing, but must be given"),
    trace(
      instant("began", "-1"),
      message: "f:2:31: $.traceEvents[0].ts is -1, but must be a time in microseconds"),
    trace(instant("moved", "1"), message: "f:2:1: a touch is moved that never began"),
    trace(instant("began", "1"), message: "f:2:1: the touch never ends"),
    trace(
      instant("began", "1"), instant("began", "2"),
      message: "f:3:1: a touch begins before the last one ended"),
    trace(
      instant("began", "2"), instant("ended", "1.5"),
      message: "f:3:1: the time is 0.0005 ms before that of the touch before, but must not go back"),
  ]

  static let others = [
    BadTouches(
      .appetize, "{\"moves\": []}", "f:1:1: $.coordinates is missing, but must be given"),
    BadTouches(
      .appetize, "{\"coordinates\": {\"x\": 1, \"y\": 1}, \"moves\": [1]}",
      "f:1:44: $.moves has 1 element, but must have two at least"),
    BadTouches(
      .appetize,
      "{\"coordinates\": {\"x\": 1, \"y\": 1}, \"moves\": [{\"x\":0,\"y\":0,\"t\":9},\n{\"x\":0,\"y\":0,\"t\":8}]}",
      "f:2:1: the time is 1 ms before that of the touch before, but must not go back"),
    BadTouches(
      .flutter, "[{\"timeDelayMs\": 0, \"events\": [{}]}]",
      "f:1:32: $[0].events[0].type is missing, but must be given"),
    BadTouches(
      .flutter,
      "[{\"events\": [{\"type\": \"PointerDownEvent\", \"timeStampUs\": 0, \"position\": [1]}]}]",
      "f:1:73: $[0].events[0].position has 1 element, but their number must be 2"),
    BadTouches(
      .monkey, "DispatchPointer(1,2,0,5\n",
      "f:1:1: the event is open, but must end with a parenthesis"),
    BadTouches(
      .monkey, "DispatchPointer(1,2,0)\n",
      "f:1:1: the event has 3 numbers, but must have two times, an action and a point"),
    BadTouches(
      .monkey, "DispatchPointer(1,2,9,5,5)\n",
      "f:1:21: the action is \"9\", but must be a whole number in 0…3"),
    BadTouches(
      .monkey, "DispatchPointer(1,2,2,5,5)\n", "f:1:1: a touch is moved that never began"),
    BadTouches(
      .monkey, "DispatchPointer(1,2,0,5,5)\nDispatchPointer(1,3,0,5,5)\n",
      "f:2:1: a touch begins before the last one ended"),
    BadTouches(
      .monkey, "DispatchPointer(1,2,0,5,5)\nDispatchPointer(1,1,1,5,5)\n",
      "f:2:1: the time is 1 ms before that of the touch before, but must not go back"),
    BadTouches(
      .monkey, "DispatchPointer(1,2,0,nan,5)\n", "f:1:23: x is \"nan\", but must be a number"),
    BadTouches(
      .monkey, "DispatchPointer(1,1e300,0,5,5)\n",
      "f:1:19: the time is \"1e300\", but must be a time in milliseconds"),
    BadTouches(
      .appetize,
      "{\"coordinates\": {\"x\": 1, \"y\": 1}, \"moves\": [{\"x\": NaN}, 1]}",
      "f:1:51: next is \"N\", but must be a value"),
    BadTouches(
      .monkey, "DispatchPointer(1,2,0,5,5)\nDispatchPointer(1,9,2,5,5)\n",
      "f:2:1: the touch never ends"),
  ]

  /// Percents of a screen that nobody gave.
  static let withoutScreen = BadInput(
    "- swipe:\n    start: 50%, 90%\n    end: 50%, 10%\n",
    "f:2:12: start is \"50%, 90%\", of a screen that must be given as the viewport")
}
