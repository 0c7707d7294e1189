/// A sample that cannot stand where it does, in a gesture or an offset trace.
public struct SampleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Which sample, from 0.
  public let sample: Int
  /// What is wrong with it.
  public let reason: String

  init(sample: Int, _ reason: String) {
    self.sample = sample
    self.reason = reason
  }

  /// The whole sentence.
  public var description: String { "sample \(sample): \(reason)" }
}
