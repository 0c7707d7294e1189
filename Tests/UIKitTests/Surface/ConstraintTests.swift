import Testing
import UIKit

@Suite("Constraints")
@MainActor
struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
  }

  @Test("that pin the four edges place a view")
  func edges() {
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      root.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 30),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 0, width: 270, height: 570))
    root.bounds.size.width = 200
    root.layoutIfNeeded()
    #expect(child.frame.width == 170)
  }

  @Test("on the middle and the lengths place a view, and follow their constants")
  func middle() {
    let height = child.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      child.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 50),
      child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5), height,
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 75, y: 300, width: 150, height: 100))
    height.constant = 40
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 75, y: 330, width: 150, height: 40))
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    height.constant = 60
    root.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 150, height: 60), "a transform stays out of it")
    #expect(child.center == CGPoint(x: 150, y: 350))
  }

  @Test("chain from view to view, in whatever order they are said")
  func chain() {
    let second = UIView()
    second.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(second)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-(gap)-[second(child)]-[child(120)]", metrics: ["gap": 12],
        views: ["child": child, "second": second])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "|-[child]-20-|", views: ["child": child])
        + [
          second.widthAnchor.constraint(equalTo: second.heightAnchor, multiplier: 2),
          second.rightAnchor.constraint(equalTo: child.rightAnchor),
        ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 8, y: 140, width: 272, height: 120))
    #expect(second.frame == CGRect(x: 40, y: 12, width: 240, height: 120))
  }

  @Test("to a guide follow the guide")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutMargins = UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      guide.heightAnchor.constraint(equalToConstant: 50),
      child.topAnchor.constraint(equalTo: guide.bottomAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
      child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 15, y: 150, width: 270, height: 10))
  }

  @Test("of lower priority give way, and inequalities leave a view where it is")
  func priorities() {
    child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let weak = child.widthAnchor.constraint(equalToConstant: 500)
    weak.priority = .defaultLow
    NSLayoutConstraint.activate([
      weak, child.widthAnchor.constraint(equalToConstant: 60),
      child.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 90),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 2, width: 60, height: 4))
  }

  @Test("are kept by the closest view around both, until they end")
  func state() {
    let constraint = NSLayoutConstraint(
      item: child, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom,
      multiplier: 1, constant: 4)
    #expect(!constraint.isActive && root.constraints.isEmpty)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    #expect(constraint.firstItem === child && constraint.secondItem === root)
    #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .bottom)
    #expect(constraint.relation == .equal && constraint.priority == .required)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive && root.constraints.isEmpty)
    #expect(child.contentHuggingPriority(for: .horizontal) == .defaultLow)
    child.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(child.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(child.leadingAnchor == child.leadingAnchor && child.leadingAnchor != root.leadingAnchor)
  }

  @Test("are not needed in a stack of equal shares")
  func stack() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 110, 220])
    #expect(views.allSatisfy { $0.frame.size == CGSize(width: 100, height: 40) })
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[2]])
  }
}
