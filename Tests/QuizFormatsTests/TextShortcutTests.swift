import QuizEngine
import Testing

@testable import QuizFormats

/// What is done faster for most texts gives the same as the exact way for all texts.
@Suite struct TextShortcutTests {
  private static let count = 4_000

  /// Random texts, and questions in many languages.
  private static let texts: [String] = {
    var random = RandomTexts(seed: 20_261_128)
    return (0..<count).map { _ in random.text() }
      + EncodingTexts.all.values.flatMap { $0.split(separator: ";").map(String.init) }
  }()

  @Test func `characters are counted as Swift counts them`() {
    for text in Self.texts { #expect(text.characterCount == text.count, "\(text.debugDescription)") }
  }

  @Test func `a scalar that is a whole character is one beside every other`() {
    let whole = (0..<0x10000 as Range<UInt32>).compactMap(Unicode.Scalar.init).filter(\.isWholeCharacter)
    var random = RandomTexts(seed: 7)
    let text = String(
      String.UnicodeScalarView(whole + (0..<20_000).map { _ in whole[random.number(below: whole.count)] }))
    #expect(text.count == text.unicodeScalars.count)
    #expect(whole.filter(\.properties.isWhitespace) == [" "])
  }

  @Test func `spaces at the ends are removed as characters`() {
    for text in Self.texts {
      #expect(
        text.trimmed.unicodeScalars.elementsEqual(
          text.drop(while: \.isWhitespace)[...].trimmingEnd(where: \.isWhitespace).unicodeScalars),
        "\(text.debugDescription)")
      #expect(text.isBlank == text.allSatisfy(\.isWhitespace), "\(text.debugDescription)")
    }
  }

  @Test func `no misread UTF-8 is missed`() throws {
    let encodings = try ["Windows-1252", "Windows-1251", "KOI8-R"].map { try #require(LegacyEncoding(named: $0)) }
    var found = 0
    for (index, text) in Self.texts.enumerated() {
      let misread = Self.misread(text, as: encodings[index % 3])
      for texts in [[text], [misread], [misread, text, misread]] {
        let quick = MisreadUTF8(in: texts)
        let exact = MisreadUTF8(examining: texts)
        #expect(quick?.garbled == exact?.garbled && quick?.repaired == exact?.repaired, "\(texts)")
        if exact != nil { found += 1 }
      }
    }
    #expect(found > 100)
  }

  @Test func `languages' tags are the same with and without the shortcut`() {
    var random = RandomTexts(seed: 5646)
    let bytes = Array("aezAEZ09-_ é".unicodeScalars)
    var tags = ["", "en", "eng", "zh-Hant", "zh-hant", "zh-HANT", "ZH-Hant", "en-GB", "und-Latn", "a-Latn", "zh-Han1"]
    for _ in 0..<10_000 {
      tags.append(
        String(
          String.UnicodeScalarView((0..<random.number(below: 10)).map { _ in bytes[random.number(below: bytes.count)] })
        ))
    }
    for tag in tags { #expect(Language(validating: tag) == Language(normalizing: tag), "\(tag)") }
  }

  /// A text whose UTF-8 a program took for another encoding.
  private static func misread(_ text: String, as encoding: LegacyEncoding) -> String {
    var decoded: [UInt8] = []
    var decoder = TextDecoder(.converted(encoding))
    decoder.decode(Array(text.utf8), isLast: true, into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }
}
