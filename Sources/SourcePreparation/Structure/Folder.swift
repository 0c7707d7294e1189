/// Files that are compiled together, with an index of their types.
struct Folder: Sendable {
  /// A declaration with where it is found.
  struct Found: Sendable {
    let file: Int
    let declaration: Declaration
    /// The type that it is a member of, `Outer.Inner`; empty at the top of a file.
    let type: String
    /// Whether that type's body is an extension's.
    let isExtended: Bool
    /// The innermost extension or type around it, if there is one.
    let parent: Int?
  }

  let files: [ParsedFile]
  /// Every declaration outside functions, types before their members.
  private(set) var all: [Found] = []
  /// The types by their whole name, as indices of `all`; extensions left out.
  private(set) var types: [String: Int] = [:]
  private(set) var members: [String: [Int]] = [:]
  /// The functions of a type by `Type.name`.
  private var functions: [String: [Int]] = [:]
  /// The types and extensions of each file, outer ones first.
  private var typesOfFile: [[Int]] = []

  init(_ files: [ParsedFile]) {
    self.files = files
    typesOfFile = files.map { _ in [] }
    for (index, file) in files.enumerated() {
      add(file.declarations, file: index, type: "", isExtended: false, parent: nil)
    }
  }

  private mutating func add(
    _ declarations: [Declaration], file: Int, type: String, isExtended: Bool, parent: Int?
  ) {
    for declaration in declarations {
      let index = all.count
      all.append(
        Found(
          file: file, declaration: declaration, type: type, isExtended: isExtended, parent: parent))
      if !type.isEmpty { members[type, default: []].append(index) }
      if declaration.keyword == "func" {
        functions["\(type).\(declaration.name)", default: []].append(index)
      }
      guard declaration.isType else { continue }
      typesOfFile[file].append(index)
      let isExtension = declaration.keyword == "extension"
      let name = type.isEmpty ? declaration.name : "\(type).\(declaration.name)"
      if !isExtension, types[name] == nil { types[name] = index }
      add(
        declaration.members, file: file, type: name, isExtended: isExtension, parent: index)
    }
  }

  /// The whole name of a type or extension.
  func name(of found: Found) -> String {
    found.type.isEmpty ? found.declaration.name : "\(found.type).\(found.declaration.name)"
  }

  /// The class of that name, if it is in the folder.
  func declaredClass(_ name: String) -> Found? {
    types[name].map { all[$0] }.flatMap { $0.declaration.keyword == "class" ? $0 : nil }
  }

  /// The functions of a type, its extensions and its superclasses, as far as they are in the folder.
  func functions(named name: String, in type: String) -> [Found] {
    var seen: Set<String> = []
    var next: String? = type
    while let type = next, seen.insert(type).inserted {
      if let own = functions["\(type).\(name)"] { return own.map { all[$0] } }
      next = superclass(of: type)
    }
    return []
  }

  /// The first type that a class inherits from, looked up from the inside out.
  func superclass(of type: String) -> String? {
    guard let found = declaredClass(type) else { return nil }
    let file = files[found.file]
    guard let first = inherited(by: found.declaration, in: file).first else { return nil }
    return resolved(first, from: found.type)
  }

  /// The names behind a type's colon.
  func inherited(by declaration: Declaration, in file: ParsedFile) -> [String] {
    var names: [String] = []
    var name = ""
    var depth = 0
    for index in declaration.inheritance {
      let text = file.text(index)
      if text == "<" || text == "(" { depth += 1 }
      if depth == 0, text != ",", text != "@", text != "&" { name += text }
      if text == ">" || text == ")" { depth -= 1 }
      if depth == 0, text == "," || text == "&" {
        names.append(name)
        name = ""
      }
    }
    return (names + [name]).filter { !$0.isEmpty }
  }

  /// The whole name of a type of the folder that `name` means inside another type; else nil.
  func resolved(_ name: String, from scope: String) -> String? {
    var scope = scope.split(separator: ".").map(String.init)
    while true {
      let whole = (scope + [name]).joined(separator: ".")
      if types[whole] != nil { return whole }
      if scope.isEmpty { return nil }
      scope.removeLast()
    }
  }

  /// The innermost type or extension around a token.
  func enclosing(_ token: Int, in file: Int) -> Found? {
    typesOfFile[file].last { place in
      all[place].declaration.body.map { $0.contains(token) } ?? false
    }.map { all[$0] }
  }
}
