import Foundation
import Programs
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import parlour

/// Imports, undoes and shows questions in several languages with the built program.
@Suite struct TranslatedBankCommandTests: BankCommandSuite {
  let folder: URL

  init() throws { folder = try Self.makeFolder() }

  /// A question in English, and in Russian too if it has one.
  private func writeQuestion(explanation: String? = nil, russian: String? = nil) throws {
    func text(_ english: String, _ translation: String) -> String {
      russian == nil ? english : "{en: \(english), ru: \(translation)}"
    }
    try write(
      "bank.yaml",
      """
      languages: [en\(russian == nil ? "" : ", ru")]
      licence: CC-BY-4.0
      questions:
        - category: history
          difficulty: easy
          question: \(text("Who came first?", russian ?? ""))
          answer: \(text("Ada", "Ада"))
          wrong: [\(text("Bob", "Боб")), \(text("Cleo", "Клео")), \(text("Dan", "Дэн"))]
      \(explanation.map { "    explanation: \($0)\n" } ?? "")
      """)
  }

  private func changeStore(_ change: (Store) async throws -> Void) async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.appending(path: "Data").path))
    try await change(store)
    await store.close()
  }

  @Test func `an import says what an undo leaves of translations, and ends the same way each time`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeQuestion()
    _ = try run("bank", "import", "bank.yaml")
    #expect(try run("daily", "schedule", "--draw", "--days", "1").output.contains("Who came first?"))
    try writeQuestion(russian: "Кто был первым?")
    let translated = try run("bank", "import", "bank.yaml")
    #expect(
      translated.output.contains(
        "1 changed, 0 there already, 0 left out\n  import 2; it can’t be undone: all its questions were asked"),
      "\(translated.output)")
    #expect(translated.code == 0)
    // What can't be changed isn't, the first time or later.
    try writeQuestion(explanation: "Ada was early.", russian: "Кто пришёл первым?")
    for words in ["only its translations are changed", "skipped, the bank has it otherwise"] {
      let partly = try run("bank", "import", "bank.yaml")
      #expect(partly.output.contains(words) && partly.code == 1, "\(partly.output)")
    }
    let undone = try run("bank", "undo", "2")
    #expect(
      undone.output
        == "Import 2, bank.yaml: 0 questions removed, changed translations of questions that were asked stay\n")
    #expect(try run("bank", "export").output.contains("Кто пришёл первым?"))
  }

  @Test func `each language of a shared game names the game`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeQuestion(russian: "Кто был первым?")
    _ = try run("bank", "import", "bank.yaml")
    try await changeStore { try await $0.setGameLanguages(GameLanguages([Language("en"), Language("ru")])) }
    let whole = try run("bank", "stats").output
    #expect(whole.contains("en, ru: 1 question"))
    let counts = try json(try run("bank", "stats", "--format", "json").output)["languages"] as? [String: [String: Any]]
    #expect(counts?["en"]?["languages"] as? [String] == ["en", "ru"])
    #expect(try run("bank", "stats", "--language", "ru").output == whole)
    #expect(try run("bank", "stats", "--language", "de").output == "The bank is empty.\n")
    #expect(
      try run("daily", "schedule", "--draw", "--days", "1", "--language", "ru").output.contains("Кто был первым?"))
    #expect(try run("daily", "schedule", "--days", "2").output.contains("Who came first?"))
    #expect(try run("daily", "schedule", "--days", "2", "--language", "de").output.hasPrefix("Nothing is on"))
  }

  @Test func `the schedule shows texts as they were corrected`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeQuestion()
    _ = try run("bank", "import", "bank.yaml")
    _ = try run("daily", "schedule", "--draw", "--days", "1")
    try await changeStore { store in
      let id = try #require(try await store.questions(of: nil, after: nil, limit: 1).first?.id)
      try await store.correctTexts(
        of: id,
        to: TriviaTexts(
          language: Language("en"), text: "Who was first?", correctAnswer: "Ada", distractors: ["Bob", "Cleo", "Dan"],
          explanation: "", source: ""),
        Correction(operatorID: nil, reason: "Shorter", madeAt: Timestamp(milliseconds: 1_800_000_000_000), seed: 1))
    }
    #expect(try run("daily", "schedule").output.contains("Who was first?"))
  }
}
