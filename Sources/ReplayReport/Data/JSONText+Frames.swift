import ReplayFormats
import ScrollPhysics
import ScrollReplay

extension JSONText {
  /// Writes the columns of a recording's frames.
  mutating func frames(_ recording: Recording) {
    member("count", recording.count)
    phases(recording)
    member("touched", Range.runs(recording.events) { $0.contains(.touch) })
    members([
      (DataColumn(name: "t"), recording.times.map { Double($0) / 1e6 }),
      (DataColumn(name: "ox"), recording.offsets.map(\.x)),
      (DataColumn(name: "oy"), recording.offsets.map(\.y)),
      (DataColumn(name: "vx"), recording.velocities.map(\.x)),
      (DataColumn(name: "vy"), recording.velocities.map(\.y)),
      (DataColumn(name: "gx"), recording.targets.map(\.x)),
      (DataColumn(name: "gy"), recording.targets.map(\.y)),
    ])
  }

  /// Writes runs of equal phases as pairs of their name and their length.
  private mutating func phases(_ recording: Recording) {
    array("phases") { text in
      var first = 0
      for frame in 0..<recording.count {
        guard frame + 1 == recording.count || recording.phases[frame + 1] != recording.phases[frame]
        else { continue }
        text.array { text in
          text.value("\(recording.phases[frame])")
          text.value(frame + 1 - first)
        }
        first = frame + 1
      }
    }
  }

  /// Writes what decided a release along an axis.
  mutating func value(_ release: Release, along axis: Axis) {
    let landing = release.landing(axis)
    object { text in
      text.member("frame", release.frame)
      text.rounded("offset", release.offset[axis])
      text.rounded("reading", release.reading[axis])
      text.rounded("velocity", release.velocity[axis])
      text.member("gated", release.isGated)
      text.rounded("proposed", release.proposed[axis])
      text.rounded("target", release.target[axis])
      text.member("chooser", release.chooser(axis))
      text.member("owner", "\(release.owner)")
      text.member("case", landing.row.word.description)
      text.rounded("factor", landing.decay.factor)
      text.rounded("start", landing.velocity)
    }
  }
}

extension Release {
  /// Who chose the target along `axis`.
  fileprivate func chooser(_ axis: Axis) -> String {
    if layoutTarget[axis] != delegateTarget[axis] { return "the delegate" }
    return layoutTarget[axis] != proposed[axis] ? "the layout" : "UIKit"
  }
}

extension Range<Int> {
  /// The runs of elements for which `isIn` holds.
  static func runs<Element>(_ elements: [Element], _ isIn: (Element) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (place, element) in elements.enumerated() where isIn(element) {
      if let last = runs.indices.last, runs[last].upperBound == place {
        runs[last] = runs[last].lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    return runs
  }
}
