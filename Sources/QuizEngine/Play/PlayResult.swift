/// The result of a finished play.
public struct PlayResult: Hashable, Sendable {
  /// The points of all outcomes.
  public let tally: Tally
  /// An index into the quiz's outcomes. It is nil if no outcome got points.
  public let outcome: Int?
  /// The outcomes with the highest score, in the quiz's order. There are several if it was a tie.
  public let leaders: [Int]
  /// What decided between the leaders.
  public let decision: Decision

  /// Takes a result that was decided before. ``Play/result`` decides it by the quiz's rules.
  public init(tally: Tally, outcome: Int?, leaders: [Int], decision: Decision) {
    self.tally = tally
    self.outcome = outcome
    self.leaders = leaders
    self.decision = decision
  }

  /// What decided the outcome.
  public enum Decision: Hashable, Sendable {
    /// It alone had the highest score.
    case score
    /// Several outcomes were tied, and the author's order decided.
    case order
    /// Several outcomes were tied, and the answer to the tie-break question decided.
    case tieBreaker
    /// Several outcomes were tied, and the play's seed decided.
    case chance
    /// No outcome got points.
    case undecided
  }
}

extension Play {
  /// The result; nil while a question has no answer.
  public var result: PlayResult? {
    guard isFinished else { return nil }
    let tally = tally
    let leaders = tally.leaders
    let (outcome, decision) = decide(among: leaders)
    return PlayResult(tally: tally, outcome: outcome, leaders: leaders, decision: decision)
  }

  private func decide(among leaders: [Int]) -> (Int?, PlayResult.Decision) {
    guard let first = leaders.first else { return (nil, .undecided) }
    if leaders.count == 1 { return (first, .score) }
    switch quiz.ties {
    case .first:
      return (first, .order)
    case .random:
      return (randomWinner(among: leaders), .chance)
    case .question(let question):
      let narrowed = question.narrow(leaders, by: responses.last ?? nil, outcomes: quiz.outcomes.count)
      return (randomWinner(among: narrowed), narrowed.count == 1 ? .tieBreaker : .chance)
    }
  }

  /// The tied outcome that comes first in a random order of all outcomes. Each is equally likely, and the same tied
  /// outcomes always give the same winner.
  private func randomWinner(among tied: [Int]) -> Int? {
    var generator = SeededGenerator(seed: seed, stream: .tieBreak)
    let order = generator.sample(quiz.outcomes.count, of: Array(quiz.outcomes.indices))
    return order.first { tied.contains($0) }
  }
}

extension Question {
  /// The tied outcomes to which the response gives most points. If it gives them none, all of them.
  func narrow(_ tied: [Int], by response: QuestionResponse?, outcomes: Int) -> [Int] {
    guard let response else { return tied }
    var tally = Tally(outcomes: outcomes)
    for answer in chosen(by: response) { tally.add(answers[answer].outcomePoints) }
    let most = tied.map { tally.points[$0] }.max() ?? 0
    return tied.filter { tally.points[$0] == most }
  }
}
