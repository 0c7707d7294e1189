import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A choice that files spell with a word.
///
/// The words are written out here, so that renaming a case in code leaves old files readable.
protocol FileWord: CaseIterable, Sendable {
  /// How files spell the case: letters only.
  var word: StaticString { get }
}

extension FileWord {
  /// The case that `text` spells.
  init?(spelled text: String) {
    guard let match = Self.allCases.first(where: { $0.word.description == text }) else {
      return nil
    }
    self = match
  }

  /// The words, for a message: `"x", "y" or "z"`.
  static var choices: String {
    let words = allCases.map { "\"\($0.word)\"" }
    guard words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
  }
}

extension JSONText {
  /// Writes the word for a choice.
  mutating func value(_ choice: some FileWord) { value(word: choice.word) }

  /// Writes a word that needs no escape.
  mutating func value(word: StaticString) {
    beginValue()
    append(UInt8(ascii: "\""))
    append(word)
    append(UInt8(ascii: "\""))
  }
}

extension Axis: FileWord {
  var word: StaticString {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension TouchPhase: FileWord {
  var word: StaticString {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

extension TouchDelivery: FileWord {
  var word: StaticString {
    switch self {
    case .oncePerFrame: "oncePerFrame"
    case .individually: "individually"
    }
  }
}

extension ReleaseSite: FileWord {
  var word: StaticString {
    switch self {
    case .layout: "layout"
    case .delegate: "delegate"
    }
  }
}

extension PagePitch: FileWord {
  var word: StaticString {
    switch self {
    case .interitemSpacing: "interitemSpacing"
    case .lineSpacing: "lineSpacing"
    }
  }
}

extension SpringRemedy.Velocity: FileWord {
  var word: StaticString {
    switch self {
    case .pointsPerMillisecond: "pointsPerMillisecond"
    case .distancesPerSecond: "distancesPerSecond"
    case .withoutOvershoot: "withoutOvershoot"
    }
  }
}

extension ElementKind: FileWord {
  var word: StaticString {
    switch self {
    case .cell: "cell"
    case .header: "header"
    case .footer: "footer"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    }
  }
}
