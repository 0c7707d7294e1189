/// How an animation's progress follows its time.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  /// A function by its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    super.init()
  }

  /// A function by its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Writes the two numbers of control point `index`, in 0…3.
  open func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(index) else { return }
    ptr[0] = points[2 * index]
    ptr[1] = points[2 * index + 1]
  }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  /// The name itself.
  public let rawValue: String
  /// A name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Core Animation's own.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  /// Always as fast.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// What is seen before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// After it, its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before it, its beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
