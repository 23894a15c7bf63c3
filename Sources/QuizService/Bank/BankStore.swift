public import QuizEngine
public import StoreStatus

/// Identifies a question of the bank. A question never changes; a corrected one is a new question in its place.
public struct BankQuestionID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// Stores the question bank and its imports. When a method that changes something returns, the change is on disk.
public protocol BankStore: Sendable {
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
  func add(
    _ questions: [BankEntry], at now: Timestamp, in importID: ImportID?, replacing replaced: ImportID?
  ) async throws(StoreError) -> [BankEntryResult]

  /// Starts an import of a file, or continues an earlier one of the same file that wasn't completed.
  ///
  /// - Parameter replaced: the import that this one replaces, which isn't continued.
  func beginImport(
    of file: String, format: String, at now: Timestamp, replacing replaced: ImportID?
  ) async throws(StoreError) -> ImportID

  /// Marks an import as completed.
  func endImport(_ number: ImportID, at now: Timestamp) async throws(StoreError)

  /// The files that were imported, the latest first.
  func imports(limit: Int) async throws(StoreError) -> [ImportRecord]

  /// The record of an import; nil if there is none of that number.
  func importRecord(_ number: ImportID) async throws(StoreError) -> ImportRecord?

  /// Undoes a part of an import, in one transaction, except for questions that are scheduled or were changed by a later
  /// import.
  ///
  /// - Parameters:
  ///   - last: the question before the first one to look at; nil starts with the first.
  ///   - isDryRun: whether to change nothing and only count.
  ///   - replacement: what replaces the import; nil if nothing does.
  func undoImport(
    _ number: ImportID, after last: BankQuestionID?, limit: Int, isDryRun: Bool, replacement: ImportReplacement?,
    at now: Timestamp
  ) async throws(StoreError) -> ImportUndoResult

  /// Marks an import as undone and logs it. Nothing can be added in it any more. The first mark stays.
  func markImportUndone(_ number: ImportID, at now: Timestamp) async throws(StoreError)

  /// What ``add(_:at:in:)`` would do with each question if it were the only one.
  func previewAdding(_ questions: [BankEntry]) async throws(StoreError) -> [BankEntryResult]

  /// The current questions of an import with the same language, text and key as some entries, retired ones left out.
  ///
  /// - Returns: nil for an entry whose question isn't there or belongs to no import or another one.
  func questions(like entries: [BankEntry], of importID: ImportID) async throws(StoreError) -> [BankQuestionID?]

  /// A page of the bank's questions, in the order in which they were added; retired ones are left out.
  ///
  /// - Parameters:
  ///   - language: nil for all.
  ///   - last: the last question of the page before; nil for the first page.
  func questions(
    of language: Language?, after last: BankQuestionID?, limit: Int
  ) async throws(StoreError) -> [StoredQuestion]

  /// How many questions of a language there are, by difficulty and category, and how many can be drawn before one is
  /// repeated.
  func inventory(of language: Language) async throws(StoreError) -> BankInventory

  /// The languages that have questions, in the order of their tags. Translations don't count.
  func bankLanguages() async throws(StoreError) -> [Language]

  /// How many questions of a language have which translations.
  func translationCounts(of language: Language) async throws(StoreError) -> [TranslationCount]

  /// The languages that share a game since the last start of a server.
  func gameLanguages() async throws(StoreError) -> GameLanguages

  /// Makes languages share a game. Where they differ from before, the pools of the games are rebuilt in the same
  /// transaction: they hold the questions that have all languages of their game. The schedule stays.
  func setGameLanguages(_ languages: GameLanguages) async throws(StoreError)

  /// The translations of some questions into a language. Questions that have none are missing.
  func translations(
    of questions: Set<BankQuestionID>, in language: Language
  ) async throws(StoreError) -> [BankQuestionID: TriviaTexts]

  /// All translations of a question, in the order of their languages' tags.
  func translations(of question: BankQuestionID) async throws(StoreError) -> [TriviaTexts]
}

extension BankStore {
  /// Adds questions of an import that replaces none, or without an import.
  @discardableResult
  public func add(
    _ questions: [BankEntry], at now: Timestamp, in importID: ImportID? = nil
  ) async throws(StoreError) -> [BankEntryResult] {
    try await add(questions, at: now, in: importID, replacing: nil)
  }

  /// Starts or continues an import that replaces none.
  public func beginImport(of file: String, format: String, at now: Timestamp) async throws(StoreError) -> ImportID {
    try await beginImport(of: file, format: format, at: now, replacing: nil)
  }
}
