import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Recording {
  /// Whether the frames that both have are shown at the same times.
  func sharesTimes(with other: Recording) -> Bool {
    zip(times, other.times).allSatisfy { $0 == $1 }
  }

  /// The times of the recording with fewer frames a second, as far as both reach.
  func commonTimes(with other: Recording) -> [Int64] {
    let coarser = isCoarser(than: other) ? self : other
    let end = min(times.last ?? -1, other.times.last ?? -1)
    return coarser.times.filter { $0 <= end }
  }

  private func isCoarser(than other: Recording) -> Bool {
    func step(_ times: [Int64]) -> Double {
      Double(times.last ?? 0) / Double(max(1, times.count - 1))
    }
    return step(times) >= step(other.times)
  }

  /// The recording as it would have been seen at `times`: numbers are interpolated linearly between the frames before
  /// and after, words are those of the frame before, elements those that both frames show.
  ///
  /// - Precondition: `times` rise and lie between the first frame and the last.
  func resampled(at times: [Int64]) -> Recording {
    var result = Recording(header: header)
    var frame = 0
    for time in times {
      while frame + 1 < count, self.times[frame + 1] <= time { frame += 1 }
      let next = min(frame + 1, count - 1)
      let span = self.times[next] - self.times[frame]
      let share = span > 0 ? Double(time - self.times[frame]) / Double(span) : 0
      var row = self[frame]
      if share > 0 { row.approach(self[next], share) }
      row.time = time
      result.append(row)
      for cell in cells(in: frame) {
        guard share > 0 else {
          result.append(cell)
          continue
        }
        guard let later = cells(in: next).first(where: { $0.element == cell.element }) else {
          continue
        }
        result.append(cell.approaching(later, share))
      }
      result.endFrame()
    }
    for var release in releases where release.frame < count {
      release.frame = times.firstIndex { $0 >= self.times[release.frame] } ?? times.count
      if release.frame < times.count { result.releases.append(release) }
    }
    return result
  }
}

extension RecordedFrame {
  fileprivate mutating func approach(_ next: RecordedFrame, _ share: Double) {
    offset = offset.approaching(next.offset, share)
    modelOffset = modelOffset.approaching(next.modelOffset, share)
    velocity = velocity.approaching(next.velocity, share)
    target = target.approaching(next.target, share)
  }
}

extension LayoutAttributes {
  fileprivate func approaching(_ next: LayoutAttributes, _ share: Double) -> LayoutAttributes {
    var result = self
    result.center = center.approaching(next.center, share)
    result.size.width = size.width.approaching(next.size.width, share)
    result.size.height = size.height.approaching(next.size.height, share)
    result.transform.a = transform.a.approaching(next.transform.a, share)
    result.transform.b = transform.b.approaching(next.transform.b, share)
    result.transform.c = transform.c.approaching(next.transform.c, share)
    result.transform.d = transform.d.approaching(next.transform.d, share)
    result.transform.tx = transform.tx.approaching(next.transform.tx, share)
    result.transform.ty = transform.ty.approaching(next.transform.ty, share)
    result.alpha = alpha.approaching(next.alpha, share)
    return result
  }
}

extension Vector {
  fileprivate func approaching(_ next: Vector, _ share: Double) -> Vector {
    Vector(x: x.approaching(next.x, share), y: y.approaching(next.y, share))
  }
}

extension Double {
  /// The number `share` of the way to `next`; the very same where the two are equal.
  func approaching(_ next: Double, _ share: Double) -> Double { self + (next - self) * share }
}
