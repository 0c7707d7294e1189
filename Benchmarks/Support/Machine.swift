import CAllocations

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the numbers were measured with: on another machine or with another compiler they are others.
struct Machine: Equatable, CustomStringConvertible {
  /// The processor's name, as far as the system tells.
  var cpu: String
  var cores: Int
  /// The operating system and its version.
  var system: String
  /// The compiler that made the program.
  var toolchain: String
  /// `debug` or `release`.
  var configuration: String

  var description: String {
    "\(cpu), \(cores) cores, \(system), \(toolchain), \(configuration)"
  }

  /// This machine, and this program.
  static var current: Machine {
    var name = utsname()
    uname(&name)
    return Machine(
      cpu: field("model name", in: "/proc/cpuinfo") ?? text(&name.machine),
      cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)),
      system: "\(text(&name.sysname)) \(text(&name.release))",
      toolchain: "Swift \(swift), \(String(cString: compiler_version()))",
      configuration: configuration)
  }

  #if DEBUG
    private static let configuration = "debug"
  #else
    private static let configuration = "release"
  #endif

  #if compiler(>=6.4)
    private static let swift = "6.4 or later"
  #elseif compiler(>=6.3)
    private static let swift = "6.3"
  #else
    private static let swift = "6.2"
  #endif

  /// The text of a tuple of characters.
  private static func text<Characters>(_ characters: inout Characters) -> String {
    withUnsafeBytes(of: &characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// What stands behind `name` and a colon in a file of such lines.
  private static func field(_ name: String, in path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1024)
    while fgets(&line, Int32(line.count), file) != nil {
      let characters = line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      let text = String(decoding: characters, as: UTF8.self)
      guard text.hasPrefix(name), let colon = text.firstIndex(of: ":") else { continue }
      return String(text[text.index(after: colon)...].drop { $0 == " " }.prefix { $0 != "\n" })
    }
    return nil
  }
}
