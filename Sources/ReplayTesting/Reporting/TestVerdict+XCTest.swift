#if canImport(XCTest)
  import XCTest

  #if canImport(ObjectiveC)
    import Foundation
  #endif

  extension TestVerdict {
    /// Reports to XCTest what is wrong, and attaches what shows it where XCTest has attachments.
    func report(_ file: StaticString, _ line: UInt) {
      for message in messages { XCTFail(message, file: file, line: line) }
      #if canImport(ObjectiveC)
        // XCTest's activities are the main actor's: a test that runs elsewhere goes without.
        guard !attachments.isEmpty, Thread.isMainThread else { return }
        MainActor.assumeIsolated {
          XCTContext.runActivity(named: "what shows it") { activity in
            for (name, bytes) in attachments {
              let attachment = XCTAttachment(
                data: Data(bytes), uniformTypeIdentifier: "public.json")
              attachment.name = name
              attachment.lifetime = .keepAlways
              activity.add(attachment)
            }
          }
        }
      #endif
    }
  }
#endif
