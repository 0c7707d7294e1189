import UIKit

/// Pages of an introduction in a plain scroll view, with dots below.
class OnboardingPager: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  private let colors: [UIColor] = [.red, .green, .blue, .orange]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.frame = view.bounds
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    for (index, color) in colors.enumerated() {
      let page = UIView(
        frame: CGRect(
          x: CGFloat(index) * view.bounds.width, y: 0, width: view.bounds.width,
          height: view.bounds.height))
      page.backgroundColor = color
      let label = UILabel(frame: page.bounds.insetBy(dx: 20, dy: 100))
      label.text = "Page \(index + 1)"
      label.font = UIFont.systemFont(ofSize: 32, weight: .bold)
      label.textAlignment = .center
      page.addSubview(label)
      scrollView.addSubview(page)
    }
    scrollView.contentSize = CGSize(
      width: view.bounds.width * CGFloat(colors.count), height: view.bounds.height)
    pageControl.numberOfPages = colors.count
    pageControl.addTarget(self, action: #selector(pageChanged(_:)), for: .valueChanged)
    view.addSubview(pageControl)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.frame.size.width
    let page = Int(floor((scrollView.contentOffset.x - width / 2) / width) + 1)
    pageControl.currentPage = page
  }

  @objc private func pageChanged(_ sender: UIPageControl) {
    scrollView.setContentOffset(
      CGPoint(x: CGFloat(sender.currentPage) * scrollView.bounds.width, y: 0), animated: true)
  }
}
