public import QuizEngine

/// The bank of trivia questions: its languages, and adding questions.
public struct BankService: Sendable {
  let bankStore: any BankStore
  let dependencies: Dependencies

  package init(store: any BankStore, dependencies: Dependencies) {
    bankStore = store
    self.dependencies = dependencies
  }

  /// The languages that have questions, in the order of their tags.
  public func languages() async throws(StoreError) -> [Language] { try await bankStore.bankLanguages() }

  /// Whether the bank has no question in any language.
  public func isEmpty() async throws(StoreError) -> Bool { try await languages().isEmpty }

  /// A page of the bank's questions in all languages, in the order in which they were added. Retired ones are left out.
  ///
  /// - Parameter last: the last question of the page before; nil for the first page.
  public func questions(
    after last: BankQuestionID?, limit: Int
  ) async throws(StoreError) -> [StoredQuestion] {
    try await bankStore.questions(of: nil, after: last, limit: limit)
  }

  /// What ``add(_:in:)`` would do with each question if it were the only one. Changes nothing.
  public func preview(_ questions: [BankEntry]) async throws(StoreError) -> [BankEntryResult] {
    try await bankStore.previewAdding(questions)
  }

  /// Adds questions that the bank never had, and corrects those that were never scheduled, all in one transaction.
  ///
  /// - Parameter importID: the import that the questions belong to; nil for one that can't be undone.
  /// - Returns: what was done with each.
  /// - Throws: `.refused` if a question has no text, key or wrong answer, or the import was undone meanwhile.
  @discardableResult
  public func add(_ questions: [BankEntry], in importID: ImportID? = nil) async throws(StoreError) -> [BankEntryResult]
  {
    try await bankStore.add(questions, at: dependencies.now(), in: importID)
  }

  /// Starts the import of a file, or continues an earlier one that didn't come to its end.
  public func beginImport(of file: String, format: String) async throws(StoreError) -> ImportID {
    try await bankStore.beginImport(of: file, format: format, at: dependencies.now())
  }

  /// Notes that a file was imported to its end.
  public func endImport(_ number: ImportID) async throws(StoreError) {
    try await bankStore.endImport(number, at: dependencies.now())
  }
}
