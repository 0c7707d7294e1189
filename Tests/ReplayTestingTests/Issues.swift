import Testing

/// The issues that `body` records: their messages, and the lines on which they are shown.
func issues(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async throws -> [(message: String, line: Int)] {
  nonisolated(unsafe) var found: [(String, Int)] = []
  try await withKnownIssue {
    try await body()
  } matching: { issue in
    found.append((issue.comments.map(\.rawValue).joined(), issue.sourceLocation?.line ?? 0))
    return true
  }
  return found
}
