import ScrollPhysics
import ScrollReplay

/// Reads a shell script of Android's `input swipe` and `input motionevent` commands; others are passed over.
///
/// A swipe is a gesture. Single events make one from DOWN to UP; they tell no times: `sleep` between them does, and else
/// they come at 120 Hz.
struct InputScript {
  /// When the last event came, and how long the script slept since.
  private var time: Int64 = 0
  private var slept: Int64 = 0
  private var isDown = false
  private var isTimed = true

  /// How long a swipe takes if the command does not say it, nanoseconds.
  static let usualDuration: Int64 = 300_000_000

  /// Adds every command to a log.
  mutating func read(into log: inout TouchLog) throws(FormatError) {
    let file = log.file
    var lines = TextLines(file.bytes)
    while let line = lines.next() {
      for command in InputScript.commands(line, of: file) {
        try read(command, into: &log)
      }
    }
    log.warnAboutPixels()
  }

  /// Whether a line holds a command that is read.
  static func isCommand(_ line: Range<Int>, of file: ImportFile) -> Bool {
    commands(line, of: file).contains { words in
      guard let input = words.firstIndex(where: { file.text($0) == "input" }) else { return false }
      return words[(input + 1)...].prefix(4).contains {
        ["swipe", "draganddrop", "motionevent"].contains(file.text($0))
      }
    }
  }

  /// The commands of a line, in words: quotes count as blanks, `;` and `&&` stand between commands, # ends the line.
  private static func commands(_ line: Range<Int>, of file: ImportFile) -> [[Range<Int>]] {
    var commands: [[Range<Int>]] = [[]]
    var start = line.lowerBound
    func endWord(_ index: Int) {
      if index > start { commands[commands.count - 1].append(start..<index) }
      start = index + 1
    }
    for index in line {
      switch file.bytes[index] {
      case UInt8(ascii: "#"):
        endWord(index)
        return commands
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        endWord(index)
      case UInt8(ascii: ";"), UInt8(ascii: "&"):
        endWord(index)
        commands.append([])
      default: break
      }
    }
    endWord(line.upperBound)
    return commands
  }

  private mutating func read(_ words: [Range<Int>], into log: inout TouchLog)
    throws(FormatError)
  {
    let file = log.file
    let sleep = words.firstIndex { file.text($0) == "sleep" }
    if let sleep, sleep + 1 < words.count {
      let pause = try TextToken(file, words[sleep + 1], "the pause")
        .nanoseconds(.seconds, in: Bounds.time)
      slept = min(slept + pause, Bounds.time.upperBound)
      return
    }
    guard let input = words.firstIndex(where: { file.text($0) == "input" }) else { return }
    for index in words.indices.dropFirst(input + 1) {
      switch file.text(words[index]) {
      case "swipe", "draganddrop": return try swipe(words, at: index, into: &log)
      case "motionevent": return try motionEvent(words, at: index, into: &log)
      default: break
      }
    }
  }

  private mutating func swipe(_ words: [Range<Int>], at index: Int, into log: inout TouchLog)
    throws(FormatError)
  {
    let numbers = words[(index + 1)...]
    guard numbers.count == 4 || numbers.count == 5 else {
      throw log.file.fail(
        words[index].lowerBound,
        "the swipe has \(numbers.count) numbers, but must have two points and at most a duration")
    }
    guard !isDown else {
      throw log.file.fail(
        words[index].lowerBound, "a touch begins before the last one ended")
    }
    let start = try point(words, index + 1, log)
    let end = try point(words, index + 3, log)
    var duration = InputScript.usualDuration
    if numbers.count == 5 {
      duration = try TextToken(log.file, words[index + 5], "the duration")
        .nanoseconds(.milliseconds, in: Bounds.time)
    }
    try log.appendSwipe(from: start, to: end, taking: duration, at: words[index].lowerBound)
  }

  private mutating func motionEvent(
    _ words: [Range<Int>], at index: Int, into log: inout TouchLog
  ) throws(FormatError) {
    guard words.count == index + 4 else {
      throw log.file.fail(
        words[index].lowerBound,
        "the event has \((words.count - index - 1).counted("word")), but must have an action and a point"
      )
    }
    let action = TextToken(log.file, words[index + 1], "the action")
    guard let phase = PhaseWords.phase(action.text) else {
      throw action.fail(mustBe: "DOWN, MOVE, UP or CANCEL")
    }
    if phase == .began, !isDown {
      log.beginGesture()
      time = 0
    } else {
      if slept == 0, isTimed {
        isTimed = false
        log.warn(
          words[index].lowerBound, "the events have no times, and are taken 1/120 s apart")
      }
      time += slept > 0 ? slept : 1_000_000_000 / TouchLog.rate
    }
    slept = 0
    isDown = phase == .began || phase == .moved
    try log.append(
      FingerEvent(
        phase, at: time, try point(words, index + 2, log), offset: words[index].lowerBound))
  }

  private func point(_ words: [Range<Int>], _ index: Int, _ log: TouchLog) throws(FormatError)
    -> Vector
  {
    log.point(
      try TextToken(log.file, words[index], "x").number(),
      try TextToken(log.file, words[index + 1], "y").number())
  }
}
