public import ScrollPhysics

/// What a file does not say about its touches, or says in words of its own.
public struct ImportOptions: Sendable, Hashable {
  /// The file's format; recognised by its content if `nil`.
  public var format: GestureFormat?
  /// Which columns of a table, or keys of JSON lines, are the touches'.
  public var columns: TouchColumns
  /// What positions are measured in; points if `nil`, where the file does not say it.
  public var unit: LengthUnit?
  /// What times are measured in; if `nil`, as the format or the column's name has it, and else milliseconds.
  public var timeUnit: TimeUnit?
  /// The screen, points: what Maestro's percents are of, and what a touch panel's axes span.
  public var viewport: Extent?
  /// A touch panel's axes, where the log does not hold them.
  public var axes: TouchAxes?

  /// Creates options; without any, everything is as the file has it.
  public init(
    format: GestureFormat? = nil, columns: TouchColumns = TouchColumns(),
    unit: LengthUnit? = nil, timeUnit: TimeUnit? = nil, viewport: Extent? = nil,
    axes: TouchAxes? = nil
  ) {
    self.format = format
    self.columns = columns
    self.unit = unit
    self.timeUnit = timeUnit
    self.viewport = viewport
    self.axes = axes
  }

  /// How many of the file's units a point is.
  var unitsPerPoint: Double {
    switch unit {
    case .pixels(let scale): scale
    case .points, nil: 1
    }
  }
}

/// What positions are measured in.
public enum LengthUnit: Sendable, Hashable {
  /// Points.
  case points
  /// Pixels, so many a point: finite and above 0.
  case pixels(scale: Double)
}

/// What times are measured in.
public enum TimeUnit: String, Sendable, Hashable, CaseIterable {
  /// Seconds.
  case seconds = "s"
  /// Milliseconds.
  case milliseconds = "ms"
  /// Microseconds.
  case microseconds = "us"
  /// Nanoseconds.
  case nanoseconds = "ns"

  /// How many decimals it takes to tell nanoseconds.
  var decimals: Int {
    switch self {
    case .seconds: 9
    case .milliseconds: 6
    case .microseconds: 3
    case .nanoseconds: 0
    }
  }

  /// Its name in a message.
  var title: String {
    switch self {
    case .seconds: "seconds"
    case .milliseconds: "milliseconds"
    case .microseconds: "microseconds"
    case .nanoseconds: "nanoseconds"
    }
  }
}

/// The columns of a table, or keys of JSON lines, that tell about touches.
///
/// One that is not named is looked for by its usual names: `t`, `time`, `timestamp`, with or without a unit as in
/// `t_ms`; `phase`, `action`, `type`; `x`, `y`; `pointer`, `finger`, `touch`; `gesture`, `stroke`, `swipe`. In a
/// table without names a column is called by its number, from 1.
public struct TouchColumns: Sendable, Hashable {
  /// When a sample was sensed.
  public var time: String?
  /// What the finger did; without it, a finger comes down with its first sample and lifts with its last.
  public var phase: String?
  /// The horizontal position.
  public var x: String?
  /// The vertical position.
  public var y: String?
  /// Which finger.
  public var pointer: String?
  /// Which gesture.
  public var gesture: String?

  /// Names columns.
  public init(
    time: String? = nil, phase: String? = nil, x: String? = nil, y: String? = nil,
    pointer: String? = nil, gesture: String? = nil
  ) {
    self.time = time
    self.phase = phase
    self.x = x
    self.y = y
    self.pointer = pointer
    self.gesture = gesture
  }
}
