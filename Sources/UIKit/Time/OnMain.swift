import Dispatch

/// Whether the main actor's thread asks. On Linux that need not be the process's first one.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Dispatch.DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}

/// Something that only the main thread uses, carried past a check that cannot know it.
struct OnMain<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
