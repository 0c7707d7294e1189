import ReplayFormats
import Testing

@Suite("JSON text")
struct JSONTextTests {
  @Test("lays out lines and keeps what stands inside a line on it")
  func layout() {
    var text = JSONText()
    text.object(.lines) { text in
      text.key("version")
      text.value(1)
      text.key("frames")
      text.array(.lines) { text in
        for frame in 0..<2 {
          text.object { text in
            text.key("t")
            text.value(frame)
            text.key("cells")
            text.array(.lines) { text in
              text.value(true)
              text.null()
            }
          }
        }
      }
      text.key("empty")
      text.array(.lines) { _ in }
    }
    #expect(
      text.string == """
        {
          "version": 1,
          "frames": [
            {"t":0,"cells":[true,null]},
            {"t":1,"cells":[true,null]}
          ],
          "empty": []
        }
        """)
  }

  @Test(
    "writes numbers in their shortest form",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-12, "-12"), (10, "10"), (1000, "1000"), (0.1, "0.1"),
      (-84.653, "-84.653"), (1.0 / 3, "0.3333333333333333"), (1e15, "1000000000000000"),
      (0x1p53, "9007199254740992"), (1e16, "1e+16"), (1e-7, "1e-07"), (123.5, "123.5"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) {
    var json = JSONText()
    json.value(number)
    #expect(json.string == text)
  }
}
