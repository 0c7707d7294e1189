extension UIView {
  /// How an animation goes.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets fingers reach the views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Goes on from what is seen, and ends what runs.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Begins again for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration in another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve in another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the content of a transition too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides instead of adding and removing.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Keeps its own options in another block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly: so unless another is named.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Always as fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// By a turn.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// By a turn.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// By a curl.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// By a curl.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// By fading.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// By a turn.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// By a turn.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// As many frames a second as the display has.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Fewer frames a second; shown in every one here.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// How an animation starts and ends.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Always as fast.
    case linear
  }

  /// How an animation of keyframes goes.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets fingers reach the views meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Goes on from what is seen, and ends what runs.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Begins again for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Goes back too.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration in another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Keeps its own options in another block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from keyframe to keyframe.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From keyframe to keyframe at once; straight here.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Always as fast; straight here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// By a smooth curve; straight here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// By a smooth curve, always as fast; straight here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
