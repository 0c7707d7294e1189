import ReplayFormats
import ScrollReplay

extension LongDrag {
  /// The drag in every format that a gesture is read from, but for Maestro's, which knows swipes only.
  var texts: [(format: GestureFormat, bytes: [UInt8])] {
    let file = GestureFile(gesture)
    return [
      (.json, file.json()), (.ndjson, file.ndjson()), (.csv, file.csv()),
      (.webdriver, file.webDriverActions()), (.getevent, getevent), (.libinput, libinput),
      (.devtools, devtools), (.rrweb, rrweb), (.flutter, flutter), (.appetize, appetize),
      (.adb, adb), (.monkey, monkey), (.trace, trace),
    ]
  }

  private var getevent: [UInt8] {
    text("", "\n") { sample in
      let start = "[ \(sample.seconds)] EV_ABS ABS_MT_"
      let finger = sample.word("TRACKING_ID 00000001\n", "", "TRACKING_ID ffffffff\n")
      let place =
        "POSITION_X \(hex(sample.x))\n\(start)POSITION_Y \(hex(sample.y))\n"
      return (finger.isEmpty ? "" : start + finger) + (sample.phase == .ended ? "" : start + place)
        + "[ \(sample.seconds)] EV_SYN SYN_REPORT 00000000"
    }
  }

  private func hex(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private var libinput: [UInt8] {
    text("# libinput record\nversion: 1\nevents:\n", "\n") { sample in
      let time = "[\(sample.milliseconds / 1000), \(sample.milliseconds % 1000 * 1000)"
      let finger = sample.word("    - \(time), 3, 57, 1]\n", "", "    - \(time), 3, 57, -1]\n")
      let place = "    - \(time), 3, 53, \(sample.x)]\n    - \(time), 3, 54, \(sample.y)]\n"
      return "  - evdev:\n" + finger + (sample.phase == .ended ? "" : place)
        + "    - \(time), 0, 0, 0]"
    }
  }

  private var devtools: [UInt8] {
    text { sample in
      let point = sample.phase == .ended ? "" : #"{"x":\#(sample.x),"y":\#(sample.y)}"#
      return """
        {"method":"Input.dispatchTouchEvent","params":{"type":"\
        \(sample.word("touchStart", "touchMove", "touchEnd"))","timestamp":\(sample.seconds),\
        "touchPoints":[\(point)]}}
        """
    }
  }

  private var rrweb: [UInt8] {
    text(#"{"events":[{"type":4,"data":{"width":375},"timestamp":0},"#, "]}", joined: ",\n") {
      let place = #""x":\#($0.x),"y":\#($0.y)"#
      let data = $0.word(
        #""source":2,"type":7,\#(place)"#,
        #""source":6,"positions":[{\#(place),"timeOffset":0}]"#, #""source":2,"type":9,\#(place)"#)
      return #"{"type":3,"data":{\#(data)},"timestamp":\#($0.milliseconds)}"#
    }
  }

  private var flutter: [UInt8] {
    text(#"[{"timeDelayMs":0,"events":["#, "]}]", joined: ",\n") {
      let type = $0.word("PointerDownEvent", "PointerMoveEvent", "PointerUpEvent")
      return
        #"{"type":"\#(type)","timeStampUs":\#($0.milliseconds * 1000),"position":[\#($0.x),\#($0.y)]}"#
    }
  }

  private var appetize: [UInt8] {
    text(
      #"{"type":"swipe","coordinates":{"x":100,"y":300},"moves":["#, "]}", joined: ",\n"
    ) { #"{"x":\#($0.x - 100),"y":\#($0.y - 300),"t":\#($0.milliseconds)}"# }
  }

  private var adb: [UInt8] {
    text("#!/bin/sh\n", "\n") {
      "adb shell input motionevent \($0.word("DOWN", "MOVE", "UP")) \($0.x) \($0.y)\nsleep 0.008"
    }
  }

  private var monkey: [UInt8] {
    text("type= raw events\n", "\n") {
      "DispatchPointer(0,\($0.milliseconds),\($0.word("0", "2", "1")),\($0.x),\($0.y),1,1,0,1,1,0,0)"
    }
  }

  private var trace: [UInt8] {
    text(#"{"traceEvents":["#, "]}", joined: ",\n") {
      let name = $0.word("touch began", "touch moved", "touch ended")
      return
        #"{"ph":"i","name":"\#(name)","ts":\#($0.milliseconds * 1000),"args":{"x":\#($0.x),"y":\#($0.y)}}"#
    }
  }
}
