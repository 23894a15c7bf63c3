import QuizEngine
import Testing

@testable import QuizFormats

@Suite struct EncodingTests {
  private static let table = """
    category;difficulty;question;correctAnswer;incorrect1
    history;easy;Où était le «café»\u{A0}?;Zürich;Besançon
    arts;hard;Qui a peint l’Ève – ou pas ?;Élise;François

    """
  private static let expected = ["Où était le «café»\u{A0}?", "Qui a peint l’Ève – ou pas ?"]

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  private func windows1252(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "’": 0x92
      case "–": 0x96
      default: UInt8(scalar.value)
      }
    }
  }

  @Test(arguments: [true, false], ["\n", "\r\n", "\r"])
  func `UTF-16 is read with and without a byte order mark`(isBigEndian: Bool, newline: String) {
    let text = Self.table.replacing("\n", with: newline)
    for byteOrderMark in ["\u{FEFF}", ""] {
      let reading = BankFile.read(utf16(byteOrderMark + text, isBigEndian: isBigEndian), name: "table.csv")
      #expect(reading.entries.map(\.question.text) == Self.expected)
      #expect(reading.entries.map(\.line) == [2, 3])
      #expect(reading.diagnostics.map(\.ruleID) == (byteOrderMark.isEmpty ? ["guessed-encoding"] : []))
    }
  }

  @Test func `a byte order mark of UTF-8 isn't part of the first column`() {
    let reading = BankFile.read([0xEF, 0xBB, 0xBF] + Array(Self.table.utf8), name: "table.csv")
    #expect(reading.entries.map(\.question.text) == Self.expected)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func `Windows-1252 is read and reported as a guess`() {
    let reading = BankFile.read(windows1252(Self.table), name: "table.csv")
    #expect(reading.entries.map(\.question.text) == Self.expected)
    #expect(reading.diagnostics.map(\.ruleID) == ["guessed-encoding"])
  }

  @Test func `every byte of Windows-1252 is decoded correctly`() {
    var decoder = TextDecoder()
    var text: [UInt8] = []
    decoder.decode([0xFF] + Array(0x80...0xFF), isLast: true, into: &text)
    let letters = Array(String(decoding: text, as: UTF8.self).unicodeScalars.dropFirst())
    #expect(letters.count == 128)
    #expect(
      String(String.UnicodeScalarView(letters[0..<32]))
        == "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ")
    #expect(letters[32...].map(\.value) == Array(0xA0...0xFF))
  }

  @Test(arguments: [1, 2, 3, 7]) func `chunks may end anywhere`(size: Int) {
    let text = "a é – 漢字 🐶 \u{10FFFF} z"
    for bytes in [
      Array(text.utf8), utf16("\u{FEFF}" + text, isBigEndian: true), utf16("\u{FEFF}" + text, isBigEndian: false),
    ] {
      var decoder = TextDecoder()
      var decoded: [UInt8] = []
      // The first chunk is long enough for a byte order mark, like the reader's.
      decoder.decode(Array(bytes.prefix(4)), isLast: false, into: &decoded)
      for start in stride(from: 4, to: bytes.count, by: size) {
        decoder.decode(Array(bytes[start..<min(start + size, bytes.count)]), isLast: false, into: &decoded)
      }
      decoder.decode([], isLast: true, into: &decoded)
      #expect(String(decoding: decoded, as: UTF8.self) == text)
    }
  }

  @Test func `invalid UTF-8 is detected like in the standard library`() {
    var generator = SeededGenerator(seed: 7, stream: .simulation)
    let boundaryBytes: [UInt8] = [0x41, 0x80, 0xBF, 0xC0, 0xC2, 0xE0, 0xA0, 0xED, 0xF0, 0x90, 0xF4, 0x8F, 0xFF]
    for _ in 0..<3_000 {
      // It begins with a letter that shows UTF-8.
      let bytes =
        Array("é".utf8)
        + (0..<generator.next(upperBound: 8)).map { _ in boundaryBytes[generator.next(upperBound: boundaryBytes.count)]
        }
      var decoder = TextDecoder()
      var text: [UInt8] = []
      decoder.decode(bytes, isLast: true, into: &text)
      #expect(String(validating: text, as: UTF8.self) != nil)
      #expect((text == bytes) == (String(validating: bytes, as: UTF8.self) != nil))
    }
  }
}

@Suite struct BankFormatTests {
  @Test(arguments: [
    ("a.YAML", "x", BankFormat.yaml), ("a.txt", "questions:\n- {}", .yaml), ("a.json", "{\"questions\": []}", .json),
    ("a", " [{\"question\": {\"text\": \"\"}, \"incorrectAnswers\": []}]", .triviaAPI),
    ("a", "{\"response_code\":0,\"results\":[]}", .openTrivia),
    ("a.json", "[{\"incorrect_answers\": []}]", .openTrivia),
    ("a.txt", "category*difficulty*question*correctAnswer*incorrect1\n", .csv), ("a.tsv", "x", .csv),
    ("a.txt", "Why?\nA. x\nB. y\nANSWER: A\n", .aiken), ("a.txt", "// c\n\n$CATEGORY: x\n", .gift),
    ("a.txt", "Why? {=x ~y}", .gift), ("a.gift", "", .gift), ("a.xml", "<?xml version=\"1.0\"?>\n<quiz>", .moodle),
    ("a.xml", "<!-- x --><assessmentItem>", .qti), ("a.xml", "<qti-assessment-item>", .qti), ("a.xml", "<html>", nil),
    ("a.zip", "PK\u{3}\u{4}items/a.xml", .qti), ("a.xlsx", "PK\u{3}\u{4}", .workbook),
    ("a", "PK\u{3}\u{4}[Content_Types].xml", .workbook), ("a.txt", "sep=;\nx;y\n", .csv),
    ("a.txt", "My quiz\n\nquestion,answer,wrong\n", .csv), ("a.txt", "Why?\nA) x\nB) y\nAnswer : A\n", .aiken),
    ("a.txt", "Some words.", nil), ("", "", nil),
  ]) func `a format is detected by the content, or else by the file name`(
    name: String, head: String, expected: BankFormat?
  ) {
    #expect(BankFormat.detect(name: name, prefix: Array(head.utf8)) == expected)
  }
}
