package import ScrollPhysics
package import ScrollReplay

extension Recording {
  /// The axis that there is most to tell about: the one that snaps, or else the one that moved farther.
  package var mainAxis: Axis {
    if let snapping = header.snapping { return snapping.axis }
    func travel(_ axis: Axis) -> Double {
      let along = offsets.map { $0[axis] }
      return (along.max() ?? 0) - (along.min() ?? 0)
    }
    return travel(.horizontal) > travel(.vertical) ? .horizontal : .vertical
  }
}
