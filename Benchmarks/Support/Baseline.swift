import ReplayFormats

/// What `--json` printed some other time.
struct Baseline {
  let machine: Machine
  private var rows: [String: Row] = [:]

  private struct Row {
    /// Nanoseconds an item.
    var minimum: Double?
    var ratio: Double?
  }

  /// Reads what `--json` printed.
  ///
  /// - Throws: the first thing that is wrong, with its line.
  init(json bytes: [UInt8], path: String) throws {
    var root = try JSONDocument(bytes, path: path).root.object()
    machine = try Machine(root.required("machine"))
    for value in try root.required("benchmarks").array() {
      var row = try value.object()
      let name = try row.required("name").string()
      rows[name] = Row(
        minimum: try row.optional("minimum")?.number(), ratio: try row.optional("ratio")?.number())
    }
  }

  /// How rows have changed: by their ratio to the loop beside them where they have one, else by their time, which says
  /// nothing between two machines.
  func changes(in outcomes: [Outcome]) -> [Change] {
    outcomes.compactMap { outcome in
      guard let row = rows[outcome.name] else { return nil }
      if let old = row.ratio, let new = outcome.ratio {
        return Change(name: outcome.name, old: old, new: new, unit: "times")
      }
      guard machine == .current, let old = row.minimum, let new = outcome.timing?.minimum else {
        return nil
      }
      return Change(name: outcome.name, old: old, new: new, unit: "ns")
    }
  }
}

/// A row then and now.
struct Change {
  let name: String
  let old: Double
  let new: Double
  let unit: String

  /// How many times as much it is now.
  var factor: Double { new / old }
}

extension [Change] {
  /// The changes in aligned columns; those beyond `limit` are marked.
  func table(limit: Double) -> String {
    let rows = map {
      [
        $0.name, "\(Numeral.text($0.old)) \($0.unit)", "\(Numeral.text($0.new)) \($0.unit)",
        Numeral.text($0.factor), $0.factor > limit ? "SLOWER" : "",
      ]
    }
    return ([["benchmark", "then", "now", "factor", ""]] + rows).aligned(left: [0, 4])
  }
}

extension Machine {
  fileprivate init(_ value: JSONValue) throws {
    var object = try value.object()
    self.init(
      cpu: try object.required("cpu").string(),
      cores: try object.required("cores").whole(in: 1...4096),
      system: try object.required("system").string(),
      toolchain: try object.required("toolchain").string(),
      configuration: try object.required("configuration").string())
  }
}
