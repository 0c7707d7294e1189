/// The device of the replay: a phone, unless its screen is as large as a tablet's.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one device.
  public class var current: UIDevice { shared }
  private static let shared = UIDevice()

  /// It is turned the other way; the scene posts it when its screen changes.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// How it is held: upright unless the screen is wider than high.
  open var orientation: UIDeviceOrientation {
    Scene.current.isLandscape ? .landscapeLeft : .portrait
  }
  /// Whether somebody asked to hear when it is turned.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Asks to hear when it is turned.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Asks no more.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// Phone or tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Scene.current.isTablet ? .pad : .phone }
  /// What people call it.
  open var name: String { model }
  /// The kind of device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device.
  open var localizedModel: String { model }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The system's version.
  open var systemVersion: String { "26.0" }
  /// Whether more than one app runs.
  open var isMultitaskingSupported: Bool { true }
  /// Clicks as a key does; nothing is heard.
  open func playInputClick() {}
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can be shown so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// What kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A computer.
  case mac = 5
}
