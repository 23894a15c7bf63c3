/// How likely each outcome of a quiz is for a player who answers at random, before anybody has played it.
///
/// At random means: single choice uniform over the answers, each switch on with probability ½, sliders uniform on
/// [0, 1]; questions drawn and ties broken by the quiz's own rules.
public struct Odds: Hashable, Sendable {
  /// How the odds of the outcomes, of a tie and of indecision were found.
  public let method: Method
  /// How the questions' influences were found: they take more work, and may be simulated where the rest is exact.
  public let influenceMethod: Method
  /// By outcome, in the quiz's order.
  public let outcomes: [OutcomeOdds]
  /// The probability that two or more outcomes share the highest score.
  public let tie: Estimate
  /// The probability that no outcome gets anything.
  public let undecided: Estimate
  /// By question of the pool, in the quiz's order, the tie-break question last where there is one.
  /// Empty where the influences weren't wanted.
  public let questions: [QuestionOdds]

  public enum Method: Hashable, Sendable {
    /// Exact up to rounding: the error is below 1e-12.
    case exact
    /// From that many random plays, with 95 % intervals.
    case simulated(plays: Int)
  }

  /// A probability with its 95 % interval; an exact one is its own interval.
  public struct Estimate: Hashable, Sendable {
    public let probability: Double
    public let low: Double
    public let high: Double

    public init(probability: Double, low: Double, high: Double) {
      self.probability = probability
      self.low = low
      self.high = high
    }
  }

  public struct OutcomeOdds: Hashable, Sendable {
    /// That the outcome is the player's result.
    public let result: Estimate
    /// That it is the result with the highest score alone, without any tie.
    public let withoutTie: Estimate
    public let reachability: Reachability

    public init(result: Estimate, withoutTie alone: Estimate, reachability reach: Reachability) {
      self.result = result
      self.withoutTie = alone
      self.reachability = reach
    }
  }

  /// Whether players can get an outcome at all.
  public enum Reachability: Hashable, Sendable {
    case reachable
    /// Only by winning a tie.
    case onlyThroughTie
    case unreachable
    /// None of the simulated plays got it; nothing is proved.
    case notSeen
    /// In the simulated plays it was only seen to win ties; nothing is proved.
    case onlySeenThroughTie
  }

  public struct QuestionOdds: Hashable, Sendable {
    /// The probability that answering this question anew at random changes the outcome, given that it is asked.
    public let influence: Estimate
    /// The declared indices of answers that change nothing: switches whose being on is the same as their being off, and
    /// choices and places of a slider that bring nobody a point.
    public let idleAnswers: [Int]
    /// True where no answer to it can make any difference, or where it is never asked; proved.
    public let isIdle: Bool
    /// The declared index of the answer that an untouched slider gives; nil where there is no slider.
    public let defaultAnswer: Int?

    public init(influence: Estimate, idleAnswers: [Int], isIdle: Bool, defaultAnswer untouched: Int?) {
      self.influence = influence
      self.idleAnswers = idleAnswers
      self.isIdle = isIdle
      self.defaultAnswer = untouched
    }
  }
}
