import ScrollPhysics
import ScrollReplay

/// The fingers on a touch panel that speaks Linux' multi-touch protocol A: each report tells all of them anew.
///
/// A finger without a tracking identifier is the nearest of those before, as the kernel's documentation has it.
struct TouchContacts {
  private struct Contact {
    var id: Int?
    /// Which finger it is; none before it is matched with the report before.
    var finger: Int?
    var x = 0
    var y = 0
  }

  /// What is told of the contact under way.
  private var id: Int?
  private var x: Int?
  private var y: Int?
  /// The contacts of the report under way, and of the one before.
  private var contacts: [Contact] = []
  private var reported: [Contact] = []
  private var hasLifted = false
  /// Whether the panel speaks this protocol: it has ended a contact.
  private(set) var isSpoken = false
  private var isTold = false

  /// Takes one `EV_ABS` event.
  mutating func take(_ code: Int, _ value: Int) {
    switch code {
    case TouchSlots.Code.trackingID: id = value
    case TouchSlots.Code.x: x = value
    case TouchSlots.Code.y: y = value
    default: break
    }
  }

  /// Notes that the panel says that no finger is left.
  mutating func lift() { hasLifted = true }

  /// Ends the contact under way.
  ///
  /// - Returns: whether there may be one more.
  mutating func endContact() -> Bool {
    isSpoken = true
    isTold = true
    if let x, let y {
      guard contacts.count < PanCentroid.mostFingers else { return false }
      contacts.append(Contact(id: id, x: x, y: y))
    }
    (id, x, y) = (nil, nil, nil)
    return true
  }

  /// Adds to a log what has happened since the last report.
  ///
  /// - Parameters:
  ///   - panel: which of several panels this is.
  ///   - offset: where the file tells it.
  ///   - place: the position that axis values mean, points.
  mutating func report(
    at time: Int64, panel: Int, offset: Int, into log: inout TouchLog,
    place: (_ x: Int, _ y: Int) -> Vector
  ) throws(FormatError) {
    defer { (contacts, isTold, hasLifted, id, x, y) = ([], false, false, nil, nil, nil) }
    guard isTold || hasLifted else { return }
    func add(_ phase: TouchPhase, _ contact: Contact) throws(FormatError) {
      let finger = panel * PanCentroid.mostFingers + (contact.finger ?? 0)
      try log.append(
        FingerEvent(phase, finger: finger, at: time, place(contact.x, contact.y), offset: offset))
    }
    var left = reported
    for index in contacts.indices {
      guard let before = match(contacts[index], in: left) else { continue }
      contacts[index].finger = left.remove(at: before).finger
    }
    for contact in left { try add(.ended, contact) }
    for contact in contacts where contact.finger != nil { try add(.moved, contact) }
    for index in contacts.indices where contacts[index].finger == nil {
      contacts[index].finger = (0..<PanCentroid.mostFingers).first { finger in
        !contacts.contains { $0.finger == finger }
      }
      try add(.began, contacts[index])
    }
    reported = contacts
  }

  /// The contact that `contact` was before: of the same identifier, or else the nearest.
  private func match(_ contact: Contact, in others: [Contact]) -> Int? {
    if let id = contact.id { return others.firstIndex { $0.id == id } }
    return others.indices.min { distance(contact, others[$0]) < distance(contact, others[$1]) }
  }

  private func distance(_ a: Contact, _ b: Contact) -> Double {
    let (x, y) = (Double(a.x) - Double(b.x), Double(a.y) - Double(b.y))
    return x * x + y * y
  }
}
