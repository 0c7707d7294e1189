/// What of a change an observer wants to know.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// Foundation's bits.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after it.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The value at once, without a change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Before the change too: not followed.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// What an observer is told of a change, by name.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// Foundation's name.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What kind of change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after it.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before it.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// What kind of change an observer is told of: a new value.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
}

/// What an observer is told of a change.
public struct NSKeyValueObservedChange<Value> {
  /// A new value.
  public let kind: NSKeyValueChange
  /// After the change, where it was asked for.
  public let newValue: Value?
  /// Before the change, where it was asked for.
  public let oldValue: Value?
  /// False: nothing is told before a change.
  public let isPrior: Bool
}

/// An observation, which ends with this object.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  weak var object: NSObject?

  init(_ object: NSObject) { self.object = object }

  /// Ends the observation.
  public func invalidate() {
    if let object { Observations.end(ObjectIdentifier(self), of: object) }
    object = nil
  }

  deinit { if let object { Observations.end(ObjectIdentifier(self), of: object) } }
}

/// What has observable properties.
public protocol _KeyValueCodingAndObserving: NSObjectProtocol {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Tells of every change of a property of a view: its geometry, and a scroll view's offset and size. What is not observed here is never told.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(self)
    var last = self[keyPath: keyPath]
    func tell(_ object: Self, old: Value?, new: Value) {
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, isPrior: false))
    }
    Observations.begin(ObjectIdentifier(observation), of: self) { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !Observations.areEqual(old, new) else { return }
      last = new
      tell(self, old: old, new: new)
    }
    if options.contains(.initial) { tell(self, old: nil, new: last) }
    return observation
  }
}
