import ReplayFormats
import ScrollPhysics

/// A bad file of one format, with what must be said about it.
struct BadTouches: Sendable {
  let format: GestureFormat
  let input: BadInput
  var options = ImportOptions(
    unit: .points, viewport: Extent(width: 200, height: 1000))

  init(_ format: GestureFormat, _ text: String, _ message: String) {
    self.format = format
    input = BadInput(text, message)
  }

  init(_ format: GestureFormat, bytes: [UInt8], _ message: String) {
    self.format = format
    input = BadInput(bytes, message)
  }
}
