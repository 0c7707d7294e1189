import ScrollLayout
public import ScrollPhysics
public import ScrollReplay

extension Reach {
  /// Swipes on to the content's end and back again through anything that replays gestures, as a layout of an app's own:
  /// in one replay, so that it remembers what it would.
  ///
  /// Each of several swipes is made over and over: a quarter of the view or all of it, slow or fast.
  ///
  /// - Parameters:
  ///   - axis: the one that scrolls.
  ///   - length: the view's along the axis.
  ///   - limits: how far the content scrolls.
  ///   - replay: replays a gesture from the beginning, with a fresh object.
  /// - Throws: what `replay` throws.
  public init<Failure: Error>(
    along axis: Axis, length: Double, limits: AxisLimits,
    replay: (Gesture) throws(Failure) -> Recording
  ) throws(Failure) {
    let pages = (limits.maximum - limits.minimum) / length
    let wanted = max(2, Int(min(pages, 1e6) / Reach.shares[0]) + 1)
    let count = min(Reach.mostSwipes, wanted)
    var grades: [ElementID: Grade] = [:]
    var seen: [ElementID: SeenElement] = [:]
    var rests: [Double] = []
    for share in Reach.shares {
      for speed in Reach.speeds {
        guard let swipes = try? Gesture.swipes(count, share * length, speed, along: axis) else {
          continue
        }
        let recording = try replay(swipes)
        for cell in recording.cells { grades[cell.element] = grades[cell.element] ?? .never }
        for frame in recording.restingFrames {
          for element in recording.seenElements(in: frame, along: axis) {
            grades[element.element] = max(grades[element.element] ?? .never, element.grade)
            seen[element.element] = element
          }
          let rest = recording.offsets[frame][axis]
          if !rests.contains(where: { ($0 - rest).magnitude < 0.5 }) { rests.append(rest) }
        }
        releases += recording.releases.count
      }
    }
    self.rests = rests.sorted()
    // Too few swipes do not tell what lies past them.
    if count < wanted, let first = self.rests.first, let last = self.rests.last,
      last < limits.maximum - 1
    {
      isComplete = false
      for (element, grade) in grades where grade != .inPlace {
        if seen[element]?.isSeen(from: first, to: last, length: length) != true {
          grades[element] = .unsearched
        }
      }
    }
    elements = grades.map { ($0.key, $0.value) }.sorted { $0.element.isBefore($1.element) }
    knowsAll = false
  }

  /// How far a finger drags, as shares of the view's length, and how fast it lifts, pt/ms.
  private static let shares = [0.25, 0.9]
  private static let speeds = [0, 0.3, 1, 3.0]
  private static let mostSwipes = 48
}

extension Gesture {
  /// `count` straight drags on, then as many back, with time to rest after each.
  fileprivate static func swipes(
    _ count: Int, _ length: Double, _ speed: Double, along axis: Axis
  ) throws(SampleError) -> Gesture {
    var samples: [TouchSample] = []
    for index in 0..<2 * count {
      let way = index < count ? 1.0 : -1
      let release = ReleaseInput(
        start: .zero, axis: axis, offset: way * length, velocity: way * speed)
      samples += try Gesture.straightDrag(to: release, startingAt: Double(index) * 2500).samples
    }
    return try Gesture(name: "swipes", samples: samples)
  }
}

extension Recording {
  /// The frames before which a finger comes down on resting content, and the last.
  fileprivate var restingFrames: [Int] {
    guard count > 0, !isTruncated else { return [] }
    return (0..<count).filter { frame in
      phases[frame] == .idle
        && (frame == count - 1 || phases[frame + 1] == .tracking || phases[frame + 1] == .dragging)
    }
  }
}

extension ElementID {
  /// By section, in it the header first and the footer last, then by item.
  fileprivate func isBefore(_ other: ElementID) -> Bool {
    (section, place, name, item) < (other.section, other.place, other.name, other.item)
  }

  private var place: Int {
    switch kind {
    case .header: 0
    case .cell: 1
    case .footer: 2
    case .supplementary: 3
    case .decoration: 4
    }
  }
}
