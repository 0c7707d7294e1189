/// The one of `names` that `name` was most likely meant to be; the first of several, nil if there are none.
func nearest(to name: String, among names: [String]) -> String? {
  names.min { distance(name, $0) < distance(name, $1) }
}

/// How many letters must be put in, left out or changed to make `b` of `a`.
private func distance(_ a: String, _ b: String) -> Int {
  let b = Array(b)
  var row = Array(0...b.count)
  for (line, letter) in a.enumerated() {
    var corner = row[0]
    row[0] = line + 1
    for column in b.indices {
      let change = corner + (letter == b[column] ? 0 : 1)
      corner = row[column + 1]
      row[column + 1] = min(change, corner + 1, row[column] + 1)
    }
  }
  return row[b.count]
}
