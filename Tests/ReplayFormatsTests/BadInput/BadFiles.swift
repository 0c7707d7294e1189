import ReplayFormats

extension BadTouches {
  /// What no format is.
  static let files: [BadInput] = [
    BadInput("", "f:1:1: the file is empty, but must hold touches"),
    BadInput(" \n\t\n", "f:1:1: the file is empty, but must hold touches"),
    BadInput("\u{FEFF}", "f:1:1: the file is empty, but must hold touches"),
    BadInput(Array("t,x\n\u{0}".utf8), "f:2:1: the file has a zero byte, but must be text"),
    BadInput(
      [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], "f:1:8: the file has a zero byte, but must be text"),
    BadInput([0x89, 0x50, 0x4E, 0x47], "f:1:1: the text is not UTF-8, but must be"),
    BadInput([0xFF, 0xFE, 0x74, 0x00], "f:1:1: the file is UTF-16, but must be UTF-8"),
    BadInput([0xFE, 0xFF, 0x00, 0x74], "f:1:1: the file is UTF-16, but must be UTF-8"),
    BadInput(Array("t,x,y\n0,".utf8) + [0xE9], "f:2:3: the text is not UTF-8, but must be"),
    BadInput(
      "hello\n",
      "f:1:1: the format is not recognised, but must be one of json, csv, ndjson, webdriver, "
        + "getevent, devtools, rrweb, adb, maestro, appetize, flutter, libinput, monkey, trace"),
    BadInput("{\"a\": 1}\n", unknown),
    BadInput("[]", unknown),
    BadInput("[1, 2]", unknown),
    BadInput(
      String(repeating: "[", count: 100),
      "f:1:65: the value is 65 levels deep, but must be at most 64"),
    BadInput(
      String(repeating: "{\"a\":", count: 100),
      "f:1:321: the value is 65 levels deep, but must be at most 64"),
    BadInput("t_ms,content_offset_x\n0,1\n", trace),
    BadInput("t_ms,content_offset_x,content_offset_y\n0,1,1\n", trace),
  ]

  private static let trace =
    "f:1:1: the table holds a content offset, but must hold touches: diff compares it with a recording"

  private static let unknown =
    "f:1:1: the format is not recognised, but must be one of json, csv, ndjson, webdriver, "
    + "getevent, devtools, rrweb, adb, maestro, appetize, flutter, libinput, monkey, trace"
}
