#if canImport(Testing)
  import Testing

  extension TestVerdict {
    /// Reports to Swift Testing what is wrong, with all that shows it attached.
    func report(at location: SourceLocation) {
      for message in messages {
        Issue.record(Comment(rawValue: message), sourceLocation: location)
      }
      for (name, bytes) in attachments {
        Attachment.record(bytes, named: name, sourceLocation: location)
      }
    }
  }
#endif
