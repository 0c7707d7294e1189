/// The edits to a folder while it is being prepared, with what there is to say about them.
struct Draft {
  let folder: Folder
  private(set) var edits: [[Edit]]
  private(set) var insertions: [[Insertion]]
  /// Ranges that are rendered elsewhere.
  private(set) var moves: [[Range<Int>]]
  private(set) var changes: [Change] = []
  private(set) var notes: [Note] = []
  private(set) var refusals: [Refusal] = []
  /// The files that import `UIKit`, once repaired.
  var importsUIKit: Set<Int> = []
  /// The files that declare the error of requirements that are not implemented.
  var declaresError: Set<Int> = []

  init(_ folder: Folder) {
    self.folder = folder
    edits = folder.files.map { _ in [] }
    insertions = folder.files.map { _ in [] }
    moves = folder.files.map { _ in [] }
  }

  /// Runs every pass.
  mutating func prepare() {
    dropObjectiveC()
    repairImports()
    chooseConditions()
    nameSelectors()
    giveOptionalRequirementsBodies()
    boundProtocols()
    renameOldSpellings()
    hoistOverrides()
    addMissingImports()
    noteHazards()
    noteSilence()
  }

  /// Makes edits that are one change to those who read about it.
  ///
  /// - Parameters:
  ///   - file: the file's index.
  ///   - shown: the tokens that a report shows, with at least all that the edits touch.
  ///   - reason: why, in a clause.
  ///   - made: the edits, within `shown`.
  mutating func change(
    _ file: Int, _ shown: Range<Int>, because reason: String, _ made: [Edit]
  ) {
    let source = folder.files[file].source
    let all = folder.files[file].bytes(shown)
    let place = made.map(\.range.lowerBound).min() ?? all.lowerBound
    edits[file] += made
    changes.append(
      Change(
        position: source.position(at: place), before: source.string(all),
        after: Draft.applied(made, to: all, of: source), reason: reason))
  }

  /// Reports something that has become of tokens without an edit of its own.
  mutating func report(_ change: Change) { changes.append(change) }

  mutating func insert(_ insertion: Insertion, in file: Int) {
    let place = insertions[file].firstIndex {
      $0.offset == insertion.offset && $0.breaksLine == insertion.breaksLine
    }
    if let place {
      insertions[file][place].contents += insertion.contents
    } else {
      insertions[file].append(insertion)
    }
  }

  mutating func move(_ range: Range<Int>, from file: Int) { moves[file].append(range) }

  mutating func note(_ file: Int, _ token: Int, _ message: String) {
    notes.append(Note(position: folder.files[file].position(of: token), message: message))
  }

  mutating func refuse(_ file: Int, _ token: Int, _ message: String) {
    refusals.append(Refusal(position: folder.files[file].position(of: token), message: message))
  }

  private static func applied(_ edits: [Edit], to range: Range<Int>, of source: SourceText)
    -> String
  {
    var text = ""
    var offset = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += source.string(offset..<max(offset, edit.range.lowerBound)) + edit.replacement
      offset = max(offset, edit.range.upperBound)
    }
    return text + source.string(offset..<max(offset, range.upperBound))
  }
}
