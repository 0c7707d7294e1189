import ScrollReplay
import Testing

@Suite("Counts")
struct CountedTests {
  @Test(
    "are in words as many as they are",
    arguments: [(0, "no releases"), (1, "1 release"), (2, "2 releases"), (11, "11 releases")])
  func counted(_ count: Int, _ words: String) { #expect(count.counted("release") == words) }
}
