internal import QuizDatabase
public import QuizEngine
public import QuizService
public import StoreStatus

extension SQLStore {
  public func add(
    _ questions: [BankEntry], at now: Timestamp, in importID: ImportID?, replacing replaced: ImportID?
  ) async throws(StoreError) -> [BankEntryResult] {
    try await write { db in
      try QuestionRows(db: db).add(questions, at: now, in: importID, replacing: replaced)
    }
  }

  public func beginImport(
    of file: String, format: String, at now: Timestamp, replacing replaced: ImportID?
  ) async throws(StoreError) -> ImportID {
    try await write { db in try ImportRows(db: db).begin(of: file, format: format, at: now, except: replaced) }
  }

  public func endImport(_ number: ImportID, at now: Timestamp) async throws(StoreError) {
    try await write { db in try ImportRows(db: db).end(number, at: now) }
  }

  public func imports(limit: Int) async throws(StoreError) -> [ImportRecord] {
    try await read { db in try ImportRows(db: db).list(limit: limit) }
  }

  public func importRecord(_ number: ImportID) async throws(StoreError) -> ImportRecord? {
    try await read { db in try ImportRows(db: db).find(number) }
  }

  public func undoImport(
    _ number: ImportID, after last: BankQuestionID?, limit: Int, isDryRun: Bool, replacement: ImportReplacement?,
    at now: Timestamp
  ) async throws(StoreError) -> ImportUndoResult {
    guard !isDryRun else {
      return try await read { db in
        var rollback = ImportRollback(number, isDryRun: true, replacement: replacement, at: now, in: db)
        return try rollback.run(after: last, limit: limit)
      }
    }
    return try await write { db in
      var rollback = ImportRollback(number, isDryRun: false, replacement: replacement, at: now, in: db)
      return try rollback.run(after: last, limit: limit)
    }
  }

  public func markImportUndone(_ number: ImportID, at now: Timestamp) async throws(StoreError) {
    try await write { db in try ImportRows(db: db).markUndone(number, at: now) }
  }

  public func questions(
    like entries: [BankEntry], of importID: ImportID
  ) async throws(StoreError) -> [BankQuestionID?] {
    try await read { db in try ImportRows(db: db).questions(like: entries, of: importID) }
  }

  public func inventory(of language: Language) async throws(StoreError) -> BankInventory {
    try await read(.eventual) { db in try BankInventory(of: language, in: db) }
  }

  public func bankLanguages() async throws(StoreError) -> [Language] {
    try await read { db in try db.all(BankQuery.languages, []) { Language(try $0[0]) } }
  }
}

// Translations and the languages of the game.
extension SQLStore {
  public func translationCounts(of language: Language) async throws(StoreError) -> [TranslationCount] {
    try await readInBackground { db in try TranslationRows(db: db).counts(of: language) }
  }

  public func gameLanguages() async throws(StoreError) -> GameLanguages {
    try await read { db in try GameLanguageRows(db: db).all }
  }

  public func setGameLanguages(_ languages: GameLanguages) async throws(StoreError) {
    try await write { db in try GameLanguageRows(db: db).set(languages) }
  }

  public func translations(
    of questions: Set<BankQuestionID>, in language: Language
  ) async throws(StoreError) -> [BankQuestionID: TriviaTexts] {
    guard !questions.isEmpty else { return [:] }
    return try await read(.eventual) { db in
      let found = try TranslationRows(db: db).find(questions.map(\.number), in: language)
      return Dictionary(uniqueKeysWithValues: found.map { (BankQuestionID($0.key), $0.value) })
    }
  }

  public func translations(of question: BankQuestionID) async throws(StoreError) -> [TriviaTexts] {
    try await read(.eventual) { db in try TranslationRows(db: db).all(of: question.number) }
  }
}
