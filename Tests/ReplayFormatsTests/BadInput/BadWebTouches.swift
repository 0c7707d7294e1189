import ReplayFormats

extension BadTouches {
  private static func actions(_ actions: String, _ message: String) -> BadTouches {
    BadTouches(
      .webdriver, "[{\"type\": \"pointer\", \"id\": \"f\", \"actions\": [\n\(actions)]}]", message)
  }

  static let webDriver = [
    BadTouches(.webdriver, "{\"actions\": 1}", "f:1:13: $.actions is 1, but must be an array"),
    BadTouches(
      .webdriver, "{\"actions\": [{\"type\": \"pointer\"}]}",
      "f:1:14: $.actions[0].actions is missing, but must be given"),
    BadTouches(
      .webdriver, "{\"actions\": []}", "f:1:1: the file holds no touch, but must hold one at least"),
    actions("7", "f:2:1: $[0].actions[0] is 7, but must be an object"),
    actions("{\"duration\": 3}", "f:2:1: $[0].actions[0].type is missing, but must be given"),
    actions(
      "{\"type\": \"press\"}",
      "f:2:10: $[0].actions[0].type is \"press\", but must be \"pause\", \"pointerDown\", "
        + "\"pointerMove\", \"pointerUp\" or \"pointerCancel\""),
    actions(
      "{\"type\": \"pause\", \"duration\": -1}",
      "f:2:31: $[0].actions[0].duration is -1, but must be a number of milliseconds, an hour at most"
    ),
    actions(
      "{\"type\": \"pause\", \"duration\": 1e99}",
      "f:2:31: $[0].actions[0].duration is 1e99, but must be a number of milliseconds, an hour at most"
    ),
    actions(
      "{\"type\": \"pointerMove\", \"x\": 1}",
      "f:2:1: $[0].actions[0].y is missing, but must be given"),
    actions(
      "{\"type\": \"pointerMove\", \"x\": 1, \"y\": 1, \"origin\": {\"element\": \"e\"}}",
      "f:2:51: $[0].actions[0].origin is an object, but must be \"viewport\" or \"pointer\": "
        + "elements are not known"),
    actions("{\"type\": \"pointerUp\"}", "f:2:1: a touch is ended that never began"),
    actions(
      "{\"type\": \"pointerDown\"},\n{\"type\": \"pointerDown\"}",
      "f:3:1: a touch begins before the last one ended"),
    actions(
      "{\"type\": \"pointerDown\"},\n{\"type\": \"pause\", \"duration\": 9}",
      "f:2:1: the touch never ends"),
    actions(
      "{\"type\": \"pause\", \"duration\": 3600000},\n{\"type\": \"pause\", \"duration\": 1}",
      "f:3:1: the actions take more than an hour, but must take less"),
    BadTouches(
      .webdriver,
      "["
        + (0...32).map { _ in "{\"type\": \"key\", \"actions\": []}" }.joined(separator: ",\n")
        + "]",
      "f:33:1: $[32] is one source too many, but there must be at most 32"),
    actions(
      "{\"type\": \"pointerMove\", \"x\": Infinity, \"y\": 1}",
      "f:2:30: next is \"I\", but must be a value"),
    actions(
      "{\"type\": \"pointerMove\", \"x\": 1e300, \"y\": 1},\n{\"type\": \"pointerDown\"},\n"
        + "{\"type\": \"pointerUp\"}",
      "f:3:1: its position is 1e+300, 1.0, but must be within ±1000000 points"),
    BadTouches(
      .webdriver,
      "["
        + (0...32).map { _ in "{\"type\": \"pointer\", \"actions\": []}" }.joined(separator: ",\n")
        + "]",
      "f:33:1: $[32] is one pointer too many, but there must be at most 32"),
  ]

  private static func dispatch(_ params: String, _ message: String) -> BadTouches {
    BadTouches(
      .devtools, "{\"method\": \"Input.dispatchTouchEvent\", \"params\":\n{\(params)}}", message)
  }

  static let devTools = [
    BadTouches(
      .devtools,
      [("touchStart", "2", "{\"x\": 1, \"y\": 1}"), ("touchEnd", "1.999", "")].map {
        "{\"method\": \"Input.dispatchTouchEvent\", \"params\": {\"type\": \"\($0.0)\", "
          + "\"timestamp\": \($0.1), \"touchPoints\": [\($0.2)]}}"
      }.joined(separator: "\n"),
      "f:2:50: the time is 1 ms before that of the touch before, but must not go back"),
    dispatch(
      "\"type\": \"touchStart\", \"timestamp\": 1e12, \"touchPoints\": []",
      "f:2:37: $.params.timestamp is 1e12, but must be a time in seconds"),
    dispatch(
      "\"type\": \"touchStart\", \"timestamp\": 1, \"touchPoints\": [{\"x\": NaN, \"y\": 1}]",
      "f:2:62: next is \"N\", but must be a value"),
    BadTouches(
      .devtools, "{\"method\": \"Page.enable\"}",
      "f:1:1: the file holds no touch, but must hold one at least"),
    BadTouches(
      .devtools, "{\"method\": \"Input.dispatchTouchEvent\"}",
      "f:1:1: $.params is missing, but must be given"),
    dispatch(
      "\"type\": \"touchstart\"",
      "f:2:10: $.params.type is \"touchstart\", but must be \"touchStart\", \"touchMove\", "
        + "\"touchEnd\" or \"touchCancel\""),
    dispatch(
      "\"type\": \"touchStart\", \"touchPoints\": [{\"x\": 1, \"y\": 1}]",
      "f:2:1: $.params.timestamp is missing, but must be given"),
    dispatch(
      "\"type\": \"touchStart\", \"timestamp\": \"1\", \"touchPoints\": []",
      "f:2:37: $.params.timestamp is \"1\", but must be a time in seconds"),
    dispatch(
      "\"type\": \"touchStart\", \"timestamp\": 1, \"touchPoints\": [{\"x\": 1, \"y\": null}]",
      "f:2:70: $.params.touchPoints[0].y is null, but must be a number"),
    dispatch(
      "\"type\": \"touchStart\", \"timestamp\": 1, \"touchPoints\": [{\"x\": 1, \"y\": 1, \"id\": 1}, "
        + "{\"x\": 2, \"y\": 1, \"id\": 1}]",
      "f:2:83: $.params.touchPoints[1].id is 1 as another's, but must be its own"),
    dispatch(
      "\"type\": \"touchStart\", \"timestamp\": 1, \"touchPoints\": [{\"x\": 1, \"y\": 1}]",
      "f:2:1: the touch never ends"),
    dispatch(
      "\"type\": \"touchStart\", \"timestamp\": 1, \"touchPoints\": [{\"x\": 1",
      "f:2:64: next is \"}\", but must be \",\" or \"]\""),
  ]

  private static func web(_ events: String, _ message: String) -> BadTouches {
    BadTouches(.rrweb, "{\"events\": [\n\(events)]}", message)
  }

  private static func touch(_ type: Int, _ time: Int) -> String {
    "{\"type\": 3, \"data\": {\"source\": 2, \"type\": \(type), \"x\": 1, \"y\": 1}, \"timestamp\": \(time)}"
  }

  static let rrweb = [
    web("", "f:1:1: the file holds no touch, but must hold one at least"),
    web("[]", "f:2:1: $.events[0] is an array, but must be an object"),
    web("{\"type\": 3}", "f:2:1: $.events[0].timestamp is missing, but must be given"),
    web(
      "{\"type\": 3, \"timestamp\": -5}",
      "f:2:26: $.events[0].timestamp is -5, but must be a time in milliseconds"),
    web(
      "{\"type\": 3, \"timestamp\": 5, \"data\": 1}",
      "f:2:37: $.events[0].data is 1, but must be an object"),
    web(touch(9, 5), "f:2:21: a touch is ended that never began"),
    web(touch(7, 5), "f:2:21: the touch never ends"),
    web(
      touch(7, 5) + ",\n" + touch(7, 6), "f:3:21: a touch begins before the last one ended"),
    web(
      "{\"type\": 3, \"data\": {\"source\": 6, \"positions\": [{\"x\": 1, \"y\": 1, \"timeOffset\": 1e9}]},"
        + " \"timestamp\": 5}",
      "f:2:80: $.events[0].data.positions[0].timeOffset is 1e9, but must be a number of "
        + "milliseconds, an hour at most"),
  ]
}
