import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A rest beside its place, and what may have brought the content there.
struct Misplacement {
  /// The offset at which the cell would be in its place.
  let place: Double
  let rest: Rest
  let snapping: Snapping
  let recording: Recording
  let tolerance: Double

  /// How far beyond its place the content rests, points.
  var distance: Double { rest.offset[snapping.axis] - place }

  /// The first explanation that fits, from the whole set-up down to the single answer of a hook.
  var cause: Cause {
    let rests =
      "the content rests at \(rest.offset[snapping.axis].text), "
      + "\(distance.magnitude.text) pt \(distance > 0 ? "beyond" : "before") \(place.text), "
      + "where the cell has its place"
    let reason = resize ?? besidePaging ?? pageLength ?? unreachable ?? drift ?? answer
    return Cause(text: "\(rests): \(reason.text)", rule: reason.rule)
  }

  private var axis: Axis { snapping.axis }
  private var release: Release? { rest.lift.release }

  private var resize: Cause? {
    let size = recording.boundsSize(in: rest.frames.upperBound)
    let old = recording.header.viewport
    guard size != old else { return nil }
    return Cause(
      text: """
        its layout was prepared for \(old.width.text) × \(old.height.text) and the view has been \
        \(size.width.text) × \(size.height.text) since a rotation
        """,
      rule: "UICollectionViewLayout: a change of the bounds' size invalidates what prepare made")
  }

  private var besidePaging: Cause? {
    guard recording.header.traits.isPagingEnabled, snapping.rule != Snapping.paging else {
      return nil
    }
    let answer = release.map { ", whatever the rule answered: \($0.delegateTarget[axis].text)" }
    return Cause(
      text: """
        \(snapping.rule): the page motion goes to multiples of the view's \(page.text) pt\(answer ?? "")
        """,
      rule: "PHYSICS §2.1, §3.1: paging ignores a hook's target")
  }

  private var page: Double { recording.boundsSize(in: rest.frames.upperBound)[axis] }

  /// The distance from cell to cell, where it is the same for all.
  private var pitch: Double? {
    let positions = snapping.positions
    guard positions.count > 1, positions[1] - positions[0] >= ReleaseRule.leastPitch else {
      return nil
    }
    let pitch = positions[1] - positions[0]
    let isEven = zip(positions, positions.dropFirst()).allSatisfy {
      ($1 - $0 - pitch).magnitude <= tolerance
    }
    return isEven ? pitch : nil
  }

  private var pageLength: Cause? {
    guard recording.header.traits.isPagingEnabled else { return nil }
    let rule = "PHYSICS §3.1: a page is the bounds"
    guard let pitch else {
      return Cause(
        text: "pages are \(page.text) pt long and the cells differ in length", rule: rule)
    }
    var cells = Int(page / pitch + 0.5)
    if cells == 0 { cells = 1 }
    let drift = page - Double(cells) * pitch
    let insets = recording.header.traits.contentInset
    let inset =
      insets.leading(axis) != 0 || insets.trailing(axis) != 0
      ? "; contentInset does not make a page shorter" : ""
    let count = cells == 1 ? "cells" : "every \(cells) cells"
    return Cause(
      text: """
        pages are \(page.text) pt long and \(count) \((Double(cells) * pitch).text) pt apart, so each page \
        drifts by \(drift.text) pt\(inset)
        """,
      rule: rule)
  }

  private var unreachable: Cause? {
    guard let limits = release?.limits(axis), limits.excess(place).magnitude > tolerance else {
      return nil
    }
    let missing = limits.excess(place)
    return Cause(
      text: """
        offsets end at \((missing < 0 ? limits.minimum : limits.maximum).text); \
        \(missing.magnitude.text) pt of inset are missing at the content's \(missing < 0 ? "start" : "end")
        """,
      rule: "PHYSICS §1.7")
  }

  /// A pitch of the rule that differs from that of the cells.
  private var drift: Cause? {
    guard let pitch, let release, release.delegateTarget[axis] != release.proposed[axis],
      let index = snapping.index(nearestTo: place), index > 0,
      case let limits = release.limits(axis),
      (snapping.positions[0] - limits.minimum).magnitude <= tolerance,
      (release.target[axis] - rest.offset[axis]).magnitude <= tolerance
    else { return nil }
    let share = distance / Double(index)
    return Cause(
      text: """
        \(snapping.rule) goes by \((pitch + share).text) pt a page and the cells lie \(pitch.text) pt apart, so \
        each page drifts by \(share.text) pt
        """,
      rule: "PHYSICS §2.2: a hook's target is taken as it is")
  }

  private var answer: Cause {
    guard let release else {
      return Cause(text: "a touch stopped it on its way", rule: "PHYSICS §10")
    }
    let answered = release.delegateTarget[axis]
    let rule = "PHYSICS §2.2"
    if answered == release.proposed[axis] {
      return Cause(text: "\(snapping.rule) left UIKit's proposal as it was", rule: rule)
    }
    let ended = recording.targets[rest.frames.upperBound][axis]
    if (ended - release.target[axis]).magnitude > tolerance {
      return Cause(
        text: "it did not stay on its way to the target \(release.target[axis].text)", rule: rule)
    }
    return Cause(text: "\(snapping.rule) answered \(answered.text)", rule: rule)
  }
}
