import Foundation
package import ScrollPhysics
package import ScrollReplay

/// A real finger's swipe on a phone.
package struct MeasuredSwipe: Sendable, CustomStringConvertible {
  /// A velocity that a tracker's authors published for the swipe.
  package struct Velocity: Sendable {
    /// Which tracker: FLUTTER_LSQ2, LSQ2 or IMPULSE.
    package let tracker: String
    package let axis: Axis
    /// In the swipe's own unit a second.
    package let value: Double
  }

  package let name: String
  /// As they were published, in the swipe's own unit.
  package let samples: [TouchSample]
  /// Of those units a point.
  package let unitsPerPoint: Double
  package let velocities: [Velocity]

  package var description: String { name }

  /// All of them; none where the data are absent.
  package static let all: [MeasuredSwipe] =
    MeasuredData.isPresent
    ? ((try? MeasuredData.lines("touches/android_phone_touches.ndjson")) ?? [])
      .compactMap { try? JSONDecoder().decode(MeasuredSwipe.self, from: Data($0.utf8)) } : []

  /// The swipe in points, without the points that Android interpolates between two sensed ones: of samples
  /// under a millisecond apart the first stays.
  package func gesture() throws -> Gesture {
    var kept: [TouchSample] = []
    for var sample in samples {
      sample.position = (1 / unitsPerPoint) * sample.position
      if sample.phase == .moved, let last = kept.last, sample.time - last.time < 1_000_000 {
        continue
      }
      kept.append(sample)
    }
    return try Gesture(name: name, samples: kept)
  }
}

extension MeasuredSwipe: Decodable {
  private enum Key: String, CodingKey {
    case name = "id"
    case unit
    case scale
    case samples
    case velocities = "expected_velocity"
  }

  private struct Row: Decodable {
    let sample: TouchSample

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      let milliseconds = try row.decode(Double.self)
      let phases: [String: TouchPhase] = ["began": .began, "moved": .moved, "ended": .ended]
      guard let phase = phases[try row.decode(String.self)] else {
        throw DecodingError.dataCorruptedError(in: row, debugDescription: "no phase of a touch")
      }
      let x = try row.decode(Double.self)
      sample = TouchSample(
        time: Int64((milliseconds * 1e6).rounded()), phase: phase,
        position: Vector(x: x, y: try row.decode(Double.self)))
    }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    name = try fields.decode(String.self, forKey: .name)
    let isPixels = try fields.decode(String.self, forKey: .unit) == "px"
    unitsPerPoint = isPixels ? try fields.decode(Double.self, forKey: .scale) : 1
    samples = try fields.decode([Row].self, forKey: .samples).map(\.sample)
    velocities = try fields.decode([Velocity].self, forKey: .velocities)
  }
}

extension MeasuredSwipe.Velocity: Decodable {
  private enum Key: String, CodingKey {
    case tracker = "strategy"
    case axis
    case value = "px_per_s"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    tracker = try fields.decode(String.self, forKey: .tracker)
    axis = try fields.decode(String.self, forKey: .axis) == "X" ? .horizontal : .vertical
    value = try fields.decode(Double.self, forKey: .value)
  }
}
