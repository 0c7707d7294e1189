import ReplayAnalysis

/// What a sweep or a search tried, ranked.
public struct Tuning: Sendable, Hashable {
  /// Every point that was tried and can be, the best first; among equals the one tried first.
  public let trials: [Trial]
  /// How many points could not be tried.
  public let refused: Int

  /// The best; none if no point could be tried.
  public var best: Trial? { trials.first }

  init(_ trials: [Trial?]) {
    let valid = trials.compactMap { $0 }
    self.trials = valid.enumerated().sorted { a, b in
      if a.element.isBetter(than: b.element) { return true }
      return !b.element.isBetter(than: a.element) && a.offset < b.offset
    }.map(\.element)
    refused = trials.count - valid.count
  }

  /// The trials that no other beats in one of two measures without being worse in the other, by rising first measure.
  ///
  /// - Complexity: O(*n* log *n*).
  public func paretoFront(_ first: Measure, _ second: Measure) -> [Trial] {
    let (a, b) = (first.index, second.index)
    var front: [Trial] = []
    let rising = trials.enumerated().sorted {
      ($0.element.means[a], $0.element.means[b], $0.offset)
        < ($1.element.means[a], $1.element.means[b], $1.offset)
    }
    for (_, trial) in rising where front.last.map({ trial.means[b] < $0.means[b] }) ?? true {
      front.append(trial)
    }
    return front
  }
}

extension TuningProblem {
  /// Tries every point of the full grid.
  ///
  /// - Parameters:
  ///   - tasks: how many points are in work at a time; the result does not tell.
  ///   - progress: told after each how many were tried; from any thread.
  public func sweep(
    tasks: Int = 1, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async -> Tuning {
    Tuning(
      await OrderedWork.map(gridCount, tasks: tasks) { index in
        defer { progress(1) }
        return trial(gridPoint(index))
      })
  }

  /// Looks for the best point by differential evolution and a compass search, which need no derivative. Of three
  /// variations or less, every combination of their first and last values is tried before.
  ///
  /// - Parameters:
  ///   - seed: what its random numbers start from.
  ///   - budget: how many points may be tried; the same values again cost nothing.
  ///   - tasks: how many points are in work at a time; the result does not tell.
  ///   - progress: told after each how many were tried; from any thread.
  public func search(
    seed: UInt64 = 1, budget: Int = 400, tasks: Int = 1,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async -> Tuning {
    var known: [[ParameterValue]: Trial?] = [:]
    var tried: [Trial?] = []
    var search = DifferentialEvolution(dimension: variations.count, seed: seed, budget: budget)
    await search.run { places in
      let points = places.map { place in zip(variations, place).map { $0.value(at: $1) } }
      var new: [[ParameterValue]] = []
      for point in points where known[point] == nil && !new.contains(point) { new.append(point) }
      let fresh = new
      let trials = await OrderedWork.map(fresh.count, tasks: tasks) { trial(fresh[$0]) }
      for (point, trial) in zip(fresh, trials) {
        known[point] = .some(trial)
        tried.append(trial)
      }
      progress(points.count)
      return points.map { known[$0] ?? nil }
    } isBetter: { (a: Trial?, b: Trial?) in
      guard let a else { return false }
      return b.map { a.isBetter(than: $0) } ?? true
    }
    return Tuning(tried)
  }

  /// The trials along one variation, the others as in `values`: a curve.
  public func curve(
    along variation: Int, through values: [ParameterValue], tasks: Int = 1
  ) async -> [Trial] {
    let grid = variations[variation].gridValues
    return await OrderedWork.map(grid.count, tasks: tasks) { index in
      var point = values
      point[variation] = grid[index]
      return trial(point)
    }.compactMap { $0 }
  }
}
