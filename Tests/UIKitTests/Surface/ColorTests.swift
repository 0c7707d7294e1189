import Testing
import UIKit

@Suite("Colours")
struct ColorTests {
  @Test("equal each other by their numbers within a colour space, not across two")
  func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
    #expect(UIColor.systemBlue == .systemBlue)
    #expect(UIColor.systemBlue != .systemRed)
  }

  @Test("tell their components")
  func components() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let isRead = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(isRead)
    #expect([red, green, blue, alpha] == [0.2, 0.4, 0.6, 0.8])
    var white: CGFloat = 0
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(UIColor.gray.cgColor.components == [0.5, 1])
    #expect(UIColor.orange.cgColor.components == [1, 0.5, 0, 1])
  }

  /// Corners of the colour wheel, and 30°, which lies half-way from red to yellow.
  @Test(
    "made of hue, saturation and brightness have the wheel's red, green and blue",
    arguments: [
      (0, 1, 0, 0), (1.0 / 12, 1, 0.5, 0), (1.0 / 6, 1, 1, 0), (1.0 / 3, 0, 1, 0),
      (0.5, 0, 1, 1), (2.0 / 3, 0, 0, 1), (5.0 / 6, 1, 0, 1), (1, 1, 0, 0),
    ] as [(Double, Double, Double, Double)])
  func hue(hue: Double, red: Double, green: Double, blue: Double) throws {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    let components = try #require(color.cgColor.components)
    for (found, expected) in zip(components, [red, green, blue]) {
      #expect(abs(Double(found) - expected) < 1e-12)
    }
    var back: CGFloat = -1
    color.getHue(&back, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(Double(back) - hue.truncatingRemainder(dividingBy: 1)) < 1e-12)
  }

  @Test("of the system differ in light and dark")
  func dynamic() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      UIColor.systemBackground.resolvedColor(with: light)
        == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(
      UIColor.systemBackground.resolvedColor(with: dark)
        == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    let own = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .purple }
    #expect(own.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
    #expect(own.resolvedColor(with: light) == .purple)
    #expect(own.cgColor.components == [0.5, 0, 0.5, 1])
  }
}
