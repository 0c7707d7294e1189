/// Bytes by what they are to Swift.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// A space, tab, vertical tab, form feed or null: what parts tokens within a line.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C || self == 0 }

  var isLineEnd: Bool { self == .newline || self == .carriageReturn }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// A letter, an underscore, a dollar, or any byte of a character beyond ASCII.
  var startsName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
  }

  var continuesName: Bool { startsName || isDigit }

  /// `/ = - + ! * % < > & | ^ ~ ?`: of what operators are made; the dot has rules of its own.
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
