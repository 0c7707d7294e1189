extension Draft {
  /// Names what makes two replays differ, or what the replay's clock does not reach.
  mutating func noteHazards() {
    for (index, file) in folder.files.enumerated() {
      for token in file.tokens.indices where file.tokens[token].kind == .word {
        for hazard in Draft.hazards[file.text(token)] ?? [] where hazard.matches(token, in: file) {
          note(index, token, "\(hazard.name) \(hazard.meaning)")
        }
      }
    }
  }

  private struct Hazard: Sendable {
    let name: String
    let words: [String]
    let meaning: String

    func matches(_ token: Int, in file: ParsedFile) -> Bool {
      words.indices.allSatisfy { file.text(token + $0) == words[$0] }
    }
  }

  private static let hazards = Dictionary(grouping: listed) { $0.words.first ?? "" }

  /// What to look for, its words parted by spaces, and what it means.
  private static let listed: [Hazard] =
    """
    arc4random : differs from replay to replay
    arc4random_uniform : differs from replay to replay
    drand48 : differs from replay to replay
    random ( in : differs from replay to replay
    random ( ) : differs from replay to replay
    randomElement ( ) : differs from replay to replay
    shuffled ( ) : differs from replay to replay
    shuffle ( ) : differs from replay to replay
    SystemRandomNumberGenerator : differs from replay to replay
    UUID ( ) : differs from replay to replay
    systemUptime : reads the wall clock, not the replay's
    CFAbsoluteTimeGetCurrent : reads the wall clock, not the replay's
    gettimeofday : reads the wall clock, not the replay's
    clock_gettime : reads the wall clock, not the replay's
    mach_absolute_time : reads the wall clock, not the replay's
    ContinuousClock : reads the wall clock, not the replay's
    SuspendingClock : reads the wall clock, not the replay's
    Thread . sleep : waits in real time, in which the replay stands still
    usleep : waits in real time, in which the replay stands still
    Task . sleep : waits in real time, in which the replay stands still
    DispatchQueue . global : runs beside the replay, in no order
    DispatchSemaphore : may wait for what the replay does only later
    NSSelectorFromString : is a name by which nothing is called here
    """.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      let colon = words.firstIndex(of: ":") ?? words.count
      return Hazard(
        name: words[..<colon].joined(), words: Array(words[..<colon]),
        meaning: words[(colon + 1)...].joined(separator: " "))
    }
}
