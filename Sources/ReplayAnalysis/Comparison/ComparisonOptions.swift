/// What a comparison of two recordings looks at.
public struct ComparisonOptions: Sendable, Hashable {
  /// How the frames of two recordings are brought together.
  public enum Alignment: Sendable, Hashable {
    /// By their numbers: another frame time is a difference.
    case frames
    /// By their numbers if their times agree, else at the times of the one with fewer frames a second, where the
    /// other is interpolated linearly.
    case times
  }

  /// By how much numbers may differ.
  public var tolerance = RecordingTolerance.exact
  /// Whether only the place counts where the content comes to rest.
  public var isLandingOnly = false
  /// How frames are brought together.
  public var alignment = Alignment.frames
  /// Whether elements are compared: not where a recording was read from a table without them.
  public var comparesElements = true
  /// Whether what each shows is judged: not where a recording was read without its releases.
  public var comparesFindings = true

  /// Creates the strictest options.
  public init() {}

  /// Creates options that differ from the strictest in their tolerance.
  public init(tolerance: RecordingTolerance) { self.tolerance = tolerance }
}
