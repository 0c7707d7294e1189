extension CGPath {
  /// The outlines as corners, each curve in 32 steps.
  var flattened: [[CGPoint]] {
    var outlines: [[CGPoint]] = []
    func curve(_ at: (CGFloat) -> CGPoint) {
      for step in 1...32 { outlines[outlines.count - 1].append(at(CGFloat(step) / 32)) }
    }
    for step in steps {
      if case .move(let end) = step {
        outlines.append([end])
        continue
      }
      guard let from = outlines.last?.last else { continue }
      switch step {
      case .move: break
      case .line(let end): outlines[outlines.count - 1].append(end)
      case .quad(let end, let control):
        curve { CGPath.mix(CGPath.mix(from, control, $0), CGPath.mix(control, end, $0), $0) }
      case .cubic(let end, let control1, let control2):
        curve {
          let middle = CGPath.mix(control1, control2, $0)
          return CGPath.mix(
            CGPath.mix(CGPath.mix(from, control1, $0), middle, $0),
            CGPath.mix(middle, CGPath.mix(control2, end, $0), $0), $0)
        }
      case .close:
        if let first = outlines[outlines.count - 1].first { outlines.append([first]) }
      }
    }
    return outlines.filter { $0.count > 1 }
  }

  /// How often and which way the outlines go round the point decides.
  func isInside(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    var turns = 0
    var crossings = 0
    for outline in flattened {
      var from = outline[outline.count - 1]
      for to in outline {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x {
            crossings += 1
            turns += to.y > from.y ? 1 : -1
          }
        }
        from = to
      }
    }
    return rule == .winding ? turns != 0 : crossings % 2 == 1
  }

  /// The steps moved, turned and scaled.
  func moved(by transform: UnsafePointer<CGAffineTransform>?) -> [Step] {
    guard let transform = transform?.pointee else { return steps }
    return steps.map { step in
      switch step {
      case .move(let end): .move(end.applying(transform))
      case .line(let end): .line(end.applying(transform))
      case .quad(let end, let control):
        .quad(end.applying(transform), control: control.applying(transform))
      case .cubic(let end, let control1, let control2):
        .cubic(
          end.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .close: .close
      }
    }
  }

  private static func mix(_ from: CGPoint, _ to: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
