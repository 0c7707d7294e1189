import CoreGraphics
import Foundation
import QuartzCore
import UIKit.UICollectionViewFlowLayout

#if os(iOS)
  /// Only on iOS: a header that shifts with the scroll.
  final class ShiftingHeaderLayout: UICollectionViewFlowLayout {
    private var started: CFTimeInterval = CACurrentMediaTime()
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { return .leftToRight }
  }

  extension ShiftingHeaderLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      return newBounds.origin.y < 0 || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }
#endif
