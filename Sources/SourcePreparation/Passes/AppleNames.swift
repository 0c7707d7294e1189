/// Names by the prefixes of Apple's frameworks.
enum AppleNames {
  /// Whether a name is one that `UIKit` brings: `UIView`, `CGRect`, `CALayer`, `NSObject`, `IndexPath`.
  static func isApples(_ name: String) -> Bool {
    unprefixed.contains(name) || prefixes.contains { starts(name, with: $0) }
  }

  /// Whether a name is the prefix and then a word: `UIView` by `UI`, not `UIs`.
  static func starts(_ name: String, with prefix: String) -> Bool {
    guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).unicodeScalars.first
    else { return false }
    return next.value >= 0x41 && next.value <= 0x5A
  }

  private static let prefixes = ["UI", "CG", "CA", "NS"]

  private static let unprefixed: Set = [
    "IndexPath", "IndexSet", "Selector", "DispatchQueue", "Timer", "Date", "Bundle", "RunLoop",
  ]
}
