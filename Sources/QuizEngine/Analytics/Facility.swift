/// How easy a question is: the share of its players who got it right, with what that says about the next ones.
///
/// It is the mean mark divided by the highest one, as Moodle's "Quiz statistics calculations" define it; who didn't answer
/// in time got nothing.
public struct Facility: Hashable, Sendable {
  public let correct: Int
  public let players: Int
  /// 0 to 1.
  public let proportion: Double
  /// The ends of the 95 % interval (Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927).
  public let low: Double
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
  /// What the difficulties expect of a question. Writers are told that four in five players know an easy one, half of them
  /// a medium one and one in four a hard one; the bounds lie half-way between.
  static func expectedRange(of difficulty: Difficulty) -> (low: Double, high: Double) {
    switch difficulty {
    case .easy: (0.65, 1)
    case .medium: (0.375, 0.65)
    case .hard: (0, 0.375)
    }
  }

  /// How far the share lies outside of what a difficulty expects; 0 within.
  public func distance(from label: Difficulty) -> Double {
    let band = Self.expectedRange(of: label)
    return max(0, band.low - proportion, proportion - band.high)
  }

  /// The difficulty that the players' answers speak for, where the whole interval lies outside of the label's band; nil
  /// where the label may well be right.
  public func suggestedDifficulty(insteadOf label: Difficulty) -> Difficulty? {
    guard players >= QuestionStatistics.minPlayers else { return nil }
    let band = Self.expectedRange(of: label)
    guard high < band.low || low > band.high else { return nil }
    return Difficulty.allCases.first { proportion >= Self.expectedRange(of: $0).low }
  }
}
