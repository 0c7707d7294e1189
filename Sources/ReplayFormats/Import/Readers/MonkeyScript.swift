import ScrollPhysics
import ScrollReplay

/// Reads the pointer events of a script for Android's `monkey`: `DispatchPointer(downTime, eventTime, action, x, y, …)`.
struct MonkeyScript {
  /// Adds every pointer event to a log; other commands are passed over.
  func read(into log: inout TouchLog) throws(FormatError) {
    let file = log.file
    log.mayBeResampled = true
    var lines = TextLines(file.bytes)
    while let line = lines.next() {
      let content = file.trimmed(line)
      guard file.starts(content, with: "DispatchPointer(") else { continue }
      let start = content.lowerBound + "DispatchPointer(".utf8.count
      guard let end = file.bytes[content].firstIndex(of: UInt8(ascii: ")")) else {
        throw file.fail(content.lowerBound, "the event is open, but must end with a parenthesis")
      }
      let parts = file.bytes[start..<max(end, start)].split(separator: UInt8(ascii: ","))
      guard parts.count >= 5 else {
        throw file.fail(
          content.lowerBound,
          "the event has \(parts.count) numbers, but must have two times, an action and a point")
      }
      func token(_ index: Int, _ name: String) -> TextToken {
        TextToken(file, file.trimmed(parts[index].startIndex..<parts[index].endIndex), name)
      }
      let action = token(2, "the action")
      guard let phase = PhaseWords.android(try action.whole(in: 0...3)) else {
        throw action.fail(mustBe: "a whole number in 0…3")
      }
      let position = log.point(try token(3, "x").number(), try token(4, "y").number())
      try log.append(
        FingerEvent(
          phase, at: try token(1, "the time").nanoseconds(log.options.timeUnit ?? .milliseconds),
          position, offset: content.lowerBound))
    }
    log.warnAboutPixels()
  }
}
