import ReplayFormats

extension BadTouches {
  private static func table(_ rows: String, _ message: String) -> BadTouches {
    BadTouches(.csv, "t,phase,x,y\n\(rows)", message)
  }

  static let tables = [
    BadTouches(
      .csv, "time,phase,x\n",
      "f:1:1: no column is known as \"y\", but one must be named or mapped to it"),
    BadTouches(
      .csv, "a,b,c,d\n1,2,3,4\n",
      "f:1:1: no column is known as \"t\", but one must be named or mapped to it"),
    table("", "f:1:1: the file holds no touch, but must hold one at least"),
    table("0,began,1\n", "f:2:1: the number of fields is 3, but must be 4 as in the first line"),
    table(
      "0,began,1,1,1\n", "f:2:1: the number of fields is 5, but must be 4 as in the first line"),
    table("0,began,nan,1\n", "f:2:9: x is \"nan\", but must be a number"),
    table("0,began,1,inf\n", "f:2:11: y is \"inf\", but must be a number"),
    table("0,began,1e999,1\n", "f:2:9: x is \"1e999\", but must be a number"),
    table("0,began,1,\n", "f:2:11: y is \"\", but must be a number"),
    table("0,began,0x10,1\n", "f:2:9: x is \"0x10\", but must be a number"),
    table(
      "0,began,1e300,1\n1,ended,1,1\n",
      "f:2:1: its position is 1e+300, 1.0, but must be within ±1000000 points"),
    table("nan,began,1,1\n", "f:2:1: t is \"nan\", but must be a time in milliseconds"),
    table("-1,began,1,1\n", "f:2:1: t is \"-1\", but must be a time in milliseconds"),
    table("1e15,began,1,1\n", "f:2:1: t is \"1e15\", but must be a time in milliseconds"),
    table("12:00,began,1,1\n", "f:2:1: t is \"12:00\", but must be a time in milliseconds"),
    table(
      "0,pressed,1,1\n",
      "f:2:3: phase is \"pressed\", but must be \"began\", \"moved\", \"ended\" or \"cancelled\", "
        + "or what Android or the web calls them"),
    table(
      "0,0.5,1,1\n",
      "f:2:3: phase is \"0.5\", but must be \"began\", \"moved\", \"ended\" or \"cancelled\", "
        + "or what Android or the web calls them"),
    table("0,0,1,1\n1,7,1,1\n", "f:3:1: the phase is 7, but must be in 0…3"),
    table("0,0,1,1\n1,1,1,1\n2,1,1,1\n3,9,1,1\n", "f:5:1: the phase is 9, but must be in 0…4"),
    table("0,moved,1,1\n", "f:2:1: a touch is moved that never began"),
    table("0,ended,1,1\n", "f:2:1: a touch is ended that never began"),
    table(
      "0,began,1,1\n8,began,1,1\n", "f:3:1: a touch begins before the last one ended"),
    table("0,began,1,1\n8,moved,1,1\n", "f:3:1: the touch never ends"),
    table(
      "8.5,began,1,1\n8,moved,1,1\n9,ended,1,1\n",
      "f:3:1: the time is 0.5 ms before that of the touch before, but must not go back"),
    table(
      "0,began,1,1\n3600001,ended,1,1\n",
      "f:3:1: its time is 3600001.0 ms, but must be in 0.0…3600000.0 ms"),
    BadTouches(
      .csv,
      "t,phase,pointer,x,y\n"
        + (0...32).map { "0,down,\($0),0,0\n" }.joined(),
      "f:34:1: the number of fingers is 33, but must be at most 32"),
  ]

  static let values = [
    BadTouches(
      .ndjson, "[0,\"began\",1,1]\n[8,\"began\",1,1]",
      "f:2:1: a touch begins before the last one ended"),
    BadTouches(.ndjson, "[0,\"began\",1,1]\n[8,\"moved\",1,1]", "f:2:1: the touch never ends"),
    BadTouches(
      .ndjson, "[8,\"began\",1,1]\n[0,\"moved\",1,1]\n[9,\"ended\",1,1]",
      "f:2:1: the time is 8 ms before that of the touch before, but must not go back"),
    BadTouches(
      .ndjson, "[0,\"began\",-Infinity,1]",
      "f:1:12: the number is malformed, but must be digits as in -12.5e3, 1000 at most"),
    BadTouches(
      .ndjson, "{\"version\": 1, \"name\": \"a\", \"samples\": []}\n{\"version\": 1}",
      "f:2:1: $[1].name is missing, but must be given"),
    BadTouches(
      .json,
      "{\"version\": 1, \"name\": \"n\", \"samples\": [[0,\"began\",0,0],[1,\"began\",0,0]]}",
      "f:1:57: $.samples[1]: a touch begins before the last one ended"),
    BadTouches(.ndjson, "{\"t\": 0, \"x\": 1}", "f:1:1: $.y is missing, but must be given"),
    BadTouches(
      .ndjson, "{\"t\": 0, \"x\": 1, \"y\": 1}\n{\"t\": 8, \"x\": \"1\", \"y\": 1}",
      "f:2:15: $[1].x is \"1\", but must be a number"),
    BadTouches(
      .ndjson, "{\"t\": -8, \"x\": 1, \"y\": 1}",
      "f:1:7: $.t is -8, but must be a time in milliseconds"),
    BadTouches(.ndjson, "{\"t\": NaN, \"x\": 1}", "f:1:7: next is \"N\", but must be a value"),
    BadTouches(
      .ndjson, "{\"t\": 1, \"x\": 1e999}",
      "f:1:15: the number is 1e999, but must be within ±1.8e308"),
    BadTouches(
      .ndjson, "{\"t\": 1, \"x\": 1, \"y\"",
      "f:1:21: next is the end of the file, but must be \":\""),
    BadTouches(
      .ndjson, "{\"t\": 0, \"x\": 1, \"y\": 1, \"phase\": \"hover\"}",
      "f:1:35: $.phase is \"hover\", but must be \"began\", \"moved\", \"ended\" or \"cancelled\", "
        + "or what Android or the web calls them"),
    BadTouches(
      .ndjson, "{\"t\": 0, \"x\": 1, \"y\": 1, \"phase\": \"moved\"}",
      "f:1:1: a touch is moved that never began"),
    BadTouches(
      .ndjson, "{\"id\": \"a\", \"samples\": [[0, \"began\", 1]]}",
      "f:1:25: $.samples[0] has 3 elements, but their number must be 4"),
    BadTouches(
      .ndjson, "{\"id\": \"a\", \"samples\": []}",
      "f:1:1: the file holds no touch, but must hold one at least"),
    BadTouches(.ndjson, "[0, \"began\", 1, 1]\n7", "f:2:1: $[1] is 7, but must be an object"),
    BadTouches(
      .json, "{\"version\": 1}", "f:1:1: $.name is missing, but must be given"),
    BadTouches(
      .json, "{\"version\": 1, \"name\": \"n\", \"samples\": [[0,\"began\",0,0]]}",
      "f:1:41: $.samples[0]: the touch never ends"),
  ]
}
