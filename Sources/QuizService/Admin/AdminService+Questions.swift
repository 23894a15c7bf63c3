internal import QuizDatabase
package import QuizEngine
internal import StoreStatus

extension AdminService {
  /// All questions that were asked, with statistics of their answers, and when these were computed. They may be some
  /// minutes old.
  package func questionAnalytics() async throws(AdminError) -> (records: [QuestionAnalytics], since: Timestamp) {
    do { return try await analytics.questions(at: dependencies.now()) } catch { throw .store(error) }
  }

  /// A page of the bank's questions; retired ones are left out.
  ///
  /// - Parameter last: the last question of the page before; nil for the first page.
  package func bankQuestions(
    of language: Language?, after last: BankQuestionID?, limit: Int
  ) async throws(AdminError) -> [StoredQuestion] {
    try await store.read(.strong) { db in
      try QuestionRows(db: db).page(of: language, after: last?.number ?? 0, limit: limit)
    }
  }
}
