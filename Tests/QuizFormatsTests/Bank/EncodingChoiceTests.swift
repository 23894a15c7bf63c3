import QuizEngine
import Testing

@testable import QuizFormats

/// Files of all sizes and languages in the encodings of older programs. None may come in with wrong letters.
@Suite struct EncodingChoiceTests {
  struct Encoding: CustomTestStringConvertible, Sendable {
    /// The name for iconv.
    let iconvName: String
    /// The highest number of files of one question that may be refused, of those that are made.
    let maxRefusedCount: Int

    var testDescription: String { iconvName }
  }

  static let encodings = [
    Encoding(iconvName: "CP1252", maxRefusedCount: 2), Encoding(iconvName: "MACINTOSH", maxRefusedCount: 6),
    Encoding(iconvName: "CP1251", maxRefusedCount: 2), Encoding(iconvName: "KOI8-R", maxRefusedCount: 2),
    Encoding(iconvName: "CP866", maxRefusedCount: 2), Encoding(iconvName: "CP1250", maxRefusedCount: 2),
    Encoding(iconvName: "ISO-8859-2", maxRefusedCount: 8), Encoding(iconvName: "BIG5", maxRefusedCount: 8),
    Encoding(iconvName: "GBK", maxRefusedCount: 8),
  ]

  enum Outcome: Equatable {
    case right
    case refused
    /// With the first words that differ.
    case wrong(String)
  }

  static func table(_ rows: [String]) -> String {
    "category;difficulty;question;correctAnswer;incorrect1;incorrect2;incorrect3\n"
      + rows.map { "history;easy;\($0)\n" }.joined()
  }

  /// As many rows as wanted: a text's own ones, then the same with numbers.
  static func rows(_ own: [String], count: Int, from start: Int = 0) -> [String] {
    (start..<start + count).map { $0 < own.count ? own[$0] : "\($0). \(own[$0 % own.count])" }
  }

  /// Reads rows of a table in an encoding, and compares every question with its row.
  static func outcome(_ rows: [String], _ bytes: [UInt8], defaults: BankDefaults = BankDefaults()) -> Outcome {
    let reading = BankFile.read(bytes, name: "a.csv", defaults: defaults)
    guard !reading.entries.isEmpty else {
      let ids = reading.errors.map(\.ruleID)
      return ids == ["undetectable-encoding"] ? .refused : .wrong(reading.diagnostics.report())
    }
    let read = reading.entries.map { "\($0.question.text);\($0.question.correctAnswer)" }
    let expected = rows.map { $0.split(separator: ";").prefix(2).joined(separator: ";") }
    if read == expected { return .right }
    return .wrong(zip(read, expected).first { $0 != $1 }.map { "\($0.0) ≠ \($0.1)" } ?? "\(read.count) questions")
  }

  /// A text's rows that an encoding has letters for.
  private static func fitting(_ text: String, _ encoding: String) -> [String] {
    EncodingTexts.rows(text).filter { (try? DetectionTests.bytes($0, in: encoding)) != nil }
  }

  @Test(arguments: encodings)
  func `a file is read in its encoding or refused, whatever its language and size`(encoding: Encoding) throws {
    var (fileCount, refusedCount) = (0, 0)
    for text in EncodingTexts.all.keys.sorted() {
      let own = Self.fitting(text, encoding.iconvName)
      guard !own.isEmpty else { continue }
      for (count, starts) in [(1, Array(own.indices)), (3, [0, 2, 5]), (10, [0]), (100, [0])] {
        for start in starts {
          let rows = Self.rows(own, count: count, from: start)
          let bytes = try DetectionTests.bytes(Self.table(rows), in: encoding.iconvName)
          let outcome = Self.outcome(rows, bytes)
          if count == 1 { (fileCount, refusedCount) = (fileCount + 1, refusedCount + (outcome == .refused ? 1 : 0)) }
          // A file that repeats one sign, such as 100 °C, stays unclear.
          if count >= 10, own.count > 2 {
            #expect(outcome == .right, "\(text), \(count) questions")
          } else if case .wrong(let difference) = outcome {
            Issue.record("\(text), \(count) from \(start): \(difference)")
          }
        }
      }
    }
    #expect(refusedCount <= encoding.maxRefusedCount && fileCount > 0, "\(refusedCount) refused of \(fileCount)")
  }

  /// How many of ``EncodingTexts/english`` must be read, of those that the encoding has letters for. The others are
  /// refused.
  static let minReadCounts = [("CP1252", 70), ("MACINTOSH", 25), ("CP850", 5)]

  @Test(arguments: minReadCounts) func `an English question with foreign names or signs is read right or refused`(
    encoding: String, minReadCount: Int
  ) throws {
    var readCount = 0
    for row in EncodingTexts.english {
      guard let bytes = try? DetectionTests.bytes(Self.table([row]), in: encoding) else { continue }
      switch Self.outcome([row], bytes) {
      case .right: readCount += 1
      case .refused: break
      case .wrong(let difference): Issue.record("\(difference)")
      }
    }
    #expect(readCount >= minReadCount)
  }

  @Test(arguments: EncodingTexts.otherLanguages.keys.sorted())
  func `questions of every language are read in its usual encodings`(tag: String) throws {
    let language = try #require(WrittenLanguage.named(tag))
    let rows = try #require(EncodingTexts.otherLanguages[tag])
    var names: [String] = []
    for name in language.encodings.keys.sorted() {
      let encoding = try #require(LegacyEncoding(named: name))
      guard let bytes = try? DetectionTests.bytes(Self.table(rows), in: encoding.iconvName) else { continue }
      names.append(name)
      #expect(Self.outcome(rows, bytes) == .right, "\(name)")
      for row in rows {
        if case .wrong(let difference) = Self.outcome(
          [row], try DetectionTests.bytes(Self.table([row]), in: encoding.iconvName))
        {
          Issue.record("\(name): \(difference)")
        }
      }
    }
    #expect(!names.isEmpty)
  }

  @Test func `Romanian is read, although encodings differ in the form of two letters`() throws {
    let rows = try #require(EncodingTexts.otherLanguages["ro"])
    let commas = rows.map { $0.replacing("ş", with: "ș").replacing("ţ", with: "ț").replacing("Ş", with: "Ș") }
    let bytes = try DetectionTests.bytes(Self.table(commas), in: "ISO-8859-16")
    let outcome = Self.outcome(rows, bytes)
    #expect(outcome == .right || Self.outcome(commas, bytes) == .right, "\(outcome)")
  }

  @Test func `Vietnamese and Hebrew marks at the end of a part or of the file aren't lost`() throws {
    for (name, text) in [("Windows-1258", "Hòa bình ở Huế"), ("Windows-1255", "שָׁלוֹם א")] {
      let encoding = try #require(LegacyEncoding(named: name))
      let bytes = try DetectionTests.bytes(text, in: encoding.iconvName)
      for size in 1...bytes.count {
        var decoder = TextDecoder(.converted(encoding))
        var decoded: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
          decoder.decode(Array(bytes[start..<min(start + size, bytes.count)]), isLast: false, into: &decoded)
        }
        decoder.decode([], isLast: true, into: &decoded)
        // Equal strings may differ in how letters and marks are composed.
        #expect(String(decoding: decoded, as: UTF8.self) == text, "\(name), parts of \(size) bytes")
      }
    }
  }

  @Test func `one English question with a curly apostrophe shows Windows-1252`() throws {
    let rows = EncodingTexts.rows("en-quotes").filter { $0.contains("’") }
    #expect(rows.count > 4)
    for row in rows {
      #expect(Self.outcome([row], try DetectionTests.bytes(Self.table([row]), in: "CP1252")) == .right, "\(row)")
    }
  }

  @Test(arguments: ["en-quotes", "ru", "zh-Hans", "zh-Hant", "uk", "fr"], [true, false])
  func `UTF-16 without a byte order mark is read`(text: String, isBigEndian: Bool) {
    let own = EncodingTexts.rows(text)
    for count in [1, 3, 10, 100] {
      let rows = Self.rows(own, count: count)
      let bytes = Self.table(rows).utf16.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? pair : pair.reversed()
      }
      #expect(Self.outcome(rows, bytes) == .right)
    }
  }

  @Test(
    arguments: [
      "भारत की राजधानी क्या है?;दिल्ली;मुंबई;चेन्नई;पुणे", "რა არის დედაქალაქი?;თბილისი;ქუთაისი;ბათუმი;გორი",
      "Which is a cat?;🐱;🐶;🐭;🐹", "የኢትዮጵያ ዋና ከተማ?;አዲስ አበባ;ጎንደር;ባሕር ዳር;ሐረር", "Whose flag is 🏴󠁧󠁢󠁥󠁮󠁧󠁿?;England;Wales;→;∑",
    ], [true, false])
  func `UTF-16 in other scripts and with emojis is read`(row: String, isBigEndian: Bool) {
    let bytes = Self.table([row]).utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    #expect(Self.outcome([row], bytes) == .right)
  }

  @Test(arguments: [true, false]) func `UTF-16 with hardly any ASCII is read`(isBigEndian: Bool) {
    let aiken = "哪一个是一月之后的月份？\nA. 二月\nB. 三月\nANSWER: A\n\n谁写了《红楼梦》？\nA. 曹雪芹\nB. 罗贯中\nANSWER: A\n"
    let bytes = aiken.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    var defaults = BankDefaults()
    (defaults.category, defaults.difficulty) = (.history, .easy)
    let reading = BankFile.read(bytes, name: "a.txt", defaults: defaults)
    #expect(reading.entries.map(\.question.correctAnswer) == ["二月", "曹雪芹"], "\(reading.diagnostics.report())")
  }

  @Test func `a text with a stray NUL isn't UTF-16`() {
    #expect(UTF16ByteOrder(of: Array("Who wrote \u{0}Emma? A. Austen, B. Woolf\nANSWER: A\n".utf8)) == nil)
    #expect(UTF16ByteOrder(of: [UInt8](repeating: 0, count: 64)) == nil)
    #expect(UTF16ByteOrder(of: Array("no zeros at all".utf8)) == nil)
  }

  @Test func `where two encodings fit, the report names both with their words`() throws {
    // ñ of DOS is ¤ of Windows.
    let row = "What is a jalapeño?;A pepper;A cheese;A dance;A boat"
    let reading = BankFile.read(try DetectionTests.bytes(Self.table([row]), in: "CP850"), name: "a.csv")
    let reported = try #require(reading.errors.first)
    #expect(reported.ruleID == "undetectable-encoding")
    #expect(reported.message.contains("jalapeño") && reported.message.contains("jalape¤o"), "\(reported.message)")
    #expect(reported.help.contains("--encoding windows-1252") && reported.help.contains("--encoding cp850"))
  }

  @Test func `the language that the user names helps, but doesn't force`() throws {
    let row = "Hva heter hovedstaden i Norge?;Oslo;Bergen;Tromsø;Ålesund"
    let bytes = try DetectionTests.bytes(Self.table([row]), in: "CP1252")
    #expect(Self.outcome([row], bytes) == .refused)
    #expect(Self.outcome([row], bytes, defaults: BankDefaults(language: Language("no"))) == .right)
    let russian = EncodingTexts.rows("ru")
    let other = try DetectionTests.bytes(Self.table(russian), in: "CP1251")
    #expect(Self.outcome(russian, other, defaults: BankDefaults(language: Language("it"))) == .right)
  }
}
