import ScrollLayout
import ScrollPhysics

extension JSONValue {
  /// `{"kind":"scale","minimum","reach"}` or `{"kind":"sticky","items":[…]}`.
  func effect() throws(FormatError) -> CellEffect {
    var object = try object()
    let kind = try object.required("kind")
    let effect: CellEffect
    switch kind.kind == .string ? try kind.string() : "" {
    case "scale":
      effect = .scale(
        minimum: try object.required("minimum").number(),
        reach: try object.optional("reach")?.number())
    case "sticky": effect = .sticky(try object.required("items").elements())
    default: throw kind.fail(mustBe: "\"scale\" or \"sticky\"")
    }
    try object.finish()
    try checked { () throws(PhysicsError) in try effect.validate() }
    return effect
  }

  /// A list of elements.
  func elements() throws(FormatError) -> [ElementID] {
    var elements: [ElementID] = []
    for element in try array(count: 0...10_000) { elements.append(try element.element()) }
    return elements
  }

  /// A cell `[section, item]`, or any element as `{"kind","section","item"}`.
  func element() throws(FormatError) -> ElementID {
    guard kind == .object else {
      let path = try pair()
      return .cell(
        section: try path.0.whole(in: 0...Bounds.items),
        item: try path.1.whole(in: 0...Bounds.items))
    }
    var object = try object()
    var element = ElementID(
      try object.required("kind").word(),
      section: try object.required("section").whole(in: 0...Bounds.items),
      item: try object.optional("item")?.whole(in: 0...Bounds.items) ?? 0)
    element.name = try object.optional("name")?.elementName() ?? 0
    try object.finish()
    return element
  }
}

extension JSONValue {
  /// The number of a supplementary or decoration kind's name.
  func elementName() throws(FormatError) -> UInt8 {
    UInt8(try whole(in: 0...Int(UInt8.max)))
  }
}

extension JSONText {
  mutating func member(name: UInt8) {
    guard name > 0 else { return }
    member("name", Int(name))
  }

  mutating func value(_ effect: CellEffect) {
    object { text in
      text.key("kind")
      switch effect {
      case .scale(let minimum, let reach):
        text.value("scale")
        text.member("minimum", minimum)
        guard let reach else { return }
        text.member("reach", reach)
      case .sticky(let elements):
        text.value("sticky")
        text.key("items")
        text.value(elements)
      }
    }
  }

  mutating func value(_ elements: [ElementID]) {
    array { text in
      for element in elements { text.value(element) }
    }
  }

  /// Writes an element: a cell by its index path, another with its kind.
  mutating func value(_ element: ElementID) {
    guard element.kind != .cell else {
      array { text in
        text.value(Int(element.section))
        text.value(Int(element.item))
      }
      return
    }
    object { text in
      text.member("kind", element.kind)
      text.member(name: element.name)
      text.member("section", Int(element.section))
      guard element.item != 0 else { return }
      text.member("item", Int(element.item))
    }
  }
}
