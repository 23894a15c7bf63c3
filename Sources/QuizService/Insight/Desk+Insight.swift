public import QuizEngine

extension Desk {
  /// Every question that was asked and what players' answers tell about it, and when that was counted.
  public func questions() async throws(DeskRefusal) -> (records: [QuestionRecord], since: Timestamp) {
    try await keep { () throws(StoreError) in try await house.insight.questions(at: house.surroundings.now()) }
  }

  /// The bank's questions from one on, a page at a time; retired ones are left out.
  public func bank(
    of language: Language?, after last: QuestionNumber?, limit: Int
  ) async throws(DeskRefusal) -> [StoredQuestion] {
    try await keep { () throws(StoreError) in
      try await house.bank.questions(of: language, after: last, limit: limit)
    }
  }
}
