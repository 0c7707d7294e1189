// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How typing is helped: kept.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether what is typed is hidden.
  var isSecureTextEntry: Bool { get set }
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether the keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// Which letters are made capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
