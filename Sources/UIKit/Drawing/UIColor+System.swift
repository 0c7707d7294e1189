/// The colours that differ in light and dark, as published for iOS 13 and later.
extension UIColor {
  /// #FF3B30 in light, #FF453A in dark.
  public class var systemRed: UIColor { System.systemRed }
  /// #34C759 in light, #30D158 in dark.
  public class var systemGreen: UIColor { System.systemGreen }
  /// #007AFF in light, #0A84FF in dark.
  public class var systemBlue: UIColor { System.systemBlue }
  /// #FF9500 in light, #FF9F0A in dark.
  public class var systemOrange: UIColor { System.systemOrange }
  /// #FFCC00 in light, #FFD60A in dark.
  public class var systemYellow: UIColor { System.systemYellow }
  /// #FF2D55 in light, #FF375F in dark.
  public class var systemPink: UIColor { System.systemPink }
  /// #AF52DE in light, #BF5AF2 in dark.
  public class var systemPurple: UIColor { System.systemPurple }
  /// #5AC8FA in light, #64D2FF in dark.
  public class var systemTeal: UIColor { System.systemTeal }
  /// #5856D6 in light, #5E5CE6 in dark.
  public class var systemIndigo: UIColor { System.systemIndigo }
  /// #A2845E in light, #AC8E68 in dark.
  public class var systemBrown: UIColor { System.systemBrown }
  /// #00C7BE in light, #63E6E2 in dark.
  public class var systemMint: UIColor { System.systemMint }
  /// #32ADE6 in light, #64D2FF in dark.
  public class var systemCyan: UIColor { System.systemCyan }
  /// #8E8E93 in light, #8E8E93 in dark.
  public class var systemGray: UIColor { System.systemGray }
  /// #AEAEB2 in light, #636366 in dark.
  public class var systemGray2: UIColor { System.systemGray2 }
  /// #C7C7CC in light, #48484A in dark.
  public class var systemGray3: UIColor { System.systemGray3 }
  /// #D1D1D6 in light, #3A3A3C in dark.
  public class var systemGray4: UIColor { System.systemGray4 }
  /// #E5E5EA in light, #2C2C2E in dark.
  public class var systemGray5: UIColor { System.systemGray5 }
  /// #F2F2F7 in light, #1C1C1E in dark.
  public class var systemGray6: UIColor { System.systemGray6 }
  /// #007AFF in light, #0A84FF in dark.
  public class var tintColor: UIColor { System.tintColor }
  /// The text's: #000000 in light, #FFFFFF in dark.
  public class var label: UIColor { System.label }
  /// #3C3C43 in light, #EBEBF5 in dark, 0.6 opaque.
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  /// #3C3C43 in light, #EBEBF5 in dark, 0.3 opaque.
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  /// #3C3C43 in light, #EBEBF5 in dark, 0.18 opaque.
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  /// #3C3C43 in light, #EBEBF5 in dark, 0.3 opaque.
  public class var placeholderText: UIColor { System.placeholderText }
  /// #007AFF in light, #0984FF in dark.
  public class var link: UIColor { System.link }
  /// #3C3C43 in light, #545458 in dark, 0.29 opaque.
  public class var separator: UIColor { System.separator }
  /// #C6C6C8 in light, #38383A in dark.
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }
  /// #787880 in light, #787880 in dark, 0.2 opaque.
  public class var systemFill: UIColor { System.systemFill }
  /// #787880 in light, #787880 in dark, 0.16 opaque.
  public class var secondarySystemFill: UIColor { System.secondarySystemFill }
  /// #767680 in light, #767680 in dark, 0.12 opaque.
  public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
  /// #747480 in light, #767680 in dark, 0.08 opaque.
  public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
  /// #FFFFFF in light, #000000 in dark.
  public class var systemBackground: UIColor { System.systemBackground }
  /// #F2F2F7 in light, #1C1C1E in dark.
  public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
  /// #FFFFFF in light, #2C2C2E in dark.
  public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
  /// #F2F2F7 in light, #000000 in dark.
  public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
  /// #FFFFFF in light, #1C1C1E in dark.
  public class var secondarySystemGroupedBackground: UIColor {
    System.secondarySystemGroupedBackground
  }
  /// #F2F2F7 in light, #2C2C2E in dark.
  public class var tertiarySystemGroupedBackground: UIColor {
    System.tertiarySystemGroupedBackground
  }
  /// Text on light: black.
  public class var darkText: UIColor { System.darkText }
  /// Text on dark: white, 0.6 opaque.
  public class var lightText: UIColor { System.lightText }
}

extension UIColor {
  /// One object each, so that a system colour equals itself.
  private enum System {
    static let systemRed = pair((0xFF_3B30, 1), (0xFF_453A, 1))
    static let systemGreen = pair((0x34_C759, 1), (0x30_D158, 1))
    static let systemBlue = pair((0x00_7AFF, 1), (0x0A_84FF, 1))
    static let systemOrange = pair((0xFF_9500, 1), (0xFF_9F0A, 1))
    static let systemYellow = pair((0xFF_CC00, 1), (0xFF_D60A, 1))
    static let systemPink = pair((0xFF_2D55, 1), (0xFF_375F, 1))
    static let systemPurple = pair((0xAF_52DE, 1), (0xBF_5AF2, 1))
    static let systemTeal = pair((0x5A_C8FA, 1), (0x64_D2FF, 1))
    static let systemIndigo = pair((0x58_56D6, 1), (0x5E_5CE6, 1))
    static let systemBrown = pair((0xA2_845E, 1), (0xAC_8E68, 1))
    static let systemMint = pair((0x00_C7BE, 1), (0x63_E6E2, 1))
    static let systemCyan = pair((0x32_ADE6, 1), (0x64_D2FF, 1))
    static let systemGray = pair((0x8E_8E93, 1), (0x8E_8E93, 1))
    static let systemGray2 = pair((0xAE_AEB2, 1), (0x63_6366, 1))
    static let systemGray3 = pair((0xC7_C7CC, 1), (0x48_484A, 1))
    static let systemGray4 = pair((0xD1_D1D6, 1), (0x3A_3A3C, 1))
    static let systemGray5 = pair((0xE5_E5EA, 1), (0x2C_2C2E, 1))
    static let systemGray6 = pair((0xF2_F2F7, 1), (0x1C_1C1E, 1))
    static let tintColor = pair((0x00_7AFF, 1), (0x0A_84FF, 1))
    static let label = pair((0x00_0000, 1), (0xFF_FFFF, 1))
    static let secondaryLabel = pair((0x3C_3C43, 0.6), (0xEB_EBF5, 0.6))
    static let tertiaryLabel = pair((0x3C_3C43, 0.3), (0xEB_EBF5, 0.3))
    static let quaternaryLabel = pair((0x3C_3C43, 0.18), (0xEB_EBF5, 0.16))
    static let placeholderText = pair((0x3C_3C43, 0.3), (0xEB_EBF5, 0.3))
    static let link = pair((0x00_7AFF, 1), (0x09_84FF, 1))
    static let separator = pair((0x3C_3C43, 0.29), (0x54_5458, 0.6))
    static let opaqueSeparator = pair((0xC6_C6C8, 1), (0x38_383A, 1))
    static let systemFill = pair((0x78_7880, 0.2), (0x78_7880, 0.36))
    static let secondarySystemFill = pair((0x78_7880, 0.16), (0x78_7880, 0.32))
    static let tertiarySystemFill = pair((0x76_7680, 0.12), (0x76_7680, 0.24))
    static let quaternarySystemFill = pair((0x74_7480, 0.08), (0x76_7680, 0.18))
    static let systemBackground = pair((0xFF_FFFF, 1), (0x00_0000, 1))
    static let secondarySystemBackground = pair((0xF2_F2F7, 1), (0x1C_1C1E, 1))
    static let tertiarySystemBackground = pair((0xFF_FFFF, 1), (0x2C_2C2E, 1))
    static let systemGroupedBackground = pair((0xF2_F2F7, 1), (0x00_0000, 1))
    static let secondarySystemGroupedBackground = pair((0xFF_FFFF, 1), (0x1C_1C1E, 1))
    static let tertiarySystemGroupedBackground = pair((0xF2_F2F7, 1), (0x2C_2C2E, 1))
    static let darkText = UIColor(white: 0, alpha: 1)
    static let lightText = UIColor(white: 1, alpha: 0.6)

    private static func pair(
      _ light: (rgb: Int, alpha: CGFloat), _ dark: (rgb: Int, alpha: CGFloat)
    ) -> UIColor {
      let light = color(light.rgb, light.alpha)
      let dark = color(dark.rgb, dark.alpha)
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func color(_ rgb: Int, _ alpha: CGFloat) -> UIColor {
      UIColor(
        red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
        blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
    }
  }
}
