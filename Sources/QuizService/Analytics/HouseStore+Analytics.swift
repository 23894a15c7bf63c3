internal import QuizDatabase
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// What ``add(_:at:in:)`` would do with each question if it were the only one.
  package func previewAdding(_ questions: [BankEntry]) async throws(StoreError) -> [BankEntryResult] {
    try await read { db in
      try questions.map { try BankEntryStatus(of: $0, QuestionDigest($0.question), in: db).outcome }
    }
  }

  /// A page of the bank's questions, in the order in which they were added; retired ones are left out.
  ///
  /// - Parameters:
  ///   - language: nil for all.
  ///   - last: the last question of the page before; nil for the first page.
  package func questions(
    of language: Language?, after last: BankQuestionID?, limit: Int
  ) async throws(StoreError) -> [StoredQuestion] {
    try await read { db in try QuestionRows(db: db).page(of: language, after: last?.number ?? 0, limit: limit) }
  }

  /// All questions that were asked and aren't void, in the order in which they were added, with their statistics.
  ///
  /// - Complexity: linear in the number of rounds. It doesn't block requests.
  package func questionAnalytics() async throws(StoreError) -> [QuestionAnalytics] {
    try await read(.background) { db in try QuestionRecordReader(db: db).records() }
  }

  /// How many questions each licence and work has; retired ones are left out.
  ///
  /// - Complexity: linear in the number of questions. It doesn't block requests.
  package func licenceCounts() async throws(StoreError) -> [LicenceCount] {
    try await read(.background) { db in try QuestionRows(db: db).licences() }
  }
}
