/// What is kept for an object under a key, outside of it.
struct AssociationKey: Hashable, Sendable {
  private let name: String
  private let address: UInt

  init(_ name: String) { (self.name, address) = (name, 0) }
  init(_ address: UnsafeRawPointer) { (name, self.address) = ("", UInt(bitPattern: address)) }
}

/// A table of values kept for objects that do not know of it. An object's values go when the object has gone.
enum Associations {
  private struct Entry {
    weak var object: AnyObject?
    var values: [AssociationKey: Any] = [:]
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// Entries whose objects have gone are looked for when there are this many.
    var limit = 64
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var table = Table()

  /// The value under a key, else none.
  static func value(of object: AnyObject, _ key: AssociationKey) -> Any? {
    lock.withLock {
      guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.values[key]
    }
  }

  /// Keeps a value under a key; nil forgets it.
  static func set(_ value: Any?, of object: AnyObject, _ key: AssociationKey) {
    // What is let go may itself use the table as it goes, so it goes outside of the lock.
    var gone: [Any] = []
    lock.withLock {
      let id = ObjectIdentifier(object)
      var entry = table.entries[id] ?? Entry(object: object)
      // An address is used again after its object has gone.
      if entry.object !== object {
        gone.append(entry)
        entry = Entry(object: object)
      }
      if let old = entry.values[key] { gone.append(old) }
      entry.values[key] = value
      table.entries[id] = entry
      if table.entries.count > table.limit {
        gone.append(table.entries)
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, 2 * table.entries.count)
      }
    }
    withExtendedLifetime(gone) {}
  }

  /// Forgets everything that is kept for an object.
  static func clear(_ object: AnyObject) {
    let gone = lock.withLock { table.entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(gone) {}
  }
}
