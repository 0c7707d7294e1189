/// The word that somebody may have meant.
package enum NearestWord {
  /// The first of `words` with the fewest letters to insert, delete or replace; `nil` if there are none.
  ///
  /// - Complexity: O(*n*) in the words' letters; only the first 64 bytes of `word` count.
  package static func of(_ word: String, among words: [String]) -> String? {
    var nearest: String?
    var least = Int.max
    for candidate in words {
      let distance = distance(Array(word.utf8.prefix(64)), Array(candidate.utf8))
      if distance < least {
        least = distance
        nearest = candidate
      }
    }
    return nearest
  }

  /// Levenshtein's distance, one row of his table at a time.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = letter == other ? diagonal : 1 + min(diagonal, above, row[j])
        diagonal = above
      }
    }
    return row[b.count]
  }
}
