/// A round that is over, as statistics need it.
public struct PlayedRound: Hashable, Sendable {
  public enum Verdict: String, Hashable, Sendable {
    case correct, wrong, timedOut, expired
  }

  public let date: CalendarDate
  public let difficulty: Difficulty
  public let category: TriviaCategory
  public let verdict: Verdict
  /// On the watch.
  public let watchTime: TimeSpan
  /// From Start to the answer; nil without one.
  public let elapsed: TimeSpan?
  public let isVoid: Bool

  public init(
    date: CalendarDate, difficulty: Difficulty, category: TriviaCategory, verdict outcome: Verdict,
    watchTime spent: TimeSpan, elapsed: TimeSpan?,
    isVoid: Bool
  ) {
    self.date = date
    self.difficulty = difficulty
    self.category = category
    self.verdict = outcome
    self.watchTime = spent
    self.elapsed = elapsed
    self.isVoid = isVoid
  }
}
