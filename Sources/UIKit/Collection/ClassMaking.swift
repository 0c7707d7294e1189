/// An object with the initialiser that every object of Foundation has, where a class is known only at run time.
///
/// Swift makes objects of such a class by `required` initialisers alone, which UIKit's are not: source written for
/// it says `override init(frame:)`. They are all reached through `NSObject.init()`, whose place in the class's
/// table of methods is that of any subclass; so the call is made through this one, which may make it.
open class MadeByClass: NSObject {
  /// Creates an object.
  public required override init() { super.init() }
}

extension NSObject {
  /// A new object of `type`, by the class's own `init()`.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let made = unsafeBitCast(type, to: MadeByClass.Type.self).init()
    return unsafeBitCast(made, to: Object.self)
  }
}

extension Scene {
  /// A new view of `type`, by the class's own `init(frame:)`.
  func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    frameInMaking = frame
    defer { frameInMaking = nil }
    return NSObject.make(type)
  }

  /// The frame for the view that is being made; taken once, for it may make others.
  func takeFrameInMaking() -> CGRect {
    defer { frameInMaking = nil }
    return frameInMaking ?? .zero
  }
}
