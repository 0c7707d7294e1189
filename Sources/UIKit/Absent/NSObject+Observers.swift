/// An object that can be told of changes by a property's name.
@preconcurrency @MainActor
public protocol UIKeyValueObserver: NSObject {
  /// A property has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Has the observer told of every change of a property, which is a view's `bounds`, `frame`, `center`, or a scroll view's
  /// `contentOffset`, `contentSize`, `contentInset`; any other name ends the replay with an error that quotes it.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard var last = observable(keyPath), observer is any UIKeyValueObserver else {
      return Scene.current.refuse("addObserver(_:forKeyPath: \"\(keyPath)\")")
    }
    let tell = { [weak self, weak observer] (old: Any?, new: Any) in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old) { change[.oldKey] = old }
      (observer as? any UIKeyValueObserver)?
        .observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    let id = ObserverID(observer: ObjectIdentifier(observer), keyPath: keyPath)
    Observations.begin(id, of: self) { [weak self] in
      MainActor.assumeIsolated {
        guard let new = self?.observable(keyPath), !Observations.areEqual(last, new) else { return }
        let old = last
        last = new
        tell(old, new)
      }
    }
    if options.contains(.initial) { tell(nil, last) }
  }

  /// Has the observer told no longer.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    Observations.end(
      ObserverID(observer: ObjectIdentifier(observer), keyPath: keyPath), of: self)
  }

  /// Has the observer told no longer.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }

  /// A property's value by its name, where its changes are noticed.
  @MainActor
  private func observable(_ keyPath: String) -> Any? {
    guard let view = self as? UIView else { return nil }
    switch keyPath {
    case "bounds": return view.bounds
    case "frame": return view.frame
    case "center": return view.center
    default: break
    }
    guard let scroll = view as? UIScrollView else { return nil }
    switch keyPath {
    case "contentOffset": return scroll.contentOffset
    case "contentSize": return scroll.contentSize
    case "contentInset": return scroll.contentInset
    default: return nil
    }
  }
}

/// Who observes what.
private struct ObserverID: Hashable, Sendable {
  let observer: ObjectIdentifier
  let keyPath: String
}
