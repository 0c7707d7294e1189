import Testing
import UIKit

@Suite("Page control")
@MainActor
struct PageControlTests {
  @Test(
    "keeps the page within its pages",
    arguments: [(3, 1, 1), (3, 3, 2), (3, 9, 2), (3, -1, 0), (0, 4, 0), (-2, 1, 0), (1, 1, 0)])
  func clamps(pages: Int, asked: Int, page: Int) {
    let control = UIPageControl()
    control.numberOfPages = pages
    control.currentPage = asked
    #expect(control.currentPage == page)
    #expect(control.numberOfPages == max(0, pages))
  }

  @Test("pulls the page back when pages go")
  func shrinks() {
    let control = UIPageControl()
    control.numberOfPages = 5
    control.currentPage = 4
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test("is as large as its dots: 39 by 37 for three, as interface files have it")
  func size() {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
    control.sizeToFit()
    #expect(control.bounds.size == CGSize(width: 39, height: 37))
  }

  @Test("does not write to isHidden")
  func hides() {
    let control = UIPageControl()
    control.hidesForSinglePage = true
    control.numberOfPages = 1
    #expect(!control.isHidden)
  }
}
