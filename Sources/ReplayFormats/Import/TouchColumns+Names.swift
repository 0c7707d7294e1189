/// What a column or key tells about a touch.
enum TouchRole: CaseIterable, Sendable {
  case time
  case phase
  case x
  case y
  case pointer
  case gesture

  /// The names it mostly has, in small letters.
  var usualNames: [String] {
    switch self {
    case .time: ["t", "time", "timestamp", "eventtime", "event_time"]
    case .phase: ["phase", "action", "type", "event", "state"]
    case .x: ["x", "x_px", "x_pt", "pos_x", "position_x"]
    case .y: ["y", "y_px", "y_pt", "pos_y", "position_y"]
    case .pointer: ["pointer", "pointer_id", "pointerid", "finger", "touch", "touch_id"]
    case .gesture: ["gesture", "gesture_id", "stroke", "stroke_id", "swipe", "swipe_id"]
    }
  }

  /// Whether no touch can be told without it.
  var isRequired: Bool { self == .time || self == .x || self == .y }

  /// What messages call it.
  var title: String {
    switch self {
    case .time: "t"
    case .phase: "phase"
    case .x: "x"
    case .y: "y"
    case .pointer: "pointer"
    case .gesture: "gesture"
    }
  }
}

extension TouchColumns {
  /// The name that a role is given.
  func name(of role: TouchRole) -> String? {
    switch role {
    case .time: time
    case .phase: phase
    case .x: x
    case .y: y
    case .pointer: pointer
    case .gesture: gesture
    }
  }

  /// Which of `names` a role has: the one that it is given, or a usual one.
  ///
  /// - Returns: `nil` if there is none.
  func index(of role: TouchRole, in names: [String]) -> Int? {
    if let name = name(of: role) { return names.firstIndex(of: name) }
    for usual in role.usualNames {
      let found = names.firstIndex { name in
        let name = name.lowercased()
        return name == usual || role == .time && TouchColumns.split(name).base == usual
      }
      if let found { return found }
    }
    return nil
  }

  /// A time column's unit, where its name tells one: `t_ms`, `time_us`.
  static func unit(ofColumn name: String) -> TimeUnit? { split(name.lowercased()).unit }

  private static func split(_ name: String) -> (base: String, unit: TimeUnit?) {
    guard let underscore = name.lastIndex(of: "_"),
      let unit = TimeUnit(rawValue: String(name[name.index(after: underscore)...]))
    else { return (name, nil) }
    return (String(name[..<underscore]), unit)
  }
}
