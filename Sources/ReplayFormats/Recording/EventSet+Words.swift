import ScrollReplay

extension EventSet {
  /// How files spell each callback, in the order in which they are written.
  private static let words: [(event: EventSet, word: StaticString)] = [
    (.touch, "touch"), (.write, "write"), (.willBeginDragging, "willBeginDragging"),
    (.willEndDragging, "willEndDragging"), (.didEndDragging, "didEndDragging"),
    (.willBeginDecelerating, "willBeginDecelerating"), (.didScroll, "didScroll"),
    (.didEndDecelerating, "didEndDecelerating"),
    (.didEndScrollingAnimation, "didEndScrollingAnimation"),
    (.didScrollToTop, "didScrollToTop"), (.layoutPass, "layoutPass"),
  ]

  /// The callback that `text` spells.
  init?(spelled text: some StringProtocol) {
    guard let match = EventSet.words.first(where: { $0.word.description == text }) else {
      return nil
    }
    self = match.event
  }

  /// Tells each callback's word.
  func forEachWord(_ body: (StaticString) -> Void) {
    for (event, word) in EventSet.words where contains(event) { body(word) }
  }
}
