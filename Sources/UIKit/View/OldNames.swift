/// How an animation goes: the spelling before Swift 4.2.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// How an animation starts and ends: the spelling before Swift 4.2.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// How an animation of keyframes goes: the spelling before Swift 4.2.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// What follows a superview's size: the spelling before Swift 4.2.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// How content fills a view: the spelling before Swift 4.2.
public typealias UIViewContentMode = UIView.ContentMode
/// How far a recogniser is: the spelling before Swift 4.2.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// Ways of a swipe: the spelling before Swift 4.2.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
