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
      if !hasUIKit, folder.files[index].usesUIKit { addImport(to: index) }
    }
  }

  private mutating func repair(_ found: ImportedModule, in index: Int, hasUIKit: inout Bool) {
    let file = folder.files[index]
    // What another platform's branch imports is never compiled.
    if isGuarded(found.path.lowerBound, by: "", in: file) { return }
    if found.module == "UIKit" {
      if found.path.count == 1, found.kind == nil { return }
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

  private mutating func judge(_ found: ImportedModule, in index: Int) {
    let file = folder.files[index]
    let place = found.path.lowerBound
    let module = found.module
    if Modules.here.contains(module) || isGuarded(place, by: module, in: file) { return }
    guard let prefixes = Modules.apples[module] else {
      note(
        index, place, "\(module) is not known here, and must be a module that the target depends on")
      return
    }
    let names = Modules.unprefixed[module] ?? []
    let use = file.tokens.first { token in
      token.kind == .word
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

  private mutating func addImport(to index: Int) {
    let file = folder.files[index]
    guard let first = file.tokens.first else { return }
    let offset = file.headOffset
    insert(
      Insertion(offset: offset, breaksLine: false, contents: [.lines(["import UIKit"])]),
      in: index)
    report(
      Change(
        position: file.source.position(at: offset), before: "", after: "import UIKit",
        reason: "\(file.firstUIKitName ?? first.text) is UIKit's"))
  }
}
