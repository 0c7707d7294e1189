public import ReplayAnalysis
public import ScrollReplay

/// A recording as a page shows it: with its faults, and the touches that made it where they are known.
public struct ReportReplay: Sendable, Hashable {
  /// What tells it from the others of its page.
  public var name: String
  /// The frames.
  public var recording: Recording
  /// Its faults.
  public var findings: [Finding]
  /// How badly it flaps.
  public var score: FlapScore
  /// The finger, as it was sampled; empty where only the recording is known.
  public var samples: [TouchSample]
  /// What the app does at release, if this is known.
  public var remedy: Remedy?
  /// The remedy as Swift to paste; empty if there is nothing to paste.
  public var swift: String
  /// Whether no other remedy of the page does better.
  public var isBest: Bool

  /// Takes a recording and what was found in it.
  ///
  /// - Parameters:
  ///   - name: what tells it from the others of its page.
  ///   - recording: the frames.
  ///   - findings: its faults; found anew if none are given.
  ///   - samples: the finger, as it was sampled.
  ///   - remedy: what the app does at release.
  ///   - swift: the remedy as Swift to paste.
  ///   - isBest: whether no other remedy of the page does better.
  public init(
    name: String, recording: Recording, findings: [Finding]? = nil, samples: [TouchSample] = [],
    remedy: Remedy? = nil, swift: String = "", isBest: Bool = false
  ) {
    let judgement = recording.judgement()
    self.name = name
    self.recording = recording
    self.findings = findings ?? judgement.findings
    score = judgement.score
    self.samples = samples
    self.remedy = remedy
    self.swift = swift
    self.isBest = isBest
  }

  /// The faults that a person sees as a flutter.
  public var flaps: [Finding] { findings.filter(\.isFlap) }
}
