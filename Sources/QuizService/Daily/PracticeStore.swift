public import QuizEngine
public import StoreStatus

/// Finds questions for practice. Changes nothing.
public protocol PracticeStore: Sendable {
  /// A random practice question: one whose date has ended everywhere, or one of the practice pool. Never a coming one.
  ///
  /// - Parameters:
  ///   - ended: the latest date that has ended everywhere.
  ///   - seed: chooses the question; each is equally likely.
  func randomPracticeQuestion(
    _ difficulty: Difficulty?, _ category: TriviaCategory?, of language: Language, ended: CalendarDate, seed: UInt64
  ) async throws(StoreError) -> PracticeQuestion?

  /// The practice question of an id; nil if it can't be practised.
  func practiceQuestion(_ number: BankQuestionID, ended: CalendarDate) async throws(StoreError) -> PracticeQuestion?
}
