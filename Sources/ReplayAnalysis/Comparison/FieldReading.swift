import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// One number or word of a frame or an element, and where in it that stands.
///
/// The two lists below are the only place where a comparison names the columns of a recording.
struct FieldReading: Sendable, Hashable {
  let field: RecordingField
  /// Which of the field's numbers: `x`, `width`, `tx`; empty where there is only one.
  let component: String
  let value: FieldValue

  init(_ field: RecordingField, _ value: FieldValue) {
    self.field = field
    component = ""
    self.value = value
  }

  init(_ field: RecordingField, _ component: String, _ number: Double) {
    self.field = field
    self.component = component
    value = .number(number)
  }
}

extension RecordedFrame {
  /// Every column, in the order in which a difference in it is looked for.
  var readings: [FieldReading] {
    [
      FieldReading(.time, "", Double(time) / 1e6),
      FieldReading(.phase, .phase(phase)),
      FieldReading(.offset, "x", offset.x), FieldReading(.offset, "y", offset.y),
      FieldReading(.modelOffset, "x", modelOffset.x),
      FieldReading(.modelOffset, "y", modelOffset.y),
      FieldReading(.velocity, "x", velocity.x), FieldReading(.velocity, "y", velocity.y),
      FieldReading(.target, "x", target.x), FieldReading(.target, "y", target.y),
      FieldReading(.events, .events(events)),
    ]
  }
}

extension LayoutAttributes {
  /// Every column beside the element itself, in the order in which a difference in it is looked for.
  var readings: [FieldReading] {
    [
      FieldReading(.center, "x", center.x), FieldReading(.center, "y", center.y),
      FieldReading(.size, "width", size.width), FieldReading(.size, "height", size.height),
      FieldReading(.transform, "a", transform.a), FieldReading(.transform, "b", transform.b),
      FieldReading(.transform, "c", transform.c), FieldReading(.transform, "d", transform.d),
      FieldReading(.transform, "tx", transform.tx), FieldReading(.transform, "ty", transform.ty),
      FieldReading(.alpha, "", alpha), FieldReading(.zIndex, "", Double(zIndex)),
    ]
  }
}

extension Release {
  /// Every fact that decided the release, in the order in which UIKit comes to them.
  var readings: [FieldReading] {
    let vectors = [
      ("reading", reading), ("velocity", velocity), ("proposed", proposed),
      ("layoutTarget", layoutTarget), ("delegateTarget", delegateTarget), ("target", target),
      ("factor", Vector(x: x.decay.factor, y: y.decay.factor)),
      ("case", Vector(x: Double(x.row.rawValue), y: Double(y.row.rawValue))),
    ]
    return [FieldReading(.release, "frame", Double(frame))]
      + vectors.flatMap { name, vector in
        [
          FieldReading(.release, "\(name) x", vector.x),
          FieldReading(.release, "\(name) y", vector.y),
        ]
      } + [FieldReading(.release, "owner", Double(owner.rawValue))]
  }
}
