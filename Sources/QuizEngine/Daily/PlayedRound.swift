/// A finished round, with the values that a player's statistics need.
public struct PlayedRound: Hashable, Sendable {
  /// How a round ended. `timedOut` means that the stopwatch reached its limit; `expired` means that the round was
  /// paused when its date ended.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    case correct, wrong, timedOut, expired
  }

  /// The player's date on which the round was started.
  public let date: CalendarDate
  /// Which of the date's three rounds it was.
  public let difficulty: Difficulty
  /// The subject of the round's question.
  public let category: TriviaCategory
  /// How the round ended by the question's current key, also if the question is void.
  public let verdict: Verdict
  /// The time from Start to the answer, pauses included. It is nil if there is no answer.
  public let elapsed: TimeSpan?
  /// Whether an operator voided the question. Void rounds don't count in statistics.
  public let isVoid: Bool

  /// - Parameter elapsed: nil if `verdict` is `timedOut` or `expired`.
  public init(
    date: CalendarDate, difficulty: Difficulty, category: TriviaCategory, verdict: Verdict, elapsed: TimeSpan?,
    isVoid: Bool
  ) {
    self.date = date
    self.difficulty = difficulty
    self.category = category
    self.verdict = verdict
    self.elapsed = elapsed
    self.isVoid = isVoid
  }
}
