import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds elements that are missing in a frame although they lie well in sight.
  ///
  /// An element that comes or goes at the view's edge is none: no more than `visibleMargin` of it was in sight. One that
  /// moves or turns as it comes lay elsewhere before: it is missing only if it was in sight there too, as its own
  /// motion in the frames beside tells.
  func absences() -> [Finding] {
    sightChanges.dropFirst().flatMap { frame -> [Finding] in
      guard !recording.isRebuilt(frame) else { return [] }
      let gone = missing(in: frame, shownIn: frame - 1).map {
        absence($0, frame, "\($0.text) is gone in frame \(frame), although it lies in sight")
      }
      let late = missing(in: frame - 1, shownIn: frame).map {
        absence(
          $0, frame, "\($0.text) comes in frame \(frame), although it lay in sight before")
      }
      return gone + late
    }
  }

  /// The elements that `frame` lacks, that the frame beside it shows, and that would be in sight in both.
  private func missing(in frame: Int, shownIn beside: Int) -> [ElementID] {
    let (cells, others) = (recording.cells(in: frame), recording.cells(in: beside))
    let lookup = ElementLookup(cells)
    var lacking: [ElementID] = []
    for (index, cell) in zip(others.indices, others) where !lookup.contains(cell.element) {
      let shown = Sight(frame: drawnFrame(ofCell: index), alpha: cell.alpha)
      if isInSight(cell.untransformedFrame, frame) && isSeen(shown, frame)
        && isSeen(expected(shown, of: cell.element, shownIn: beside, in: frame), frame)
      {
        lacking.append(cell.element)
      }
    }
    return lacking
  }

  /// How an element of frame `beside` would be seen in `frame`, which lacks it: it has gone on as it does in the frames on
  /// the other side, by as much a point of scrolling. As it is, where those tell nothing.
  private func expected(
    _ shown: Sight, of element: ElementID, shownIn beside: Int, in frame: Int
  ) -> Sight {
    let beyond = 2 * beside - frame
    guard recording.offsets.indices.contains(beyond),
      let other = ElementLookup(recording.cells(in: beyond)).lastIndex(of: element)
    else { return shown }
    let way = recording.offsets[frame] - recording.offsets[beside]
    let known = recording.offsets[beside] - recording.offsets[beyond]
    guard known.squaredLength > 0 else { return shown }
    let share = (way.x * known.x + way.y * known.y) / known.squaredLength
    return shown.goneOn(
      share, from: Sight(frame: drawnFrame(ofCell: other), alpha: recording.cells[other].alpha))
  }

  /// Whether an element is seen so well that its absence is a jump.
  private func isSeen(_ sight: Sight, _ frame: Int) -> Bool {
    sight.alpha > thresholds.lookChange && isInSight(sight.frame, frame)
  }

  /// The smallest upright rectangle around an element as it is drawn: a cover that stands edge on is narrow.
  private func drawnFrame(ofCell index: Int) -> Rectangle {
    let cell = recording.cells[index]
    let plane = cell.transform
    let space = recording.spatialTransform(ofCell: index)?.rows
    var low = Vector(x: .infinity, y: .infinity)
    var high = Vector(x: -.infinity, y: -.infinity)
    for (right, down) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
      let (x, y) = (right * cell.size.width, down * cell.size.height)
      var point = Vector(
        x: plane.a * x + plane.c * y + plane.tx, y: plane.b * x + plane.d * y + plane.ty)
      if let space {
        let image = x * space.0 + y * space.1 + space.3
        guard image.w > 0 else { return cell.untransformedFrame }
        point = Vector(x: image.x / image.w, y: image.y / image.w)
      }
      low = Vector(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Vector(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rectangle(
      origin: cell.center + low, size: Extent(width: high.x - low.x, height: high.y - low.y))
  }

  private func isInSight(_ rect: Rectangle, _ frame: Int) -> Bool {
    let view = Rectangle(
      origin: recording.offsets[frame], size: recording.boundsSize(in: frame))
    return Axis.allCases.allSatisfy {
      let shown =
        min(view.maximum($0), rect.maximum($0)) - max(view.minimum($0), rect.minimum($0))
      return shown > min(thresholds.visibleMargin, rect.size[$0] / 2)
    }
  }

  private func absence(_ element: ElementID, _ frame: Int, _ cause: String) -> Finding {
    Finding(
      .cellFlicker, frames: (frame - 1)...frame, axis: nil, phase: recording.phases[frame],
      cells: [element], magnitude: 1, unit: .frames, cause: cause,
      rule: "UICollectionViewLayout: layoutAttributesForElements(in:) names all in the rect")
  }
}

/// Where an element is drawn, and how opaque.
private struct Sight {
  let frame: Rectangle
  let alpha: Double

  /// The element after `share` more of the change that led here from `before`.
  func goneOn(_ share: Double, from before: Sight) -> Sight {
    func on(_ now: Double, _ then: Double) -> Double { now + share * (now - then) }
    let low = Vector(
      x: on(frame.minimum(.horizontal), before.frame.minimum(.horizontal)),
      y: on(frame.minimum(.vertical), before.frame.minimum(.vertical)))
    let size = Extent(
      width: max(0, on(frame.maximum(.horizontal), before.frame.maximum(.horizontal)) - low.x),
      height: max(0, on(frame.maximum(.vertical), before.frame.maximum(.vertical)) - low.y))
    return Sight(frame: Rectangle(origin: low, size: size), alpha: on(alpha, before.alpha))
  }
}
