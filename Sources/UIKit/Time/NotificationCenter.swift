/// Tells who wants to know, at once and in the order in which they asked.
public final class NotificationCenter: NSObject, @unchecked Sendable {
  private struct Observer {
    weak var object: AnyObject?
    let name: NSNotification.Name?
    let isForAnySender: Bool
    weak var sender: AnyObject?
    let tell: @MainActor (Notification) -> Void
  }

  private var observers: [Observer] = []
  private static let elsewhere = NotificationCenter()

  /// Creates a center that nobody listens to.
  public override init() { super.init() }

  /// The replay's own: nobody listens when it begins.
  public class var `default`: NotificationCenter {
    guard MainThread.isCurrent else { return elsewhere }
    return MainActor.assumeIsolated { Scene.current.notifications }
  }

  // MARK: Listening

  /// Calls `aSelector` of `observer`, which is not kept, at notifications of that name and sender; nil stands for any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = observer as AnyObject
    let weakTarget = WeakReference(target)
    add(target, aName, anObject) { notification in
      if let target = weakTarget.object { aSelector.send(to: target, notification) }
    }
  }

  /// Calls `block` at notifications of that name and sender; nil stands for any.
  ///
  /// - Returns: what `removeObserver(_:)` takes; the block is kept until then.
  @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    tokens.append(token)
    add(token, name, obj, block)
    return token
  }

  /// Tells `observer` nothing more.
  public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

  /// Tells `observer` nothing more of that name and sender; nil stands for any.
  public func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = observer as AnyObject
    observers.removeAll { entry in
      entry.object == nil
        || entry.object === object && (aName == nil || entry.name == aName)
          && (anObject == nil || entry.sender === (anObject as AnyObject))
    }
    if aName == nil, anObject == nil { tokens.removeAll { $0 === object } }
  }

  private var tokens: [NSObject] = []

  private func add(
    _ object: AnyObject, _ name: NSNotification.Name?, _ sender: Any?,
    _ tell: @escaping @MainActor (Notification) -> Void
  ) {
    observers.append(
      Observer(
        object: object, name: name, isForAnySender: sender == nil,
        sender: sender.map { $0 as AnyObject }, tell: tell))
  }

  // MARK: Telling

  /// Tells a notification.
  public func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: userInfo))
  }

  /// Tells `notification`.
  public func post(_ notification: Notification) {
    let sender = notification.object.map { $0 as AnyObject }
    let told = observers.filter { entry in
      entry.object != nil && (entry.name == nil || entry.name == notification.name)
        && (entry.isForAnySender || entry.sender === sender)
    }
    let message = OnMain((notification, told))
    MainActor.assumeIsolated { for entry in message.value.1 { entry.tell(message.value.0) } }
  }
}

/// An object that is not kept.
private final class WeakReference: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
