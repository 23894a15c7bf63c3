/// How easy a question is: the proportion of its players who answered correctly, with a 95 % interval.
///
/// This is the mean score divided by the maximum score, as in Moodle's "Quiz statistics calculations". A player who
/// didn't answer in time scores 0.
public struct Facility: Hashable, Sendable {
  /// How many players answered correctly.
  public let correct: Int
  /// How many players started the question, answered or not.
  public let players: Int
  /// `correct` divided by `players`, 0 to 1.
  public let proportion: Double
  /// The lower end of the 95 % interval (Wilson, "Probable Inference, the Law of Succession, and Statistical
  /// Inference", 1927).
  public let low: Double
  /// The upper end of the 95 % interval.
  public let high: Double

  /// - Parameter players: at least `correct`.
  public init(_ correct: Int, of players: Int) {
    let estimate = Odds.Estimate(correct, of: players)
    self.correct = correct
    self.players = players
    proportion = estimate.probability
    low = estimate.low
    high = estimate.high
  }
}

extension Facility {
  /// The range of proportions that fits a difficulty. Authors are told that 80 % of players know an easy question, 50 %
  /// a medium one and 25 % a hard one. The bounds are half-way between these.
  static func expectedRange(of difficulty: Difficulty) -> (low: Double, high: Double) {
    switch difficulty {
    case .easy: (0.65, 1)
    case .medium: (0.375, 0.65)
    case .hard: (0, 0.375)
    }
  }

  /// How far `proportion` is outside the range of a difficulty. It is 0 inside the range.
  public func distance(from label: Difficulty) -> Double {
    let range = Self.expectedRange(of: label)
    return max(0, range.low - proportion, proportion - range.high)
  }

  /// The difficulty that the answers suggest. It is nil if the label may be right: if there are fewer than
  /// ``QuestionStatistics/minPlayers`` players, or if the interval overlaps the label's range.
  public func suggestedDifficulty(insteadOf label: Difficulty) -> Difficulty? {
    guard players >= QuestionStatistics.minPlayers else { return nil }
    let range = Self.expectedRange(of: label)
    guard high < range.low || low > range.high else { return nil }
    return Difficulty.allCases.first { proportion >= Self.expectedRange(of: $0).low }
  }
}
