internal import QuizDatabase
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// Adds questions, all in one transaction. A question is new if the bank never had its language, text and key, not
  /// even retired. Otherwise its other data are corrected, unless it was ever scheduled.
  ///
  /// A correction keeps data that the new entry leaves empty: its name, explanation, source and licence, and with equal
  /// wrong answers the translations into other languages. Translations can be added and corrected at any time: the
  /// key, the statistics and the schedule of a question don't depend on them.
  ///
  /// A hash puts one in ten questions of a language and difficulty into the practice pool, which is drawn only after
  /// all others.
  ///
  /// - Parameters:
  ///   - importID: the import that the questions belong to; nil if it can't be undone.
  ///   - replaced: the import that this one replaces. Its questions that stay the same then belong to this one.
  /// - Returns: what was done with each question.
  /// - Throws: `.refused` if a question has no text, key or wrong answer, or the import was undone. Nothing is
  ///   changed then.
  @discardableResult
  package func add(
    _ questions: [BankEntry], at now: Timestamp, in importID: ImportID? = nil, replacing replaced: ImportID? = nil
  ) async throws(StoreError) -> [BankEntryResult] {
    try await write(.once) { db in
      try QuestionRows(db: db).add(questions, at: now, in: importID, replacing: replaced)
    }
  }

  /// Starts an import of a file, or continues an earlier one of the same file that wasn't completed.
  ///
  /// - Parameter replaced: the import that this one replaces, which isn't continued.
  package func beginImport(
    of file: String, format: String, at now: Timestamp, replacing replaced: ImportID? = nil
  ) async throws(StoreError) -> ImportID {
    try await write { db in try ImportRows(db: db).begin(of: file, format: format, at: now, except: replaced) }
  }

  /// Marks an import as completed.
  package func endImport(_ number: ImportID, at now: Timestamp) async throws(StoreError) {
    try await write { db in try ImportRows(db: db).end(number, at: now) }
  }

  /// The current questions of an import with the same language, text and key as some entries, retired ones left out.
  ///
  /// - Returns: nil for an entry whose question isn't there or belongs to no import or another one.
  package func questions(
    like entries: [BankEntry], of importID: ImportID
  ) async throws(StoreError) -> [BankQuestionID?] {
    try await read { db in try ImportRows(db: db).questions(like: entries, of: importID) }
  }

  /// How many questions of a language there are, by difficulty and category, and how many can be drawn before one is
  /// repeated.
  package func inventory(of language: Language) async throws(StoreError) -> BankInventory {
    try await read(.eventual) { db in try BankInventory(of: language, in: db) }
  }

  /// The languages that have questions, in the order of their tags. Translations don't count.
  package func bankLanguages() async throws(StoreError) -> [Language] {
    try await read { db in try QuestionRows(db: db).languages() }
  }
}

// Translations and the languages of the game.
extension HouseStore {
  /// How many questions of a language have which translations.
  package func translationCounts(of language: Language) async throws(StoreError) -> [TranslationCount] {
    try await read(.background) { db in try TranslationRows(db: db).counts(of: language) }
  }

  /// The languages that share a game since the last start of a server.
  package func gameLanguages() async throws(StoreError) -> GameLanguages {
    try await read { db in try GameLanguageRows(db: db).all }
  }

  /// Makes languages share a game. Where they differ from before, the pools of the games are rebuilt in the same
  /// transaction: they hold the questions that have all languages of their game. The schedule stays.
  package func setGameLanguages(_ languages: GameLanguages) async throws(StoreError) {
    try await write { db in try GameLanguageRows(db: db).set(languages) }
  }

  /// All translations of a question, in the order of their languages' tags.
  package func translations(of question: BankQuestionID) async throws(StoreError) -> [TriviaTexts] {
    try await read(.eventual) { db in try TranslationRows(db: db).all(of: question.number) }
  }
}
