/// Tells whether a delegate implements a requirement that it may leave out.
///
/// In Objective-C one asks `responds(to:)`. Here every requirement has a default body, so that calls are dynamic;
/// a default body that stands for *no answer* says so.
@MainActor
enum OptionalRequirement {
  private static var isMissed = false

  /// The answer of `call`; nil if a default body gave it.
  @inline(__always)
  static func answer<Answer>(_ call: () -> Answer) -> Answer? {
    let outer = isMissed
    isMissed = false
    let answer = call()
    let isMissing = isMissed
    isMissed = outer
    return isMissing ? nil : answer
  }

  /// A default body's answer: none.
  static func missing<Answer>(_ placeholder: Answer) -> Answer {
    isMissed = true
    return placeholder
  }
}
