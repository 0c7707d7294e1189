// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// How an associated object is held: strongly here, whatever is asked for.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What is kept for an object under the address of a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(of: object as AnyObject, AssociationKey(key))
}

/// Keeps a value for an object under the address of a key; nil forgets it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { Associations.set(value, of: object as AnyObject, AssociationKey(key)) }

/// Forgets everything that is kept for an object.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.clear(object as AnyObject) }

/// A method by its name alone: it cannot be called here.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// A method's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { "\(aSelector)" }

/// A method in Objective-C's runtime, of which there is none here.
public struct Method: Sendable {}

/// Something to hand to `method_exchangeImplementations(_:_:)`, which refuses it.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { Method() }

/// Something to hand to `method_exchangeImplementations(_:_:)`, which refuses it.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { Method() }

/// Refused: methods cannot be exchanged here.
@preconcurrency @MainActor
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  Scene.current.refuse("method_exchangeImplementations")
}

/// Runs the closure while nobody else runs one for the same object; there is one thread here.
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
/// The end of what `objc_sync_enter` began.
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

/// Nanoseconds a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
