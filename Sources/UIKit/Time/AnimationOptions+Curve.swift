import ScrollPhysics

extension UIView.AnimationOptions {
  /// The curve that the bits name.
  var curve: TimingCurve {
    switch (rawValue >> 16) & 15 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }
}

extension UIView.AnimationCurve {
  /// The curve by that name.
  var timing: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
