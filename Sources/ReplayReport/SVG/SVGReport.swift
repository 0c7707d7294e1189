/// Reports as pictures that stand by themselves: for README files, articles and chats.
///
/// The same report gives the same bytes. Each picture follows its reader's light or dark theme.
public enum SVGReport: String, Sendable, Hashable, CaseIterable {
  /// Offset and velocity over time.
  case plot
  /// The frames around the first fault, each over the outlines of the one before.
  case filmstrip
  /// The motion, again and again, at a quarter of its speed.
  case animation

  /// The picture of a report: of its subject, and of the best remedy beside it if that does better.
  public func picture(_ report: Report) -> [UInt8] {
    switch self {
    case .plot: PlotPicture(report).bytes
    case .filmstrip: FilmstripPicture(report).bytes
    case .animation: AnimationPicture(report).bytes
    }
  }
}

extension MapReport {
  /// A picture of the carousel's map as it is, or of that and the best remedy's side by side.
  public func picture(besideBest: Bool = false) -> [UInt8] {
    let best = best
    let others = besideBest && best.remedy != maps[0].remedy ? [best] : []
    return MapPicture(report: self, maps: [maps[0]] + others).bytes
  }
}

extension Report {
  /// What pictures hold against the subject: the other recording, or the best remedy where that is another.
  var companion: ReportReplay? {
    switch kind {
    case .comparison: replays.dropFirst().first
    case .remedies: subject.isBest ? nil : replays.dropFirst().first(where: \.isBest)
    }
  }

  /// The subject, and what is held against it.
  var pictured: [ReportReplay] { [subject] + (companion.map { [$0] } ?? []) }
}
