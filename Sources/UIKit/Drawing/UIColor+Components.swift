extension UIColor {
  /// Writes red, green, blue and opacity; false for a pattern.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let channels else { return false }
    red?.pointee = channels.red
    green?.pointee = channels.green
    blue?.pointee = channels.blue
    alpha?.pointee = channels.alpha
    return true
  }

  /// Writes the grey and the opacity; false for a colour that is not grey, and for a pattern.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let channels, channels.red == channels.green, channels.green == channels.blue else {
      return false
    }
    white?.pointee = channels.red
    alpha?.pointee = channels.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity; false for a pattern.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let channels else { return false }
    let (red, green, blue) = (channels.red, channels.green, channels.blue)
    let most = max(red, green, blue)
    let span = most - min(red, green, blue)
    var sixths: CGFloat = 0
    if span > 0 {
      if most == red {
        sixths = (green - blue) / span + (green < blue ? 6 : 0)
      } else if most == green {
        sixths = (blue - red) / span + 2
      } else {
        sixths = (red - green) / span + 4
      }
    }
    hue?.pointee = sixths / 6
    saturation?.pointee = most > 0 ? span / most : 0
    brightness?.pointee = most
    alpha?.pointee = channels.alpha
    return true
  }

  private var channels: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    switch plain {
    case .gray(let white, let alpha): (white, white, white, alpha)
    case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    default: nil
    }
  }

  /// Red, green and blue of a hue, a saturation and a brightness.
  static func rgb(
    _ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    let sixths = (hue - hue.rounded(.down)) * 6
    let part = sixths - sixths.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    switch Int(sixths) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }

  /// Draws nothing: it would make this the colour of what is drawn next.
  public func set() {}
  /// Draws nothing: it would make this the colour of what is filled next.
  public func setFill() {}
  /// Draws nothing: it would make this the colour of what is stroked next.
  public func setStroke() {}
}
