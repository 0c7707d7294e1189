// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Where messages would go: nowhere.
public final class OSLog: NSObject, Sendable {
  /// The usual place.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// No place.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// A place by its names.
  public init(subsystem: String, category: String) {}
}

/// How grave a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: UInt8

  /// A gravity by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Usual.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helps.
  public static let info = OSLogType(rawValue: 1)
  /// Helps whoever looks for a fault.
  public static let debug = OSLogType(rawValue: 2)
  /// A fault of the process.
  public static let error = OSLogType(rawValue: 16)
  /// A fault of the system.
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes nothing.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {}

/// Writes nothing.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {}
