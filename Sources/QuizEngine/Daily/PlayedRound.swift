/// A round that is over, as statistics need it.
public struct PlayedRound: Hashable, Sendable {
  public enum Outcome: String, Hashable, Sendable {
    case correct, wrong, timedOut, expired
  }

  public let date: CalendarDate
  public let difficulty: Difficulty
  public let category: Category
  public let outcome: Outcome
  /// On the watch.
  public let spent: Span
  /// From Start to the answer; nil without one.
  public let elapsed: Span?
  public let isVoid: Bool

  public init(
    date: CalendarDate, difficulty: Difficulty, category: Category, outcome: Outcome, spent: Span, elapsed: Span?,
    isVoid: Bool
  ) {
    self.date = date
    self.difficulty = difficulty
    self.category = category
    self.outcome = outcome
    self.spent = spent
    self.elapsed = elapsed
    self.isVoid = isVoid
  }
}
