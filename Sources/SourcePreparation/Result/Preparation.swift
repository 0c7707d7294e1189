/// A folder of Swift files made ready for the headless UIKit.
///
/// Written for iOS, such files use what only Apple's compiler offers: Objective-C attributes, selectors, optional
/// requirements, overrides in extensions. Preparation writes these otherwise and leaves every other token alone.
/// What it prepared once it does not change again.
///
/// ```swift
/// let preparation = Preparation([SourceFile(path: "Carousel.swift", text: text)])
/// for change in preparation.changes { print(change.position, change.before, change.after) }
/// ```
public struct Preparation: Sendable, Hashable {
  /// The files in the order given. Where there are refusals, they are not fit to be compiled.
  public let files: [PreparedFile]
  /// What was written otherwise, by position.
  public let changes: [Change]
  /// What to know, by position.
  public let notes: [Note]
  /// What could not be made to compile, by position.
  public let refusals: [Refusal]

  /// Prepares files that are compiled together, since overrides move from one to another.
  public init(_ files: [SourceFile]) {
    var parsed: [ParsedFile] = []
    var refusals: [Refusal] = []
    for file in files {
      do throws(LexicalError) {
        parsed.append(try ParsedFile(file))
      } catch {
        let position = SourceText(file).position(at: error.offset)
        refusals.append(Refusal(position: position, message: error.message))
      }
    }
    guard refusals.isEmpty else {
      self.files = []
      changes = []
      notes = []
      self.refusals = refusals
      return
    }
    var draft = Draft(Folder(parsed))
    draft.prepare()
    self.files = draft.render()
    changes = draft.changes.sorted { $0.position < $1.position }
    notes = draft.notes.sorted { $0.position < $1.position }
    self.refusals = draft.refusals.sorted { $0.position < $1.position }
  }
}
