/// Reads a text once from front to back and lists its values.
struct JSONParser {
  private(set) var nodes: [JSONNode] = []
  let path: String
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  mutating func parse() throws(FormatError) {
    try start()
    try parseValue(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw unexpected("the end of the file") }
  }

  /// Lists an array of all values up to the end of the text.
  ///
  /// - Returns: how many there are.
  mutating func parseValues() throws(FormatError) -> Int {
    try start()
    nodes.append(JSONNode(kind: .array, offset: Int32(position)))
    var count: Int32 = 0
    repeat {
      try parseValue(depth: 0)
      count += 1
      skipSpace()
    } while position < bytes.count
    close(0, count)
    return Int(count)
  }

  private mutating func start() throws(FormatError) {
    guard bytes.count <= JSONDocument.longest else {
      throw fail(
        "the file is \(bytes.count) bytes long, but must be at most \(JSONDocument.longest)")
    }
    if let fault = TextEncoding.fault(in: bytes) { throw fail(fault.message, at: fault.offset) }
    if bytes.starts(with: byteOrderMark) { position = 3 }
    nodes.reserveCapacity(min(bytes.count / 4, JSONDocument.mostValues))
  }

  func fail(_ message: String, at offset: Int? = nil) -> FormatError {
    FormatError(path: path, in: bytes, at: offset ?? position, message)
  }

  /// Says what comes next and what must.
  private func unexpected(_ wanted: String) -> FormatError {
    guard position < bytes.count else {
      return fail("next is the end of the file, but must be \(wanted)")
    }
    let scalar = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.first
    return fail("next is \(scalar.map { $0.debugDescription } ?? "?"), but must be \(wanted)")
  }

  private mutating func parseValue(depth: Int) throws(FormatError) {
    skipSpace()
    guard nodes.count < JSONDocument.mostValues else {
      throw fail(
        "the file has more than \(JSONDocument.mostValues) values, but must have at most that")
    }
    guard position < bytes.count else { throw unexpected("a value") }
    switch bytes[position] {
    case UInt8(ascii: "{"): try parseObject(depth: depth + 1)
    case UInt8(ascii: "["): try parseArray(depth: depth + 1)
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "t"): try parseWord("true", .bool, 1)
    case UInt8(ascii: "f"): try parseWord("false", .bool, 0)
    case UInt8(ascii: "n"): try parseWord("null", .null, 0)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    default: throw unexpected("a value")
    }
  }

  private mutating func parseArray(depth: Int) throws(FormatError) {
    let index = try open(.array, depth: depth)
    var count: Int32 = 0
    if !skip("]") {
      repeat {
        try parseValue(depth: depth)
        count += 1
      } while skip(",")
      guard skip("]") else { throw unexpected("\",\" or \"]\"") }
    }
    close(index, count)
  }

  private mutating func parseObject(depth: Int) throws(FormatError) {
    let index = try open(.object, depth: depth)
    var keys = JSONKeys()
    if !skip("}") {
      repeat {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
          throw unexpected("a key in quotes")
        }
        let key = nodes.count
        try parseString()
        guard keys.insert(nodes[key], bytes) else {
          let text = nodes[key].text(in: bytes)
          throw fail(
            "the key \(quoted(text)) is there twice, but must be there once",
            at: Int(nodes[key].offset))
        }
        guard skip(":") else { throw unexpected("\":\"") }
        try parseValue(depth: depth)
      } while skip(",")
      guard skip("}") else { throw unexpected("\",\" or \"}\"") }
    }
    close(index, Int32(keys.count))
  }

  private mutating func open(_ kind: JSONNode.Kind, depth: Int) throws(FormatError) -> Int {
    guard depth <= JSONDocument.deepest else {
      throw fail("the value is \(depth) levels deep, but must be at most \(JSONDocument.deepest)")
    }
    nodes.append(JSONNode(kind: kind, offset: Int32(position)))
    position += 1
    return nodes.count - 1
  }

  private mutating func close(_ index: Int, _ count: Int32) {
    nodes[index].length = count
    nodes[index].next = Int32(nodes.count)
  }

  /// Lists a value that ends before `end`.
  mutating func append(
    _ kind: JSONNode.Kind, upTo end: Int, isEscaped: Bool = false, _ number: Double = 0
  ) {
    nodes.append(
      JSONNode(
        kind: kind, isEscaped: isEscaped, offset: Int32(position), length: Int32(end - position),
        next: Int32(nodes.count + 1), number: number))
    position = end
  }

  private mutating func parseNumber() throws(FormatError) {
    guard let token = NumberToken(bytes, at: position, upTo: bytes.count) else {
      throw fail("the number is malformed, but must be digits as in -12.5e3, 1000 at most")
    }
    guard token.value.isFinite else {
      let text = String(decoding: bytes[position..<token.end].prefix(40), as: UTF8.self)
      throw fail("the number is \(text), but must be within ±1.8e308")
    }
    append(.number, upTo: token.end, token.value)
  }

  private mutating func parseWord(_ word: String, _ kind: JSONNode.Kind, _ number: Double)
    throws(FormatError)
  {
    guard bytes[position...].starts(with: word.utf8) else { throw unexpected("a value") }
    append(kind, upTo: position + word.utf8.count, number)
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}
