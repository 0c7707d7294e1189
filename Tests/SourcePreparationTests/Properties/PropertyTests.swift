import Testing

@testable import SourcePreparation

@Suite("What holds for every folder")
struct PropertyTests {
  static let seeds = Array(UInt64(1)...60)

  @Test("what was prepared does not change again", arguments: seeds)
  func idempotence(seed: UInt64) {
    var generator = SourceGenerator(seed: seed)
    let once = Preparation(generator.files())
    guard once.refusals.isEmpty else { return }
    let twice = Preparation(once.files.map { SourceFile(path: $0.path, text: $0.text) })
    #expect(twice.refusals.isEmpty)
    #expect(twice.changes.isEmpty)
    #expect(twice.files.map(\.text) == once.files.map(\.text))
  }

  @Test("every token is where it was, but for those reported", arguments: seeds)
  func nothingLost(seed: UInt64) throws {
    var generator = SourceGenerator(seed: seed)
    let files = generator.files()
    let prepared = Preparation(files)
    guard !prepared.files.isEmpty else { return }
    var expected = try Self.counts(files.map(\.text))
    expected.add(try Self.counts(prepared.changes.map(\.after)), times: 1)
    expected.add(try Self.counts(prepared.changes.map(\.before)), times: -1)
    expected.add(try Self.counts(prepared.files.map(\.text)), times: -1)
    #expect(expected.filter { $0.value != 0 } == [:])
    #expect(Self.comments(prepared.files.map(\.text)) == Self.comments(files.map(\.text)))
  }

  @Test("every line is there, under its number", arguments: seeds)
  func lines(seed: UInt64) {
    var generator = SourceGenerator(seed: seed)
    let files = generator.files()
    let prepared = Preparation(files)
    guard !prepared.files.isEmpty else { return }
    let origins = Set(prepared.files.flatMap(\.lines).compactMap(\.origin))
    for file in files {
      let source = SourceText(file)
      for line in 1..<source.line(at: max(0, source.bytes.count - 1)) + 1
      where !source.bytes.isEmpty {
        #expect(origins.contains(PreparedLine.Origin(path: file.path, line: line)))
      }
    }
  }

  @Test("a file by itself keeps its tokens in their order, if nothing moves", arguments: seeds)
  func order(seed: UInt64) throws {
    var generator = SourceGenerator(seed: seed)
    for file in generator.files() {
      let prepared = Preparation([file])
      guard prepared.refusals.isEmpty, prepared.changes.isEmpty else { continue }
      #expect(prepared.files.map(\.text) == [file.text])
    }
  }

  @Test(
    "what is no Swift is refused or prepared, in good order", arguments: Array(UInt64(1)...300))
  func damaged(seed: UInt64) {
    var generator = SourceGenerator(seed: seed)
    let files = generator.files().map { file in
      SourceFile(path: file.path, text: generator.damaged(file.text))
    }
    let prepared = Preparation(files)
    #expect(prepared.files.count == files.count || !prepared.refusals.isEmpty)
    for file in prepared.files { #expect(!file.lines.contains { $0.text.isEmpty }) }
  }

  // MARK: Counting

  /// How often each token occurs.
  private static func counts(_ texts: [String]) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for text in texts {
      for token in try Lexer.tokens(of: Array(text.utf8)) { counts[token.text, default: 0] += 1 }
    }
    return counts
  }

  /// How often marks of comments occur, which no change may touch.
  private static func comments(_ texts: [String]) -> [Int] {
    ["//", "/*", "*/", "MARK", "behind", "comment", "Head"].map { mark in
      texts.reduce(0) { $0 + $1.ranges(of: mark).count }
    }
  }
}

extension [String: Int] {
  fileprivate mutating func add(_ other: [String: Int], times: Int) {
    for (token, count) in other { self[token, default: 0] += count * times }
  }
}
