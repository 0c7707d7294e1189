import ScrollReplay

/// What a `UIView.animate` block does to the properties that are set in it.
struct ViewAnimation {
  /// How they go from the old value to the new.
  var curve: ViewAnimationCurve
  /// Of the way, milliseconds.
  var duration: Double
  /// Before it, milliseconds.
  var delay: Double
  /// Who waits for the end of what is animated; whoever animates something tells it.
  var block: AnimationBlock?
  /// Which share of the progress takes the whole way, in 0…1: a keyframe's.
  var share = 0.0...1.0
  /// Whether what is seen goes on from where it is, instead of adding the new way to one that still runs.
  var startsFromPresented = false

  /// What is left of the way after `elapsed` milliseconds of the block, negative: from −1 to 0.
  func rest(after elapsed: Double, cycles: Double = 1, isBackAndForth: Bool = false) -> Double {
    let elapsed = elapsed - delay
    guard elapsed > 0 else { return -1 }
    let length = duration * (isBackAndForth ? 2 : 1)
    guard elapsed < length * cycles, duration > 0 else { return 0 }
    var within = elapsed.truncatingRemainder(dividingBy: length)
    if within > duration { within = length - within }
    return portion(ofRest: curve.rest(at: within, of: duration))
  }

  /// What is left of this part when so much is left of the whole, both negative.
  func portion(ofRest rest: Double) -> Double {
    guard share != 0.0...1.0 else { return rest }
    let length = share.upperBound - share.lowerBound
    guard length > 0 else { return 1 + rest >= share.upperBound ? 0 : -1 }
    return min(max((1 + rest - share.upperBound) / length, -1), 0)
  }
}
