/// A group of layer changes.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Opens a group.
  open class func begin() { Scene.current.transactions.append(OpenTransaction()) }

  /// Closes the innermost group; its completion comes when what was animated in it is over.
  open class func commit() {
    let scene = Scene.current
    guard let transaction = scene.transactions.popLast() else { return }
    scene.noteEnd(transaction.end)
    guard let completion = transaction.completion else { return }
    scene.agenda.add(at: max(transaction.end, scene.time)) { completion() }
  }

  /// Sends what was changed to the screen: as ever, with the frame.
  open class func flush() {}
  /// Whether changes of layers go at once; kept, they do.
  open class func disableActions() -> Bool { innermost.isWithoutActions }
  /// Lets changes of layers go at once; kept, they do.
  open class func setDisableActions(_ flag: Bool) { change { $0.isWithoutActions = flag } }
  /// Of changes of layers, seconds; kept only.
  open class func animationDuration() -> CFTimeInterval { innermost.duration }
  /// Sets that; kept only.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
  /// Of changes of layers; kept only.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { innermost.function }
  /// Sets that; kept only.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.function = function }
  }
  /// What comes when all is over.
  open class func completionBlock() -> (() -> Void)? { innermost.completion }
  /// Sets what comes when all that is animated until the commit is over.
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }

  private class var innermost: OpenTransaction {
    Scene.current.transactions.last ?? OpenTransaction()
  }

  private class func change(_ body: (inout OpenTransaction) -> Void) {
    let scene = Scene.current
    guard let last = scene.transactions.indices.last else { return }
    body(&scene.transactions[last])
  }
}

/// A group that is not closed yet.
struct OpenTransaction {
  var isWithoutActions = false
  var duration: CFTimeInterval = 0.25
  var function: CAMediaTimingFunction?
  var completion: (() -> Void)?
  /// When the last of what was animated in it ends, nanoseconds.
  var end: Int64 = 0
}

extension Scene {
  /// Notes that an animation ends then, for the transactions that wait for it.
  func noteEnd(_ end: Int64) {
    guard let last = transactions.indices.last else { return }
    transactions[last].end = max(transactions[last].end, end)
  }
}
