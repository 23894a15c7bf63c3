import Foundation
import QuizEngine
import QuizFormats
import Testing

/// Files with trivia questions, and the reader's report on each.
enum BankExamples {
  /// The files with mistakes.
  static let broken = BrokenQuizzes.folder.deletingLastPathComponent().appending(path: "BrokenBanks")
  /// The files without mistakes.
  static let good = BrokenQuizzes.folder.deletingLastPathComponent().appending(path: "GoodBanks")

  static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasSuffix(".txt") }.sorted()
  }

  static func bytes(_ name: String, in folder: URL) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// The questions that were read, as the golden shows them.
  static func text(_ reading: BankReadResult) -> String {
    let counts = "\(reading.entries.count) taken, \(reading.omitted) left out, \(reading.unplayable) not playable\n"
    return counts + reading.entries.map(text).joined() + "\n" + reading.diagnostics.report()
  }

  private static func text(_ entry: BankReadResult.Entry) -> String {
    let question = entry.question
    let head = [
      entry.name, question.language.tag, question.category.rawValue, question.difficulty.rawValue, question.licence,
    ]
    let lines = [question.text, "= " + question.correctAnswer] + question.distractors.map { "~ " + $0 }
    let more = [question.explanation, question.source].filter { !$0.isEmpty }.map { "# " + $0 }
    let translations = question.translations.flatMap(Self.lines)
    return "\nline \(entry.line): " + head.filter { !$0.isEmpty }.joined(separator: ", ") + "\n"
      + (lines + more + translations).map { "  " + $0.replacing("\n", with: "⏎") + "\n" }.joined()
  }

  private static func lines(_ texts: TriviaTexts) -> [String] {
    let remarks = [texts.explanation, texts.source].filter { !$0.isEmpty }
    return ["\(texts.language.tag): \(texts.text)", "= " + texts.correctAnswer] + texts.distractors.map { "~ " + $0 }
      + remarks.map { "# " + $0 }
  }
}

@Suite struct BankGoldenTests {
  @Test(arguments: BankExamples.names(in: BankExamples.broken))
  func `a bank's errors are explained, and its valid questions are read`(name: String) throws {
    let reading = BankFile.read(try BankExamples.bytes(name, in: BankExamples.broken), name: name)
    #expect(!reading.diagnostics.isEmpty)
    try BrokenQuizzes.expectReport(BankExamples.text(reading), named: "../BrokenBanks/\(name)")
  }

  @Test(arguments: BankExamples.names(in: BankExamples.good))
  func `a valid bank in any format is read without diagnostics`(name: String) throws {
    let defaults = BankDefaults(licence: "CC0-1.0", category: .general, difficulty: .medium)
    let reading = BankFile.read(try BankExamples.bytes(name, in: BankExamples.good), name: name, defaults: defaults)
    #expect(!reading.entries.isEmpty && reading.diagnostics.isEmpty)
    try BrokenQuizzes.expectReport(BankExamples.text(reading), named: "../GoodBanks/\(name)")
  }
}
