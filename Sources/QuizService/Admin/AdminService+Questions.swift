public import QuizEngine

extension AdminService {
  /// Every question that was asked and what players' answers tell about it, and when that was counted.
  public func questionAnalytics() async throws(AdminError) -> (records: [QuestionAnalytics], since: Timestamp) {
    try await mapError(AdminError.store) { () throws(StoreError) in
      try await analytics.questions(at: dependencies.now())
    }
  }

  /// The bank's questions from one on, a page at a time; retired ones are left out.
  public func bankQuestions(
    of language: Language?, after last: BankQuestionID?, limit: Int
  ) async throws(AdminError) -> [StoredQuestion] {
    try await mapError(AdminError.store) { () throws(StoreError) in
      try await bankStore.questions(of: language, after: last, limit: limit)
    }
  }
}
