package import QuizEngine

/// One of the three questions of a date, and what the player has made of it.
package struct DayEntry: Hashable, Sendable {
  package let difficulty: Difficulty
  /// Nil before there is a question; with a personal draw, before Start.
  package let category: TriviaCategory?
  /// Nil before Start.
  package let record: RoundRecord?
  /// Whether the round was started or can be: there is a question. With a personal draw it is true today; whether
  /// there is a question is known at Start.
  package let isAvailable: Bool
}
