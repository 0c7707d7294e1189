import ScrollLayout
import ScrollReplay

extension Recording {
  /// Whether the layout or the delegate has the last word at release.
  var releaseSite: ReleaseSite {
    releases.contains { $0.delegateTarget != $0.layoutTarget } ? .delegate : .layout
  }
}
