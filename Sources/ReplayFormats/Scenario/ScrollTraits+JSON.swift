import ScrollPhysics
import ScrollReplay

extension JSONValue {
  /// A scroll view's size and its screen's pixels: `{"width","height","scale"}`.
  func screen() throws(FormatError) -> (size: Extent, grid: PixelGrid) {
    var object = try object()
    let size = Extent(
      width: try object.required("width").number(in: Bounds.side),
      height: try object.required("height").number(in: Bounds.side))
    var grid = PixelGrid.threefold
    if let scale = object.optional("scale") {
      let number = try scale.number()
      grid = try scale.checked { () throws(PhysicsError) in try PixelGrid(scale: number) }
    }
    try object.finish()
    return (size, grid)
  }

  /// What an app sets on a scroll view, under UIKit's names.
  func traits() throws(FormatError) -> ScrollTraits {
    var object = try object()
    var traits = ScrollTraits()
    if let rate = object.optional("decelerationRate") {
      traits.decelerationRate = try rate.decelerationRate()
    }
    try object.read("bounces", into: &traits.bounces)
    try object.read("alwaysBounceHorizontal", into: &traits.alwaysBounceHorizontal)
    try object.read("alwaysBounceVertical", into: &traits.alwaysBounceVertical)
    try object.read("isPagingEnabled", into: &traits.isPagingEnabled)
    try object.read("isDirectionalLockEnabled", into: &traits.isDirectionalLockEnabled)
    try object.read("isScrollEnabled", into: &traits.isScrollEnabled)
    if let insets = object.optional("contentInset") { traits.contentInset = try insets.insets() }
    try object.finish()
    return traits
  }

  /// `"normal"`, `"fast"`, or a factor a millisecond, which is taken exactly.
  private func decelerationRate() throws(FormatError) -> DecelerationRate {
    if kind == .number {
      let factor = record.number
      return .exact(try checked { () throws(PhysicsError) in try Decay(factor: factor) })
    }
    switch kind == .string ? try string() : "" {
    case "normal": return .normal
    case "fast": return .fast
    default: throw fail(mustBe: "\"normal\", \"fast\" or a factor a millisecond")
    }
  }
}

extension JSONObject {
  /// Reads a flag, if it is given.
  fileprivate mutating func read(_ key: String, into flag: inout Bool) throws(FormatError) {
    if let value = optional(key) { flag = try value.bool() }
  }
}

extension JSONText {
  mutating func screen(_ size: Extent, _ grid: PixelGrid) {
    object { text in
      text.member("width", size.width)
      text.member("height", size.height)
      text.member("scale", grid.scale, unless: PixelGrid.threefold.scale)
    }
  }

  mutating func member(_ name: StaticString, _ traits: ScrollTraits) {
    let standard = ScrollTraits()
    guard traits != standard else { return }
    object(name) { text in
      text.member("decelerationRate", traits.decelerationRate)
      text.member("bounces", traits.bounces, unless: standard.bounces)
      text.member(
        "alwaysBounceHorizontal", traits.alwaysBounceHorizontal,
        unless: standard.alwaysBounceHorizontal)
      text.member(
        "alwaysBounceVertical", traits.alwaysBounceVertical, unless: standard.alwaysBounceVertical)
      text.member("isPagingEnabled", traits.isPagingEnabled, unless: standard.isPagingEnabled)
      text.member(
        "isDirectionalLockEnabled", traits.isDirectionalLockEnabled,
        unless: standard.isDirectionalLockEnabled)
      text.member("isScrollEnabled", traits.isScrollEnabled, unless: standard.isScrollEnabled)
      text.member("contentInset", traits.contentInset, unless: standard.contentInset)
    }
  }

  private mutating func member(_ name: StaticString, _ rate: DecelerationRate) {
    switch rate {
    case .normal: break
    case .fast:
      member(name, "fast")
    case .exact(let decay):
      member(name, decay.factor)
    }
  }
}
