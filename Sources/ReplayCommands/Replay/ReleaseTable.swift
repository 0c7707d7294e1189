import ReplayFormats
import ReplayReport
import ScrollPhysics
import ScrollReplay

/// What decided a release along one axis, told to people: a fact a line.
struct ReleaseTable {
  private let release: Release
  private let axis: Axis

  init(_ release: Release, along axis: Axis) {
    self.release = release
    self.axis = axis
  }

  /// The facts in the order in which UIKit comes to them.
  var table: TextTable {
    var table = TextTable()
    for (name, value) in facts { table.append([TextCell("  \(name)"), TextCell(value)]) }
    return table
  }

  private var facts: [(String, String)] {
    [
      ("lifted", "in frame \(release.frame) at \(points(release.offset))"),
      ("reading", speed(release.reading[axis])),
      ("velocity", speed(release.velocity[axis]) + (release.isGated ? ", behind the gate" : "")),
      ("proposed", points(release.proposed)),
      ("target", points(release.target) + chooser),
      ("landing", landing),
    ]
  }

  private var chooser: String {
    if release.layoutTarget[axis] != release.delegateTarget[axis] { return ", by the delegate" }
    return release.layoutTarget[axis] != release.proposed[axis] ? ", by the layout" : ""
  }

  private var landing: String {
    let landing = release.landing(axis)
    switch release.owner {
    case .none: return "none: it rests where it is"
    case .deceleration:
      let factor = Numeral.rounded(landing.decay.factor, places: 4)
      return "\(landing.row.word): factor \(factor), starts at \(speed(landing.velocity))"
    case .paging: return "the page motion of isPagingEnabled"
    case .offsetAnimation: return "an offset animation"
    case .springAnimation: return "a spring animation"
    case .curveAnimation: return "a view animation"
    }
  }

  private func points(_ vector: Vector) -> String { "\(Numeral.rounded(vector[axis])) pt" }

  private func speed(_ velocity: Double) -> String {
    "\(Numeral.rounded(velocity, places: 3)) pt/ms"
  }
}
