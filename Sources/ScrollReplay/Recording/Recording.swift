public import ScrollLayout
public import ScrollPhysics

/// Everything that a replay showed, frame by frame, in columns.
///
/// Columns are contiguous and keep their storage when the recording is used again. No number in them is NaN.
/// Frames are drawn from centre, size and transform: a bounding box would count the transform twice.
public struct Recording: Sendable, Hashable {
  /// What was replayed.
  public var header: RecordingHeader
  /// When each frame was shown, nanoseconds since the first.
  public internal(set) var times: [Int64] = []
  /// What the view did.
  public internal(set) var phases: [ScrollPhase] = []
  /// What was seen of the content offset, points.
  public internal(set) var offsets: [Vector] = []
  /// What `contentOffset` said: another value only during a view animation.
  public internal(set) var modelOffsets: [Vector] = []
  /// How fast the content moved, pt/ms.
  public internal(set) var velocities: [Vector] = []
  /// Where the motion headed; the offset itself where nothing moved it.
  public internal(set) var targets: [Vector] = []
  /// Which callbacks came.
  public internal(set) var events: [EventSet] = []
  /// The cells, headers and footers of all frames, one run after the other.
  public internal(set) var cells: [LayoutAttributes] = []
  /// Where each frame's run in `cells` ends.
  public internal(set) var cellEnds: [Int32] = []
  /// Which of `cells` have a transform in space, by their index, rising; few do.
  public internal(set) var spatialCells: [Int32] = []
  /// Their transforms.
  public internal(set) var spatialTransforms: [Transform3D] = []
  /// What the layout did that a layout must not do, in the order of the frames.
  public var faults: [LayoutFault] = []
  /// Every release, in the order of their frames.
  public var releases: [Release] = []
  /// Every change of the bounds' size, in the order of their frames.
  public var boundsChanges: [BoundsChange] = []
  /// Whether the replay was cut off before the content came to rest.
  public var isTruncated = false
  /// Whether it holds no more than findings are judged by: no model offsets, and the elements only of frames at rest, for
  /// a layout without effects shows none of them wrongly in between.
  package internal(set) var isForFindings = false

  /// Creates an empty recording.
  public init(header: RecordingHeader) { self.header = header }

  /// How many frames there are.
  public var count: Int { times.count }

  /// The cells, headers and footers of a frame.
  public func cells(in frame: Int) -> ArraySlice<LayoutAttributes> {
    cells[(frame == 0 ? 0 : Int(cellEnds[frame - 1]))..<Int(cellEnds[frame])]
  }

  /// The view's size in a frame.
  public func boundsSize(in frame: Int) -> Extent {
    boundsChanges.last { $0.frame <= frame }?.size ?? header.viewport
  }

  /// Adds a frame; its cells follow, then `endFrame()` closes it.
  ///
  /// - Precondition: every number of the frame is finite.
  public mutating func append(_ frame: RecordedFrame) {
    times.append(frame.time)
    phases.append(frame.phase)
    offsets.append(frame.offset)
    modelOffsets.append(frame.modelOffset)
    velocities.append(frame.velocity)
    targets.append(frame.target)
    events.append(frame.events)
  }

  /// Adds an element to the frame that was added last.
  ///
  /// - Parameters:
  ///   - cell: the element.
  ///   - spatial: its transform, if that is one in space; the element's own is then its shadow on the plane.
  public mutating func append(_ cell: LayoutAttributes, _ spatial: Transform3D? = nil) {
    if let spatial {
      spatialCells.append(Int32(cells.count))
      spatialTransforms.append(spatial)
    }
    cells.append(cell)
  }

  /// The transform in space of the element at `index` of `cells`; none if its transform says all.
  ///
  /// - Complexity: O(log *n*) in the number of elements that have one.
  public func spatialTransform(ofCell index: Int) -> Transform3D? {
    var (low, high) = (0, spatialCells.count)
    while low < high {
      let middle = (low + high) / 2
      if spatialCells[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < spatialCells.count && spatialCells[low] == index ? spatialTransforms[low] : nil
  }

  /// Closes the frame that was added last.
  public mutating func endFrame() { cellEnds.append(Int32(cells.count)) }

  /// One frame, out of the columns.
  public subscript(frame: Int) -> RecordedFrame {
    RecordedFrame(
      time: times[frame], phase: phases[frame], offset: offsets[frame],
      modelOffset: modelOffsets[frame], velocity: velocities[frame], target: targets[frame],
      events: events[frame])
  }

  /// Forgets the frames and keeps the storage.
  mutating func removeFrames() {
    times.removeAll(keepingCapacity: true)
    phases.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    modelOffsets.removeAll(keepingCapacity: true)
    velocities.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    events.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    cellEnds.removeAll(keepingCapacity: true)
    spatialCells.removeAll(keepingCapacity: true)
    spatialTransforms.removeAll(keepingCapacity: true)
    faults.removeAll(keepingCapacity: true)
    releases.removeAll(keepingCapacity: true)
    boundsChanges.removeAll(keepingCapacity: true)
    isTruncated = false
  }
}

extension Recording: CustomStringConvertible {
  /// What was replayed, how long it took, and the fingerprint.
  public var description: String {
    "\(header.gesture) through \(header.scenario): \(count.counted("frame")), hash \(hashText)"
  }
}
