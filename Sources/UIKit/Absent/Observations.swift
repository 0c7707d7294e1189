/// Who is told when properties of an object change.
enum Observations {
  private struct Watch {
    let id: AnyHashable
    let check: () -> Void
  }

  /// Whether anybody has ever observed anything; most replays need not look.
  nonisolated(unsafe) private(set) static var areAny = false
  private static let key = AssociationKey("observations")

  /// Has `check` run after every change of the object.
  static func begin(_ id: AnyHashable, of object: AnyObject, check: @escaping () -> Void) {
    let watches = Associations.value(of: object, key) as? [Watch] ?? []
    areAny = true
    Associations.set(watches + [Watch(id: id, check: check)], of: object, key)
  }

  /// No longer has it run.
  static func end(_ id: AnyHashable, of object: AnyObject) {
    guard var watches = Associations.value(of: object, key) as? [Watch] else { return }
    watches.removeAll { $0.id == id }
    Associations.set(watches.isEmpty ? nil : watches, of: object, key)
  }

  /// Has everybody look whether what they observe has changed.
  static func changed(_ object: AnyObject) {
    guard areAny, let watches = Associations.value(of: object, key) as? [Watch] else { return }
    for watch in watches { watch.check() }
  }

  /// Whether both are known to be equal.
  static func areEqual(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return one.equals(other)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
