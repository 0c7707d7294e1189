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

/// Something to hand to `method_exchangeImplementations(_:_:)`, which refuses it.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  OpaquePointer(bitPattern: 1)
}

/// Something to hand to `method_exchangeImplementations(_:_:)`, which refuses it.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  OpaquePointer(bitPattern: 1)
}

/// Refused: methods cannot be exchanged here.
@preconcurrency @MainActor
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {
  Scene.current.refuse("method_exchangeImplementations")
}

/// Runs the closure while nobody else runs one for the same object; there is one thread here.
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
/// The end of what `objc_sync_enter` began.
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
