import Testing

@testable import UIKit

@Suite("Associated objects and observers")
@MainActor
struct AssociationTests {
  nonisolated(unsafe) private static var key: UInt8 = 0
  nonisolated(unsafe) private static var other: UInt8 = 0

  @Test("are kept by object and key, and forgotten with nil")
  func associations() {
    let (one, two) = (NSObject(), NSObject())
    objc_setAssociatedObject(one, &Self.key, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, &Self.other, "x", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(one, &Self.key) as? Int == 7)
    #expect(objc_getAssociatedObject(one, &Self.other) as? String == "x")
    #expect(objc_getAssociatedObject(two, &Self.key) == nil)
    objc_setAssociatedObject(one, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, &Self.key) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &Self.other) == nil)
  }

  @Test("do not pass to an object that comes to lie where another was")
  func reuse() {
    for _ in 0..<2_000 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, &Self.key) == nil)
      objc_setAssociatedObject(object, &Self.key, NSObject(), .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test("tell of a view's new bounds, until they are let go")
  func observation() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var widths: [CGFloat?] = []
    var observation: NSKeyValueObservation? = view.observe(\.bounds, options: [.old, .new]) {
      widths += [$1.oldValue?.width, $1.newValue?.width]
    }
    view.bounds.size.width = 20
    view.alpha = 0.5
    #expect(widths == [10, 20])
    _ = observation
    observation = nil
    view.bounds.size.width = 30
    #expect(widths == [10, 20])
  }
}
