import ReplayAnalysis
import ScrollReplay

extension FlapMap {
  /// The release that flaps worst; none if none flaps.
  ///
  /// Of the releases that show the largest flap of some kind it is the one with the highest score, of equals the first in
  /// the order of the grids: where all flaps are of one kind, the largest. Those between the grids' points count where the
  /// grids show no flap.
  public var worst: MapPlace? { worstFault { $0.marks.filter(\.kind.isFlap) }?.place }

  /// By the rule of `worst`, the release whose faults are worst, and the one of them that is the largest of its kind.
  ///
  /// - Parameter faults: those of a release that count.
  package func worstFault(
    _ faults: (ReleaseVerdict) -> [FindingMark]
  ) -> (place: MapPlace, mark: FindingMark)? {
    worst(of: sheets.map(\.verdicts.indices), faults)
      ?? worst(of: sheets.map { $0.verdicts.count..<$0.verdicts.count + $0.between.count }, faults)
  }

  /// The worst of some releases of each sheet.
  private func worst(
    of indices: [Range<Int>], _ faults: (ReleaseVerdict) -> [FindingMark]
  ) -> (place: MapPlace, mark: FindingMark)? {
    var largest: [Double?] = FindingKind.allCases.map { _ in nil }
    for (sheet, indices) in zip(sheets, indices) {
      for index in indices {
        for mark in faults(sheet.verdict(at: index)) {
          let kind = mark.kind.index
          largest[kind] = max(largest[kind] ?? mark.magnitude, mark.magnitude)
        }
      }
    }
    var worst: (place: MapPlace, mark: FindingMark)?
    var score: FlapScore?
    for (number, indices) in indices.enumerated() {
      for index in indices {
        let verdict = sheets[number].verdict(at: index)
        if let score, verdict.score <= score { continue }
        guard let mark = faults(verdict).first(where: { $0.magnitude == largest[$0.kind.index] })
        else { continue }
        worst = (MapPlace(sheet: number, index: index), mark)
        score = verdict.score
      }
    }
    return worst
  }
}
