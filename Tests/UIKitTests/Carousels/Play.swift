import ScrollReplay

/// What the carousels' tests are run with.
enum Play {
  static let clocks = [FrameClock.sixty, .oneHundredTwenty]
  static let sideways = ["left-0.3", "left-1", "two-left-1", "hook-left-0.5"]
  static let upward = ["up-0.5", "up-3.5", "down-2", "three-up"]

  /// Every carousel; `EveryCarouselTests` compares them with the list.
  static let names = [
    "ScalingFlowLayout", "RotatingFlowLayout", "FadingFlowLayout", "PerspectiveFlowLayout",
    "OnePageLayout", "SelfCenteringLayout", "VintageLayout", "StickyHeadersLayout",
    "StretchyHeaderLayout", "PinnedCellLayout", "LeadingTagsLayout", "FittingGridLayout",
    "ParallaxLayout", "SelectiveContextLayout", "EndlessLayout", "WheelCarousel", "CoverFlow",
    "StackLayout", "CardDeckLayout", "WaterfallLayout", "SpreadsheetLayout", "CircularLayout",
    "TimelineLayout", "PagedGridLayout", "SectionBackgroundLayout", "FeaturedLayout",
    "OverlappingLayout", "InsertingLayout", "MosaicLayout", "AccordionLayout", "ImportlessLayout",
    "ShiftingHeaderLayout", "NearestCellDelegate", "IndexKeepingDelegate", "ScalingCellsDelegate",
    "LateSnapDelegate", "OnboardingPager", "SpringingDelegate", "LoopingDelegate",
    "RateChangingDelegate", "AutoAdvancingBanner", "LinkedScroller", "SwipeTurner",
  ]
}
