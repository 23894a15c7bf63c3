/// Which finished rounds a list has.
public struct PastRoundFilter: Hashable, Sendable {
  /// How a listed round ended.
  public enum Result: String, CaseIterable, Hashable, Sendable {
    case correct, wrong
    /// The time ran out, or the date ended.
    case unanswered
  }

  /// Nil for any.
  public var difficulty: Difficulty?
  /// Nil for any.
  public var category: TriviaCategory?
  /// Nil for any, also for rounds of voided questions.
  public var result: Result?

  /// Without arguments any round fits.
  public init(difficulty: Difficulty? = nil, category: TriviaCategory? = nil, result: Result? = nil) {
    self.difficulty = difficulty
    self.category = category
    self.result = result
  }

  /// Whether a round is in the list.
  public func matches(_ round: PlayedRound) -> Bool {
    guard difficulty ?? round.difficulty == round.difficulty, category ?? round.category == round.category else {
      return false
    }
    switch result {
    case nil: return true
    case .correct: return !round.isVoid && round.verdict == .correct
    case .wrong: return !round.isVoid && round.verdict == .wrong
    case .unanswered: return !round.isVoid && (round.verdict == .timedOut || round.verdict == .expired)
    }
  }
}
