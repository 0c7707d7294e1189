extension NSObjectProtocol {
  /// Whether this answers a message: always said, since nobody can ask here.
  public func responds(to aSelector: Selector?) -> Bool { true }
}

extension NSObject {
  /// Calls `aSelector` of this after `delay` seconds; not while a finger scrolls.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let request = PerformRequest(target: self, selector: aSelector)
    let argument = OnMain(anArgument)
    MainActor.assumeIsolated {
      let scene = Scene.current
      request.job = scene.later(max(delay, 0), pausesWhileTracking: true) { [weak scene] in
        scene?.requests.removeAll { $0 === request }
        aSelector.send(to: request.target, argument.value)
      }
      scene.requests.append(request)
    }
  }

  /// Calls `aSelector` of this after `delay` seconds.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls `aSelector` of this at once. What it returns is lost.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    perform(aSelector, with: nil)
  }

  /// Calls `aSelector` of this at once. What it returns is lost.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    let (target, object) = (OnMain(self), OnMain(object))
    MainActor.assumeIsolated { aSelector.send(to: target.value, object.value) }
    return nil
  }

  /// Forgets every delayed call of `aTarget`.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancelRequests { $0.target === (aTarget as AnyObject) }
  }

  /// Forgets the delayed calls of `aSelector` of `aTarget`, whatever their argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancelRequests { $0.target === (aTarget as AnyObject) && $0.selector == aSelector }
  }

  private class func cancelRequests(_ isMeant: @escaping (PerformRequest) -> Bool) {
    let isMeant = OnMain(isMeant)
    MainActor.assumeIsolated {
      let scene = Scene.current
      for request in scene.requests where isMeant.value(request) {
        if let job = request.job { scene.agenda.cancel(job) }
      }
      scene.requests.removeAll(where: isMeant.value)
    }
  }
}

/// A call that was asked for later.
final class PerformRequest: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  var job: Agenda.Job?

  init(target: NSObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }
}
