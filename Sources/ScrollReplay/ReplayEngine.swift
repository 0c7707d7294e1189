/// What replays: files that depend on the motion name it.
public enum ReplayEngine {
  /// The version of the laws and the runner, by semantic versioning: a change of any recording raises it.
  public static let version = "0.1.0"
}
