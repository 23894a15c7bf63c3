package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// A random practice question: one whose date has ended everywhere, or one of the practice pool. Never a coming one.
  ///
  /// - Parameters:
  ///   - ended: the latest date that has ended everywhere.
  ///   - seed: chooses the question; each is equally likely.
  package func randomPracticeQuestion(
    _ difficulty: Difficulty?, _ category: TriviaCategory?, of language: Language, ended: CalendarDate,
    seed: UInt64
  ) async throws(StoreError) -> PracticeQuestion? {
    try await read { db in
      var generator = SeededGenerator(seed: seed, stream: .draw)
      let practice = PracticeReader(db: db, language: language, ended: ended)
      guard let number = try practice.pick(difficulty, category, with: &generator) else { return nil }
      let question = try QuestionRows(db: db).find(number)
      return question.map { PracticeQuestion(id: BankQuestionID(number), question: $0) }
    }
  }

  /// The practice question of an id; nil if it can't be practised.
  package func practiceQuestion(
    _ number: BankQuestionID, ended: CalendarDate
  ) async throws(StoreError) -> PracticeQuestion? {
    try await read { db in
      guard let question = try QuestionRows(db: db).find(number.number) else { return nil }
      let practice = PracticeReader(db: db, language: question.language, ended: ended)
      return try practice.has(number.number) ? PracticeQuestion(id: number, question: question) : nil
    }
  }
}
