import QuizEngine
import Testing

@testable import QuizFormats

@Suite struct BankRoundTripTests {
  /// Pieces of text that have a meaning in some format.
  private static let pieces = [
    "Who", " ", "?", "\"", "\"\"", ",", ";", "*", "\n", "\n\n", "\t", "\\", "\\n", "\\\\", "{", "}", "=", "~", "#",
    "####",
    "//", "$CATEGORY: arts", "%50%", "%", "[html]", "[plain]", "]", "[tag:hard]", "[id:", "::", ":", "->", "TRUE", "T",
    "<b>", "</b>", "<br>", "&amp;", "&#39;", "'", "é", "漢字", "🐶", "👨‍👩‍👧", "e\u{301}", "\u{202E}", "\u{A0}", "\u{2028}",
    "- ",
    "questions:", "null", "~ =", "ANSWER: A", "A. ", "+", "%20", "1e3", "\u{85}", "\u{1F1FA}\u{1F1FA}",
  ]

  private func text(_ generator: inout SeededGenerator, maxPieces: Int = 8) -> String {
    let text = (0...generator.next(upperBound: maxPieces)).map { _ in
      Self.pieces[generator.next(upperBound: Self.pieces.count)]
    }
    .joined()
    let trimmed = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    return trimmed.isEmpty ? "x" : trimmed
  }

  private func question(_ generator: inout SeededGenerator) -> TriviaQuestion {
    var answers: [String] = []
    while answers.count < 2 + generator.next(upperBound: 5) {
      let answer = text(&generator)
      if !answers.contains(where: { $0.lowercased() == answer.lowercased() }) { answers.append(answer) }
    }
    let count = answers.count - 1
    let translations = ["de", "en", "ru"].filter { _ in generator.next(upperBound: 3) == 0 }.map { tag in
      TriviaTexts(
        language: Language(tag), text: text(&generator), correctAnswer: "t0" + text(&generator),
        distractors: (1...count).map { "t\($0)" + text(&generator) }, explanation: text(&generator, maxPieces: 20),
        source: generator.next(upperBound: 2) == 0 ? "" : text(&generator))
    }
    let original = TriviaQuestion(
      language: Language(["en", "ru", "zh-Hant"][generator.next(upperBound: 3)]),
      category: TriviaCategory.allCases[generator.next(upperBound: TriviaCategory.allCases.count)],
      difficulty: Difficulty.allCases[generator.next(upperBound: Difficulty.allCases.count)],
      text: text(&generator), correctAnswer: answers[0], distractors: Array(answers.dropFirst()),
      explanation: generator.next(upperBound: 2) == 0 ? "" : text(&generator, maxPieces: 20),
      source: generator.next(upperBound: 2) == 0 ? "" : text(&generator),
      licence: generator.next(upperBound: 2) == 0 ? "" : text(&generator, maxPieces: 3))
    return original.with(translations: translations)
  }

  @Test(arguments: BankWriter.Format.allCases)
  func `a written bank survives a round trip with any texts`(format: BankWriter.Format) throws {
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: UInt64(seed), stream: .simulation)
      var known: Set<String> = []
      let entries = (0..<5).map { number in
        BankReadResult.Entry(
          question: question(&generator),
          name: generator.next(upperBound: 2) == 0 ? "" : "\(number)" + text(&generator, maxPieces: 3))
      }.filter { known.insert($0.question.text + $0.question.correctAnswer + $0.question.language.tag).inserted }
      let written = try write(entries, format)
      let reading = BankFile.read(written, name: "again", format: BankFormat(rawValue: format.rawValue))
      let shown = String(decoding: written, as: UTF8.self)
      #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.report())\n\(shown)")
      let expected = entries.map { format == .gift ? $0.question.with(translations: []) : $0.question }
      #expect(reading.entries.map(\.question) == expected, "\(shown)")
      #expect(reading.entries.map(\.name) == entries.map(\.name), "\(shown)")
    }
  }

  @Test(arguments: BankWriter.Format.allCases) func `the format of a written bank is detected`(
    format: BankWriter.Format
  ) throws {
    var generator = SeededGenerator(seed: 1, stream: .simulation)
    let written = try write([BankReadResult.Entry(question: question(&generator), name: "a")], format)
    #expect(BankFormat.detect(name: "export.txt", prefix: written)?.rawValue == format.rawValue)
  }

  @Test func `a table with too few columns for the distractors reports it`() throws {
    var writer = BankWriter(.csv, distractorColumns: 1)
    let question = TriviaQuestion(
      language: Language("en"), category: .arts, difficulty: .easy, text: "Who?", correctAnswer: "a",
      distractors: ["b", "c"])
    #expect(throws: BankWriter.TooFewColumns(needed: 2)) {
      try writer.encode(BankReadResult.Entry(question: question, name: ""))
    }
  }

  @Test func `a format counts the translations that it has no place for`() throws {
    let texts = ["ru", "uk"].map {
      TriviaTexts(language: Language($0), text: "Хто?", correctAnswer: "а", distractors: ["б"])
    }
    let question = TriviaQuestion(
      language: Language("en"), category: .arts, difficulty: .easy, text: "Who?", correctAnswer: "a",
      distractors: ["b"], translations: texts)
    var omitted: [BankWriter.Format: [Language: Int]] = [:]
    for format in BankWriter.Format.allCases {
      var writer = BankWriter(format, languages: [Language("ru")])
      for _ in 0..<3 { _ = try writer.encode(BankReadResult.Entry(question: question, name: "")) }
      omitted[format] = writer.omittedTranslations
    }
    #expect(omitted == [.csv: [Language("uk"): 3], .json: [:], .gift: [Language("ru"): 3, Language("uk"): 3]])
  }

  private func write(_ entries: [BankReadResult.Entry], _ format: BankWriter.Format) throws -> [UInt8] {
    var writer = BankWriter(format, distractorColumns: 6, languages: ["de", "en", "ru"].map { Language($0) })
    var bytes = writer.header()
    for entry in entries { bytes += try writer.encode(entry) }
    return bytes + writer.footer()
  }
}
