import ReplayFormats
import Testing

@Suite("JSON object")
struct JSONObjectTests {
  private func object(_ text: String) throws -> JSONObject {
    try JSONDocument(Array(text.utf8), path: "f").root.object()
  }

  @Test("finds members in any order")
  func order() throws {
    var members = try object("{\"a\":1,\"b\":{\"x\":[9]},\"c\":3}")
    #expect(try members.required("c").number() == 3)
    #expect(try members.required("a").number() == 1)
    #expect(members.optional("d") == nil)
    #expect(try members.required("b").object().value.jsonPath == "$.b")
    try members.finish()
  }

  @Test("names the nearest known key of an unknown one")
  func unknownKey() throws {
    var members = try object("{\"bounces\":true,\n \"alpha\":0,\"bounce\":1}")
    _ = members.optional("bounces")
    _ = members.optional("alpha")
    #expect(
      message { try members.finish() }
        == "f:2:12: unknown key \"bounce\" in $, did you mean \"bounces\"?")
  }

  @Test("says which member is missing")
  func missing() throws {
    var members = try object("{}")
    #expect(
      message { _ = try members.required("width") }
        == "f:1:1: $.width is missing, but must be given")
  }

  @Test("names a value by its way from the root")
  func path() throws {
    var members = try object("{\"a\":[0,[1],{\"b c\":[[],{\"d\":\"x\"}]}]}")
    let list = Array(try members.required("a").array())
    var inner = try list[2].object()
    let deep = Array(try inner.required("b c").array())
    var deepest = try deep[1].object()
    #expect(try deepest.required("d").jsonPath == "$.a[2][\"b c\"][1].d")
    #expect(
      message { _ = try deepest.required("d").whole(in: 0...5) }
        == "f:1:29: $.a[2][\"b c\"][1].d is \"x\", but must be a whole number in 0…5")
  }
}
