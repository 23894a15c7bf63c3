import HTML
import Testing

struct HTMLTests {
  @Test(arguments: [
    ("<b>", "&lt;b&gt;"),
    ("Tom & Jerry", "Tom &amp; Jerry"),
    ("\"quoted\"", "&quot;quoted&quot;"),
    ("it's", "it&#39;s"),
    ("\u{0600}<script>", "\u{0600}&lt;script&gt;"),
    ("<\u{0301}script>", "&lt;\u{0301}script&gt;"),
    ("\"\u{0301} onload=", "&quot;\u{0301} onload="),
    ("a\u{0}b", "a\u{FFFD}b"),
    ("\u{202E}дом 狗 🐶", "\u{202E}дом 狗 🐶"),
    ("", ""),
  ])
  func `a text is escaped byte by byte`(text: String, expected: String) {
    let html: HTML = "<p title=\"\(text)\">\(text)</p>"
    #expect(Array(html.text.utf8) == Array("<p title=\"\(expected)\">\(expected)</p>".utf8))
  }

  @Test func `no byte of an interpolated text can open a tag, an attribute or an entity`() {
    for scalar in (0...0x3000).compactMap(Unicode.Scalar.init) {
      for text in ["<\(Character(scalar))", "\(Character(scalar))<", "\"\(Character(scalar))", "\(Character(scalar))'"]
      {
        let html: HTML = "\(text)"
        #expect(!html.bytes.contains { "<>\"'\0".utf8.contains($0) })
      }
    }
  }

  @Test func `interpolated markup isn't escaped again`() {
    let inner: HTML = "<b>\("&")</b>"
    let list: [HTML] = ["<i></i>", inner]
    let html: HTML = "\(inner)\(list)\(nil as HTML?)\(7)\(" on", if: true)\(" off", if: false)"
    #expect(html.text == "<b>&amp;</b><i></i><b>&amp;</b>7 on")
  }
}

struct PreparedHTMLTests {
  @Test(
    arguments: [
      ("", ""), ("<p>no hole</p>", "<p>no hole</p>"), ("ONE", "1"), ("ONEONE", "11"),
      ("<a href=\"ONE\">TWO</a>ONE!", "<a href=\"1\">&lt;2</a>1!"),
      ("ONTWOE", "ON&lt;2E"), ("OONE", "O1"), ("ON", "ON"),
    ] as [(HTML, String)])
  func `each marker is a hole, which its escaped value fills`(markup: HTML, expected: String) {
    let prepared = PreparedHTML(markup, holes: ["ONE", "TWO"])
    #expect(prepared.filled(with: ["1", "<2"]).text == expected)
    #expect(prepared.filled(with: ["ONE", "TWO"]) == markup)
  }
}
