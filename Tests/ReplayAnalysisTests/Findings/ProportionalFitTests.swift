import ReplayAnalysis
import Samples
import ScrollPhysics
import Testing

@Suite("Proportional fit")
struct ProportionalFitTests {
  @Test(
    "says that a proportion explains the changes only where the fit itself finds so",
    arguments: Seed.first(2000))
  func shortCut(_ seed: Seed) {
    var numbers = seed.numbers
    var fit = ProportionalFit()
    let ratio = numbers.next(in: 1e-4...0.1)
    let noise = numbers.pick([0, 1e-9, 1e-4, 1e-3, 0.01, 0.1, 1])
    let strays = Int(numbers.nextWhole(0...6))
    let count = Int(numbers.nextWhole(1...40))
    for index in 0..<count {
      let place = numbers.once(in: 9) ? 0 : numbers.next(in: -20...20)
      var change = ratio * place * (1 + noise * numbers.next(in: -1...1))
      if index < strays { change = numbers.next(in: -3...3) * numbers.pick([1e-3, 1, 1e3]) }
      fit.add(change, at: place)
    }
    for corners in 0...3 where fit.isPlainlyProportional(corners: corners) {
      let residual = fit.residual(corners: corners)
      #expect(residual.left <= ProportionalFit.negligible * residual.total)
    }
  }

  @Test("takes the short cut for a look that turns a few corners")
  func isTaken() {
    var fit = ProportionalFit()
    for step in 1...20 { fit.add(step == 7 ? 0.2 : 0.01 * Double(step), at: Double(step)) }
    #expect(fit.isPlainlyProportional(corners: 3))
    #expect(!fit.isPlainlyProportional(corners: 0))
  }
}
