import ScrollPhysics
import ScrollReplay

extension GestureFile {
  /// The gesture as the body of a W3C WebDriver *Perform Actions* command, for Appium, Selenium and browsers.
  ///
  /// One finger, a tick a sample. The format knows whole milliseconds only: each sample's time since the first touch is
  /// rounded, so that errors do not add up. It does not know where a finger lifts, so that a lift elsewhere than
  /// the last move becomes a move and a lift at the same time. Name, notes and the time before the first touch are not
  /// in it, and whoever reads it takes swipes more than a second apart for gestures of their own.
  ///
  /// A move that comes later than a 60 Hz frame is a pause and a jump: a driver would draw a longer one out.
  public func webDriverActions() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.array("actions", .lines) { text in
        text.object(.lines) { text in
          text.member("type", "pointer")
          text.member("id", "finger1")
          text.object("parameters") { text in
            text.member("pointerType", "touch")
          }
          text.array("actions", .lines) { text in
            var pointer = WebDriverPointer()
            for sample in gesture.samples { pointer.write(sample, to: &text) }
          }
        }
      }
    }
    return text.finished()
  }
}

/// A finger on its way through the ticks of an action list.
private struct WebDriverPointer {
  /// When the first touch came, nanoseconds.
  private var start: Int64?
  /// The milliseconds that the ticks so far take.
  private var elapsed: Int64 = 0
  private var position = Vector.zero

  /// Writes the ticks that lead to `sample`.
  mutating func write(_ sample: TouchSample, to text: inout JSONText) {
    let first = start ?? sample.time
    start = first
    let time = (sample.time - first + 500_000) / 1_000_000
    let duration = time - elapsed
    elapsed = time
    switch sample.phase {
    case .began:
      pause(duration, &text)
      move(to: sample.position, 0, &text)
      text.action("pointerDown")
    case .moved:
      travel(to: sample.position, duration, &text)
    case .ended, .cancelled:
      if sample.position == position {
        pause(duration, &text)
      } else {
        travel(to: sample.position, duration, &text)
      }
      text.action(sample.phase == .ended ? "pointerUp" : "pointerCancel")
    }
  }

  private mutating func travel(to position: Vector, _ duration: Int64, _ text: inout JSONText) {
    let isStep = duration * 1_000_000 <= WebDriverActions.longestStep
    if !isStep { pause(duration, &text) }
    move(to: position, isStep ? duration : 0, &text)
  }

  private mutating func move(to position: Vector, _ duration: Int64, _ text: inout JSONText) {
    self.position = position
    text.object { text in
      text.member("type", "pointerMove")
      text.member("duration", Int(duration))
      text.member("x", position.x)
      text.member("y", position.y)
      text.member("origin", "viewport")
    }
  }

  private func pause(_ duration: Int64, _ text: inout JSONText) {
    guard duration > 0 else { return }
    text.object { text in
      text.member("type", "pause")
      text.member("duration", Int(duration))
    }
  }
}

extension JSONText {
  fileprivate mutating func action(_ type: String) {
    object { text in
      text.member("type", type)
      guard type != "pointerCancel" else { return }
      text.member("button", 0)
    }
  }
}
