public import QuizEngine
public import QuizService
public import StoreStatus

extension SQLStore {
  public func randomPracticeQuestion(
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

  public func practiceQuestion(
    _ number: BankQuestionID, ended: CalendarDate
  ) async throws(StoreError) -> PracticeQuestion? {
    try await read { db in
      guard let question = try QuestionRows(db: db).find(number.number) else { return nil }
      let practice = PracticeReader(db: db, language: question.language, ended: ended)
      return try practice.has(number.number) ? PracticeQuestion(id: number, question: question) : nil
    }
  }
}
