import ReplayFormats

extension BadTouches {
  private static func log(_ words: String..., message: String) -> BadTouches {
    BadTouches(.getevent, words.map { "[ 1.5] EV_\($0)\n" }.joined(), message)
  }

  static let getevent = [
    BadTouches(
      .getevent, "/dev/input/event2: EV_ABS ABS_MT_SLOT 00000000\n",
      "f:1:1: the event has no time, but must be printed by getevent -lt or -t"),
    BadTouches(
      .getevent, "[ 1.0] EV_KEY BTN_TOUCH DOWN\n[  2.\n",
      "f:2:1: the time has no end, but must stand in brackets"),
    log(
      "ABS ABS_MT_SLOT", message: "f:1:1: the event has 2 words, but must have type, code and value"
    ),
    log(
      "ABS ABS_MT_POSITION_X 12345678g",
      message: "f:1:33: the value is \"12345678g\", but must be eight hex digits"),
    log(
      "ABS ABS_MT_SLOT 00000020",
      message: "f:1:27: the value is \"00000020\", but must be a slot in 0…31"),
    log(
      "ABS ABS_MT_TRACKING_ID 1", "SYN SYN_REPORT 0",
      message: "f:2:1: the finger in slot 0 has no position, but must have x and y"),
    BadTouches(
      .getevent,
      String(
        repeating: "[ 1] 3 0 0\n[ 1] 0003 0035 1\n[ 1] 0003 0036 1\n[ 1] 0000 0002 0\n", count: 33)
        + "[ 1] 0000 0000 0\n",
      "f:132:1: the report has more than 32 fingers, but must have less"),
    log(
      "ABS ABS_MT_POSITION_X 1", "ABS ABS_MT_POSITION_Y 1", "SYN SYN_MT_REPORT 0",
      "SYN SYN_REPORT 0", message: "f:4:1: the touch never ends"),
    log(
      "ABS ABS_MT_POSITION_X 1", "SYN SYN_DROPPED 0",
      message: "f:2:1: the kernel dropped events here, but all must be there"),
    log(
      "ABS ABS_MT_POSITION_X 1", "ABS ABS_MT_POSITION_Y 1", "SYN SYN_REPORT 0",
      message: "f:3:1: a touch is moved that never began"),
    log(
      "ABS ABS_MT_TRACKING_ID 1", "ABS ABS_MT_POSITION_X 1", "ABS ABS_MT_POSITION_Y 1",
      "SYN SYN_REPORT 0", message: "f:4:1: the touch never ends"),
    BadTouches(
      .getevent,
      "[ 2.0] EV_ABS ABS_MT_TRACKING_ID 1\n[ 2.0] EV_ABS ABS_MT_POSITION_X 1\n"
        + "[ 2.0] EV_ABS ABS_MT_POSITION_Y 1\n[ 2.0] EV_SYN SYN_REPORT 0\n"
        + "[ 1.5] EV_ABS ABS_MT_POSITION_Y 2\n[ 1.5] EV_SYN SYN_REPORT 0\n",
      "f:6:1: the time is 500 ms before that of the touch before, but must not go back"),
    BadTouches(
      .getevent, "[ 1.0] EV_ABS ABS_MT_SLOT 0\n[ nan] EV_SYN SYN_REPORT 0\n",
      "f:2:3: the time is \"nan\", but must be a time in seconds"),
    BadTouches(
      .getevent, "[ 1.0] EV_ABS ABS_MT_SLOT 0\n[ 1:0] EV_SYN SYN_REPORT 0\n",
      "f:2:3: the time is \"1:0\", but must be a time in seconds"),
    BadTouches(
      .getevent,
      "add device 1: /dev/input/event2\n ABS_MT_POSITION_X : value 0, min 5, max 5, fuzz 0\n",
      "f:2:2: the axis goes from 5 to 5, but must go up"),
    BadTouches(
      .getevent, "add device 1: /dev/input/event2\n ABS_MT_POSITION_Y : value 0, min 5\n",
      "f:2:2: the axis has no \"max\", but must have its range"),
    BadTouches(
      .getevent, "add device 1: /dev/input/event2\n 0036 : value 0, min x, max 5\n",
      "f:2:22: min is \"x\", but must be a whole number in -1000000…1000000"),
  ]

  private static func record(_ events: String..., message: String) -> BadTouches {
    BadTouches(.libinput, "libinput:\n" + events.map { "- [\($0)]\n" }.joined(), message)
  }

  static let libinput = [
    record(
      "0, 0, 3, 53, 1", "0, 0, 3, 54, 1", "0, 0, 0, 0, 0",
      message: "f:4:4: a touch is moved that never began"),
    record(
      "0, 0, 3, 53, 1", "0, 0, 3, 54, 1", "0, 0, 3, 57, 1", "0, 0, 0, 0, 0",
      message: "f:5:4: the touch never ends"),
    record(
      "0, 0, 3, 53, 1", "0, 0, 3, 54, 1", "0, 0, 3, 57, 1", "1, 5000, 0, 0, 0",
      "0, 0, 3, 57, -1", "1, 4000, 0, 0, 0",
      message: "f:7:4: the time is 1 ms before that of the touch before, but must not go back"),
    record(
      "0, 0, 3, 53, 1e99",
      message:
        "f:2:17: the value is \"1e99\", but must be a whole number in -2147483648…2147483647"),
    record(
      "nan, 0, 0, 0, 0",
      message: "f:2:4: the seconds is \"nan\", but must be a time in seconds"),
    BadTouches(
      .libinput, "libinput:\n- [0, 0, 3, 57]\n",
      "f:2:1: the event has 4 numbers, but must have five"),
    BadTouches(
      .libinput, "libinput:\n- [0, 0, 3, 47, 99]\n",
      "f:2:17: the value is \"99\", but must be a slot in 0…31"),
    BadTouches(
      .libinput, "libinput:\n- [0, x, 0, 0, 0]\n",
      "f:2:7: the microseconds is \"x\", but must be a number of microseconds, an hour at most"),
    BadTouches(
      .libinput, "libinput:\n53: [7, 7, 0, 0, 0]\n",
      "f:2:9: the axis' end is \"7\", but must be above 7"),
    BadTouches(
      .libinput, "libinput:\n- [0, 0, 3, 57, 1\n- [0, 0, 0, 0, 0]\n",
      "f:3:4: the finger in slot 0 has no position, but must have x and y"),
  ]
}
