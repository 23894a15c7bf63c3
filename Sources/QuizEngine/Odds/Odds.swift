/// The probability of each outcome of a quiz for a player who answers at random. Nobody needs to have played the quiz.
///
/// The random player picks each answer of a single-choice question with equal probability, turns each switch on with
/// probability ½, and sets a slider uniformly on [0, 1]. The quiz's own rules draw the questions and break ties.
public struct Odds: Hashable, Sendable {
  /// How the probabilities of the outcomes, of a tie and of an undecided play were computed.
  public let method: Method
  /// How the questions' influences were computed. They take more work, so they may be simulated even if
  /// the rest is exact.
  public let influenceMethod: Method
  /// By outcome, in the quiz's order.
  public let outcomes: [OutcomeOdds]
  /// The probability that two or more outcomes share the highest score.
  public let tie: Estimate
  /// The probability that no outcome gets any points.
  public let undecided: Estimate
  /// By question of the pool, in the quiz's order. If there is a tie-break question, it comes last. It is empty if the
  /// influences weren't asked for.
  public let questions: [QuestionOdds]

  /// How probabilities were computed.
  public enum Method: Hashable, Sendable {
    /// Exact up to rounding: the error is below 1e-12.
    case exact
    /// Estimated from this number of random plays, with 95 % intervals.
    case simulated(plays: Int)
  }

  /// A probability with its 95 % interval. Both ends of an exact one's interval equal the probability.
  public struct Estimate: Hashable, Sendable {
    /// The best estimate, 0 to 1.
    public let probability: Double
    /// The lower end of the 95 % interval.
    public let low: Double
    /// The upper end of the 95 % interval.
    public let high: Double

    /// - Parameters:
    ///   - low: at most `probability`.
    ///   - high: at least `probability`.
    public init(probability: Double, low: Double, high: Double) {
      self.probability = probability
      self.low = low
      self.high = high
    }
  }

  /// The odds of one outcome.
  public struct OutcomeOdds: Hashable, Sendable {
    /// The probability that the outcome is the player's result.
    public let result: Estimate
    /// The probability that it wins without a tie: that it alone has the highest score.
    public let withoutTie: Estimate
    /// Whether it can be the result at all.
    public let reachability: Reachability

    /// - Parameter withoutTie: at most `result`.
    public init(result: Estimate, withoutTie: Estimate, reachability: Reachability) {
      self.result = result
      self.withoutTie = withoutTie
      self.reachability = reachability
    }
  }

  /// Whether players can get an outcome.
  public enum Reachability: Hashable, Sendable {
    /// It can win without a tie.
    case reachable
    /// It can only win a tie.
    case onlyThroughTie
    /// It can't win.
    case unreachable
    /// It won none of the simulated plays. This proves nothing.
    case notSeen
    /// It won simulated plays, but only in ties. This proves nothing.
    case onlySeenThroughTie
  }

  /// What a question contributes to the result.
  public struct QuestionOdds: Hashable, Sendable {
    /// The probability that a new random answer to this question changes the outcome, if the question is asked.
    public let influence: Estimate
    /// The declared indices of the answers that change nothing: switches that make no difference, and choices and
    /// slider positions that give no points.
    public let idleAnswers: [Int]
    /// Whether no answer to it can make a difference, or no play asks it. True means that this is proved.
    public let isIdle: Bool
    /// The declared index of the answer that an untouched slider gives. It is nil for other kinds of question.
    public let defaultAnswer: Int?

    /// - Parameter idleAnswers: declared indices, ascending.
    public init(influence: Estimate, idleAnswers: [Int], isIdle: Bool, defaultAnswer: Int?) {
      self.influence = influence
      self.idleAnswers = idleAnswers
      self.isIdle = isIdle
      self.defaultAnswer = defaultAnswer
    }
  }
}
