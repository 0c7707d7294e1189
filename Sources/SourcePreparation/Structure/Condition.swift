/// An `#if … #endif` with its branches.
struct ConditionalBlock: Sendable {
  struct Branch: Sendable {
    /// `#if`, `#elseif` or `#else`.
    let directive: Int
    /// The tokens of its condition; none for `#else`.
    let condition: Range<Int>
  }

  var branches: [Branch] = []
}

/// The branch of an `#if` in which a token stands.
struct Frame: Sendable, Hashable {
  let block: Int
  let branch: Int
}
