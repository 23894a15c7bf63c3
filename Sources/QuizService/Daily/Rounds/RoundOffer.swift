package import QuizEngine

/// Whether a player can start one of today's rounds.
package enum RoundOffer: Hashable, Sendable {
  case ready(Details)
  /// It was started before.
  case started(RoundID)
  /// There is no question.
  case unavailable

  /// What a player sees before Start.
  package struct Details: Hashable, Sendable {
    /// The player's date, and its three questions.
    package let today: DayProgress
    /// Nil with a personal draw.
    package let category: TriviaCategory?
    /// Whether an operator has voided the question. It counts for nobody, but keeps its date once somebody played it.
    package let isVoid: Bool
    /// Whether the round would be withheld; see ``RoundRanking/withheld``.
    package let isWithheld: Bool
    /// The player's shortest time from Start to a correct answer of this difficulty; nil without one.
    package let bestTime: TimeSpan?
    /// The language in which the player will read the question; nil if it isn't known before Start.
    package let language: Language?
  }
}
