//
//  ShelfLayout.swift
//  A shelf of cards: the one in the middle stands in front, its neighbours lean away.
//

import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// What a shelf asks and tells.
@objc protocol ShelfLayoutDelegate: UICollectionViewDelegate {
  /// How wide a card is; the layout's own width if nobody says.
  @objc optional func collectionView(
    _ collectionView: UICollectionView, shelf: ShelfLayout, widthForItemAt indexPath: IndexPath
  ) -> CGFloat
  @objc optional func shelf(_ shelf: ShelfLayout, didSettleAt item: Int)
}

@objcMembers
class ShelfLayout: UICollectionViewFlowLayout {
  @IBInspectable dynamic var leaning: CGFloat = 0.2
  @IBOutlet weak var badge: UIView?
  private(set) var settled = 0

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 12
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func width(at indexPath: IndexPath) -> CGFloat {
    guard let collectionView = collectionView else { return itemSize.width }
    let delegate = collectionView.delegate as? ShelfLayoutDelegate
    return delegate?.collectionView?(collectionView, shelf: self, widthForItemAt: indexPath)
      ?? itemSize.width
  }

  func watchTurns() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(didTurn(_:)), name: UIDevice.orientationDidChangeNotification,
      object: nil)
  }

  @objc private func didTurn(_ notification: Notification) {
    invalidateLayout()
  }
}
