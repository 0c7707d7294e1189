import ScrollPhysics
import ScrollReplay

extension TouchLog {
  /// A pause that ends a gesture where the file does not say so, nanoseconds: as long as one that ends UIKit's
  /// streak of flicks.
  static let pause: Int64 = 1_000_000_000

  /// The gestures of all events: the pan's centroid, in points, each from its own beginning.
  ///
  /// - Throws: the first event that does not fit, or a file without a touch.
  mutating func gestures() throws(FormatError) -> [Gesture] {
    var parts: [(name: String?, samples: [PanSample])] = []
    var thinned = 0
    var mostFingers = 1
    for section in sections where !section.events.isEmpty {
      let (samples, fingers) = try panSamples(of: section)
      if fingers > 1, mostFingers == 1 {
        mostFingers = fingers
        warn(
          samples[0].offset,
          "\(fingers) fingers are down together: the pan follows their centroid")
      }
      for part in section.isGesture ? [samples] : TouchLog.divided(samples) {
        var kept = part
        if mayBeResampled, fingers == 1 {
          kept = ResampledPoints(part, unitsPerPoint: section.unitsPerPoint).thinned
          thinned += part.count - kept.count
        }
        parts.append((section.name, kept))
      }
    }
    guard let first = parts.first else {
      throw file.fail(0, "the file holds no touch, but must hold one at least")
    }
    if thinned > 0 {
      warn(
        first.samples[0].offset,
        "left out as resampled by Android between sensed samples: \(thinned)")
    }
    warnAboutRate(parts.map(\.samples))
    return try named(parts)
  }

  private func panSamples(of section: Section) throws(FormatError) -> ([PanSample], fingers: Int) {
    let events = section.events
    var centroid = PanCentroid()
    var samples: [PanSample] = []
    samples.reserveCapacity(events.count)
    var start = 0
    while start < events.count {
      var end = start + 1
      while end < events.count, end - start < PanCentroid.mostFingers,
        events[end].time == events[start].time,
        !events[start..<end].contains(where: { $0.finger == events[end].finger })
      { end += 1 }
      if let last = samples.last, events[start].time < last.time {
        throw file.fail(
          Int(events[start].offset),
          """
          the time is \(TouchLog.milliseconds(last.time - events[start].time)) ms before that of \
          the touch before, but must not go back
          """)
      }
      samples.append(try centroid.take(events[start..<end], of: file))
      start = end
    }
    if centroid.isDown, let last = samples.last {
      throw file.fail(last.offset, "the touch never ends")
    }
    return (samples, centroid.most)
  }

  private static func divided(_ samples: [PanSample]) -> [[PanSample]] {
    var parts: [[PanSample]] = []
    for sample in samples {
      if sample.phase == .began, let last = parts.last?.last, sample.time - last.time <= pause {
        parts[parts.count - 1].append(sample)
      } else if sample.phase == .began || parts.isEmpty {
        parts.append([sample])
      } else {
        parts[parts.count - 1].append(sample)
      }
    }
    return parts
  }

  private func named(_ parts: [(name: String?, samples: [PanSample])]) throws(FormatError)
    -> [Gesture]
  {
    var gestures: [Gesture] = []
    for (index, part) in parts.enumerated() {
      let start = part.samples[0].time
      let samples = part.samples.map {
        TouchSample(time: $0.time - start, phase: $0.phase, position: $0.position)
      }
      let name = part.name ?? (parts.count == 1 ? file.name : "\(file.name)-\(index + 1)")
      do {
        gestures.append(try Gesture(name: name, samples: samples))
      } catch {
        throw file.fail(part.samples[error.sample].offset, error.reason)
      }
    }
    return gestures
  }

  /// Warns of the first gesture that was sampled less than 60 times a second, up to a jitter of 5 %.
  private mutating func warnAboutRate(_ gestures: [[PanSample]]) {
    for samples in gestures where samples.count >= 5 {
      let moving = samples.dropLast()
      let gaps = zip(moving, moving.dropFirst()).map { $1.time - $0.time }.sorted()
      let median = gaps[gaps.count / 2]
      guard median > 17_500_000 else { continue }
      warn(
        samples[0].offset,
        """
        the samples are \(TouchLog.milliseconds(median)) ms apart: below 60 Hz the velocity at \
        release is not what a device would read
        """)
      return
    }
  }

  private static func milliseconds(_ nanoseconds: Int64) -> String {
    var text = JSONText()
    text.milliseconds(nanoseconds)
    return text.string
  }
}
