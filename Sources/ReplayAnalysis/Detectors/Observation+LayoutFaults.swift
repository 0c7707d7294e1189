import ScrollLayout
import ScrollReplay

extension Observation {
  /// What the layout was seen to do that a layout must not do; the same in frame after frame is one finding.
  ///
  /// - Parameter isMeant: which kinds to tell.
  func layoutFaults(where isMeant: (LayoutFault.Kind) -> Bool = { _ in true }) -> [Finding] {
    var runs: [FaultRun] = []
    for fault in recording.faults where isMeant(fault.kind) {
      if let open = runs.lastIndex(where: { $0.continues(with: fault) }) {
        runs[open].last = max(runs[open].last, fault.frame)
        runs[open].distance = max(runs[open].distance, fault.distance)
      } else {
        runs.append(FaultRun(fault))
      }
    }
    return runs.map { run in
      let last = min(run.last, recording.count - 1)
      return Finding(
        .badAttributes, frames: min(run.first.frame, last)...last, axis: nil,
        phase: recording.phases[min(run.first.frame, last)],
        cells: run.first.element.map { [$0] } ?? [], magnitude: run.distance, unit: .points,
        cause: run.cause, rule: run.first.kind.rule)
    }
  }
}

/// One fault in frames that follow one another.
private struct FaultRun {
  let first: LayoutFault
  var last: Int
  var distance: Double

  init(_ fault: LayoutFault) {
    first = fault
    last = fault.frame
    distance = fault.distance
  }

  func continues(with fault: LayoutFault) -> Bool {
    fault.kind == first.kind && fault.element == first.element && fault.frame <= last + 1
  }

  /// What happened, in words.
  var cause: String {
    let element = first.element?.text ?? "the content"
    switch first.kind {
    case .changedWithoutInvalidation:
      return """
        \(element) has other attributes than in the layout pass before, \(distance.text) pt away, and the layout was \
        not invalidated
        """
    case .sharedAttributesWritten:
      return """
        the attributes of \(element) that super answered were written to, \(distance.text) pt, without a copy: super \
        hands the same object out again
        """
    case .movedUnderUpdate:
      return """
        a batch update changed only what was out of sight, and all that was in sight moved, \(element) by \
        \(distance.text) pt
        """
    case .notFinite:
      return "the attributes of \(element) hold NaN or infinity; it is not shown"
    case .noSuchElement:
      return "the layout named \(element), which the data source does not have; it is not shown"
    case .offsetWrittenDuringMotion:
      return
        "the app wrote contentOffset in frame after frame while the view moved it too: it has two owners"
    case .clockRead:
      return """
        the layout asked the calendar for the time: a device answers otherwise at every run, so what it lays out does \
        not come again
        """
    }
  }
}

extension LayoutFault.Kind {
  /// Whether something moved or changed that nobody had changed.
  var isInstability: Bool {
    switch self {
    case .changedWithoutInvalidation, .sharedAttributesWritten, .movedUnderUpdate: true
    case .notFinite, .noSuchElement, .offsetWrittenDuringMotion, .clockRead: false
    }
  }

  /// The rule that was broken.
  fileprivate var rule: String {
    switch self {
    case .changedWithoutInvalidation:
      "UICollectionViewLayout: attributes stay the same until the layout is invalidated"
    case .sharedAttributesWritten:
      "UICollectionViewFlowLayout: copy attributes before changing them"
    case .movedUnderUpdate:
      """
      UICollectionViewLayout: contentOffsetAdjustment, or targetContentOffset(forProposedContentOffset:), holds \
      what is in sight
      """
    case .notFinite: "UICollectionViewLayoutAttributes: numbers are finite"
    case .noSuchElement: "UICollectionViewLayout: index paths are the data source's"
    case .offsetWrittenDuringMotion: "UIScrollView: one owner of the motion at a time"
    case .clockRead: "UICollectionViewLayout: attributes depend on data and bounds"
    }
  }
}
