// What makes `delegate?.collectionView?(…)` compile: a property of the methods' base name, whose value is called with
// any of their labels, and answers nil where the method is left out.

extension UICollectionViewDelegate {
  /// The methods, to be called by `?`.
  public var collectionView: UICollectionViewDelegateCalls? {
    UICollectionViewDelegateCalls(delegate: self)
  }
}

/// The methods of a collection view's delegate that may be left out.
@preconcurrency @MainActor
public struct UICollectionViewDelegateCalls: UICollectionViewDelegateCalling {
  /// Who is called.
  public let delegate: any UICollectionViewDelegate
}

/// What calls a collection view's delegate.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateCalling {
  /// Who is called.
  var delegate: any UICollectionViewDelegate { get }
}

extension UICollectionViewDelegateCalling {
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.collectionView(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(
        collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    OptionalRequirement.answer {
      delegate.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalRequirement.answer {
      delegate.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalRequirement.answer {
      delegate.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalRequirement.answer { delegate.collectionView(collectionView, canEditItemAt: indexPath) }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
}
