/// What a layout or delegate does at release beside naming its target: the ways to end the drag that people
/// compare.
public enum Remedy: Sendable, Hashable {
  /// The target only: UIKit flies there by its landing table.
  case none
  /// The target, and `setContentOffset(_:animated: true)` to it: the animation owns the motion. It starts from
  /// rest, so a flick brakes.
  case setContentOffset
  /// The target, and a `UIView` spring to it, with touches allowed.
  case spring(SpringRemedy)

  /// Every remedy as the tool tries them.
  public static let all: [Remedy] = [
    .none, .setContentOffset, .spring(SpringRemedy(velocity: .pointsPerMillisecond)),
    .spring(SpringRemedy(velocity: .distancesPerSecond)),
  ]

  /// Those and the others that have a word of their own: all that flags and files can spell.
  package static let named = all + [.spring(SpringRemedy(velocity: .withoutOvershoot))]
}
