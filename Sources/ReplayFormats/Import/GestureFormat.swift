/// A kind of file that touches are read from.
public enum GestureFormat: String, Sendable, Hashable, CaseIterable {
  /// This package's own gesture file.
  case json
  /// A table of touches, a row a sample.
  case csv
  /// JSON values one after the other, mostly a line each: samples, or whole gestures with `samples`.
  case ndjson
  /// The body of a W3C WebDriver *Perform Actions* command, as Selenium and Appium send it.
  case webdriver
  /// Android's `getevent -lt` or `-t`, multi-touch protocol A or B.
  case getevent
  /// Chrome DevTools' `Input.dispatchTouchEvent` commands.
  case devtools
  /// An rrweb recording of a web session.
  case rrweb
  /// A script of `adb shell input swipe` or `motionevent` commands.
  case adb
  /// A Maestro flow with `swipe` commands.
  case maestro
  /// Appetize's recorded swipe actions.
  case appetize
  /// Flutter's pointer event records.
  case flutter
  /// `libinput record` of a touch screen, multi-touch protocol B.
  case libinput
  /// A script for Android's `monkey`.
  case monkey
  /// The touches of a trace-event file, as `TraceEvents` writes them.
  case trace

  /// What it is, for people.
  public var title: String {
    switch self {
    case .json: "gesture file"
    case .csv: "touch table"
    case .ndjson: "touches as JSON lines"
    case .webdriver: "WebDriver actions"
    case .getevent: "getevent log"
    case .devtools: "DevTools touch events"
    case .rrweb: "rrweb recording"
    case .adb: "adb input script"
    case .maestro: "Maestro flow"
    case .appetize: "Appetize swipes"
    case .flutter: "Flutter pointer events"
    case .libinput: "libinput recording"
    case .monkey: "monkey script"
    case .trace: "trace events"
    }
  }
}
