import ScrollLayout
import ScrollPhysics

extension JSONValue {
  /// A layout with its effects: `{"kind":"flow","scrollDirection","sections":[…],"effects":[…]}`.
  func layout() throws(FormatError) -> (FlowLayout, [CellEffect]) {
    var object = try object()
    let kind = try object.required("kind")
    guard kind.kind == .string, try kind.string() == "flow" else {
      throw kind.fail(mustBe: "\"flow\"")
    }
    var layout = FlowLayout(sections: [])
    if let direction = object.optional("scrollDirection") {
      layout.scrollDirection = try direction.word()
    }
    var itemsLeft = Bounds.items
    for section in try object.required("sections").array(count: 0...100_000) {
      layout.sections.append(try section.section(&itemsLeft))
    }
    var effects: [CellEffect] = []
    if let list = object.optional("effects") {
      for effect in try list.array(count: 0...100) { effects.append(try effect.effect()) }
    }
    try object.finish()
    try checked { () throws(PhysicsError) in try layout.validate() }
    return (layout, effects)
  }

  private func section(_ itemsLeft: inout Int) throws(FormatError) -> FlowSection {
    var object = try object()
    var section = FlowSection(items: try object.items())
    guard section.items.count <= itemsLeft else {
      throw fail("\(jsonPath) is beyond \(Bounds.items) items in all sections together")
    }
    itemsLeft -= section.items.count
    let length = -FlowLayout.longestLength...FlowLayout.longestLength
    let side = 0...FlowLayout.longestLength
    if let value = object.optional("minimumLineSpacing") {
      section.minimumLineSpacing = try value.number(in: length)
    }
    if let value = object.optional("minimumInteritemSpacing") {
      section.minimumInteritemSpacing = try value.number(in: length)
    }
    if let value = object.optional("sectionInset") { section.sectionInset = try value.insets() }
    if let value = object.optional("headerReferenceSize") {
      section.headerReferenceSize = try value.extent(in: side)
    }
    if let value = object.optional("footerReferenceSize") {
      section.footerReferenceSize = try value.extent(in: side)
    }
    try object.finish()
    return section
  }
}

extension JSONObject {
  /// `itemCount` items of `itemSize`, or items with a size each in `itemSizes`.
  fileprivate mutating func items() throws(FormatError) -> ItemSizes {
    let side = 0...FlowLayout.longestLength
    guard let list = optional("itemSizes") else {
      let count = try required("itemCount").whole(in: 0...Bounds.items)
      return .fixed(try required("itemSize").extent(in: side), count: count)
    }
    for key in ["itemCount", "itemSize"] {
      if let extra = optional(key) {
        throw extra.fail("\(extra.jsonPath) is given beside itemSizes, but must be left out")
      }
    }
    var sizes: [Extent] = []
    for size in try list.array(count: 0...Bounds.items) {
      sizes.append(try size.extent(in: side))
    }
    return .each(sizes)
  }
}

extension JSONText {
  mutating func layout(_ layout: FlowLayout, _ effects: [CellEffect]) {
    object(.lines) { text in
      text.member("kind", "flow")
      text.member("scrollDirection", layout.scrollDirection, unless: .vertical)
      text.array("sections", of: layout.sections, .lines) { $0.value($1) }
      guard !effects.isEmpty else { return }
      text.array("effects", of: effects, .lines) { $0.value($1) }
    }
  }

  private mutating func value(_ section: FlowSection) {
    object { text in
      switch section.items {
      case .fixed(let size, let count):
        text.member("itemCount", count)
        text.member("itemSize", size)
      case .each(let sizes):
        text.array("itemSizes", of: sizes) { $0.value($1) }
      }
      text.member("minimumLineSpacing", section.minimumLineSpacing, unless: 10)
      text.member("minimumInteritemSpacing", section.minimumInteritemSpacing, unless: 10)
      text.member("sectionInset", section.sectionInset, unless: .zero)
      text.member("headerReferenceSize", section.headerReferenceSize, unless: .zero)
      text.member("footerReferenceSize", section.footerReferenceSize, unless: .zero)
    }
  }
}
