extension [Outcome] {
  /// The outcomes as one JSON object; times are nanoseconds an item.
  var json: String {
    """
    {"benchmarks":[
    \(map { "  " + $0.json }.joined(separator: ",\n"))
    ]}
    """
  }
}

extension Outcome {
  fileprivate var json: String {
    var members = [("name", "\"\(name)\""), ("item", "\"\(item)\"")]
    if let timing {
      members += [
        ("minimum", "\(timing.minimum)"), ("median", "\(timing.median)"),
        ("spread", "\(timing.spread)"),
      ]
    }
    if let ratio { members.append(("ratio", "\(ratio)")) }
    if let limit {
      members += [
        ("budget", "\(limit.limit)"), ("unit", "\"\(limit.unit)\""),
        ("measured", "\(limit.measured)"), ("isMet", "\(limit.isMet)"),
      ]
    }
    if let checksum { members.append(("checksum", "\"\(String(checksum, radix: 16))\"")) }
    if let isRight { members.append(("isRight", "\(isRight)")) }
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }
}
