/// How a status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the screen.
  case `default`
  /// Light on dark.
  case lightContent
  /// Dark on light.
  case darkContent = 3
}

/// How a controller comes over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// Over everything.
  case fullScreen = 0
  /// As a page.
  case pageSheet
  /// As a form.
  case formSheet
  /// Over the controller that defines the context.
  case currentContext
  /// As the app likes.
  case custom
  /// Over everything, which stays visible.
  case overFullScreen
  /// Over the context, which stays visible.
  case overCurrentContext
  /// In a bubble.
  case popover
}

/// How a controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By a turn.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By a curl.
  case partialCurl
}
