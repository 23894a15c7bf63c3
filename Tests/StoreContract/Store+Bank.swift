import QuizDatabase
package import QuizEngine
package import StoreStatus

@testable package import QuizService

// What the bank's service does, at a given time.
extension Store {
  @discardableResult
  package func add(
    _ questions: [BankEntry], at now: Timestamp, in importID: ImportID? = nil, replacing replaced: ImportID? = nil
  ) async throws(StoreError) -> [BankEntryResult] {
    try await bank(at: now).add(questions, in: importID, replacing: replaced)
  }

  package func previewAdding(_ questions: [BankEntry]) async throws(StoreError) -> [BankEntryResult] {
    try await bank().preview(questions)
  }

  package func beginImport(
    of file: String, format: String, at now: Timestamp, replacing replaced: ImportID? = nil
  ) async throws(StoreError) -> ImportID {
    try await bank(at: now).beginImport(of: file, format: format, replacing: replaced)
  }

  package func endImport(_ number: ImportID, at now: Timestamp) async throws(StoreError) {
    try await bank(at: now).endImport(number)
  }

  package func questions(
    like entries: [BankEntry], of importID: ImportID
  ) async throws(StoreError) -> [BankQuestionID?] {
    try await bank().questions(like: entries, of: importID)
  }

  package func bankLanguages() async throws(StoreError) -> [Language] { try await bank().languages() }

  package func gameLanguages() async throws(StoreError) -> GameLanguages { try await bank().gameLanguages() }

  /// A page of the bank's questions, in the order in which they were added; retired ones are left out.
  ///
  /// - Parameter language: nil for all.
  package func questions(
    of language: Language?, after last: BankQuestionID?, limit: Int
  ) async throws(StoreError) -> [StoredQuestion] {
    try await read { db in try QuestionRows(db: db).page(of: language, after: last?.number ?? 0, limit: limit) }
  }

  package func inventory(of language: Language) async throws(StoreError) -> BankInventory {
    try await read(.eventual) { db in try BankInventory(of: GameID(language), in: db) }
  }

  package func translationCounts() async throws(StoreError) -> [TranslationCount] {
    try await read(.background) { db in try TranslationRows(db: db).counts() }
  }

  package func localized(_ items: [ItemRecord], in language: Language?) async throws(StoreError) -> [ItemRecord] {
    try await read { db in try TranslationRows(db: db).localized(items, in: language) }
  }

  package func setGameLanguages(_ languages: GameLanguages) async throws(StoreError) {
    try await write { db in try GameLanguageRows(db: db).set(languages) }
  }

  /// All translations of a question, in the order of their languages' tags.
  package func translations(of question: BankQuestionID) async throws(StoreError) -> [TriviaTexts] {
    try await read(.eventual) { db in try TranslationRows(db: db).all(of: question.number) }
  }

  package func questionAnalytics() async throws(StoreError) -> [QuestionAnalytics] {
    try await read(.background) { db in try QuestionRecordReader(db: db).records() }
  }

  package func licenceCounts() async throws(StoreError) -> [LicenceCount] {
    try await read(.background) { db in try QuestionRows(db: db).licences() }
  }

  private func bank(at now: Timestamp = Timestamp(milliseconds: 0)) -> BankService {
    BankService(store: self, dependencies: Dependencies(now: { now }, randomBits: { 0 }))
  }
}
