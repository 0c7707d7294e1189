extension Draft {
  /// Makes every file that needs `UIKit` import it, and nothing that would make its names ambiguous.
  mutating func repairImports() {
    for index in folder.files.indices {
      let imports = folder.files[index].importedModules
      var hasUIKit = imports.contains { $0.module == "UIKit" }
      for found in imports {
        if Modules.broughtByUIKit.contains(found.module) {
          repair(found, in: index, hasUIKit: &hasUIKit)
        } else {
          judge(found, in: index)
        }
      }
      if hasUIKit { importsUIKit.insert(index) }
    }
  }

  /// Adds the import to files that use `UIKit`, be it only by what has moved into them.
  mutating func addMissingImports() {
    for index in folder.files.indices where !importsUIKit.contains(index) {
      let incoming = insertions[index].flatMap(\.contents).compactMap { content in
        if case .moved(let file, _) = content { file } else { nil }
      }
      let names = ([index] + incoming).compactMap { folder.files[$0].firstUIKitName }
      if let name = names.first { addImport(to: index, for: name) }
    }
  }

  private mutating func repair(_ found: ImportedModule, in index: Int, hasUIKit: inout Bool) {
    let file = folder.files[index]
    // What another platform's branch imports is never compiled.
    if isGuarded(found.path.lowerBound, by: "", in: file) { return }
    if found.module == "UIKit" {
      if found.path.count == 1, found.kind == nil { return }
      if importsWholeUIKit(file) {
        change(
          index, found.tokens, because: "UIKit is imported whole",
          dropping(found.tokens, in: index))
        return
      }
      let tokens = (found.kind ?? found.path.lowerBound)..<found.path.upperBound
      change(
        index, found.tokens, because: "the module is not split here",
        replacing(tokens, by: "UIKit", in: index))
    } else if hasUIKit {
      change(
        index, found.tokens,
        because: "UIKit brings \(found.module), with time on the replay's clock",
        dropping(found.tokens, in: index))
    } else {
      let tokens = (found.kind ?? found.path.lowerBound)..<found.path.upperBound
      change(
        index, found.tokens,
        because: "UIKit brings \(found.module), with time on the replay's clock",
        replacing(tokens, by: "UIKit", in: index))
      hasUIKit = file.frames(of: found.path.lowerBound).isEmpty
    }
  }

  private func importsWholeUIKit(_ file: ParsedFile) -> Bool {
    file.importedModules.contains { found in
      found.module == "UIKit" && found.path.count == 1
        && file.frames(of: found.path.lowerBound).isEmpty
    }
  }

  private mutating func judge(_ found: ImportedModule, in index: Int) {
    let file = folder.files[index]
    let place = found.path.lowerBound
    let module = found.module
    if Modules.here.contains(module) || isGuarded(place, by: module, in: file) { return }
    guard let prefixes = Modules.apples[module] else {
      note(
        index, place, "\(module) is not known here, and must be a module that the target depends on"
      )
      return
    }
    let names = Modules.unprefixed[module] ?? []
    let use = file.tokens.first { token in
      token.kind == .word && token.text != module
        && (names.contains(token.text)
          || prefixes.contains { AppleNames.starts(token.text, with: $0) })
    }
    if prefixes.isEmpty {
      refuse(
        index, place, "\(module) is imported, but must be a module that there is beside Apple's")
    } else if let use {
      refuse(
        index, place,
        "\(module) is imported for \(use.text), but must be a module that there is beside Apple's")
    } else {
      change(
        index, found.tokens, because: "nothing of \(module) is used, and it is Apple's alone",
        dropping(found.tokens, in: index))
    }
  }

  private mutating func addImport(to index: Int, for name: String) {
    let file = folder.files[index]
    let offset = file.headOffset
    insert(
      Insertion(offset: offset, breaksLine: false, contents: [.lines(["import UIKit"])]),
      in: index)
    report(
      Change(
        position: file.source.position(at: offset), before: "", after: "import UIKit",
        reason: "\(name) is UIKit's"))
  }
}
