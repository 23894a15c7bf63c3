extension Odds {
  /// Computes the odds of a quiz. They are exact if that takes at most `budget` state updates; otherwise they are
  /// simulated.
  ///
  /// Equal arguments give equal odds on every platform. The influences of the questions have the same budget again.
  /// They may be simulated even if the outcomes are exact.
  ///
  /// - Parameters:
  ///   - quiz: a quiz that satisfies the rules stated at ``Quiz``.
  ///   - budget: how many state updates each exact computation may take. One update adds the probability of one
  ///     lag vector to that of another; with many outcomes it counts as several. 20 million updates take about a fifth
  ///     of a second. A table of more than 32 MB always exceeds the budget.
  ///   - plays: the largest number of simulated plays.
  ///   - seed: the seed of the simulation.
  ///   - influences: if false, ``questions`` stays empty if the outcomes are exact. That is much less work.
  public init(
    of quiz: Quiz, budget: Int = 40_000_000, plays: Int = 200_000, seed: UInt64 = 1, influences: Bool = true
  ) {
    let pool = ScoringPool(quiz)
    guard let exact = try? ExactOdds(quiz, pool: pool, budget: budget, influences: influences) else {
      self.init(quiz, pool: pool, simulation: Simulation(quiz, plays: plays, seed: seed))
      return
    }
    guard influences else {
      self.init(exact.outcomes, influenceMethod: .exact, questions: [])
      return
    }
    guard let influences = exact.influences else {
      let simulation = Simulation(quiz, plays: plays, seed: seed)
      self.init(
        exact.outcomes, influenceMethod: .simulated(plays: simulation.plays),
        questions: pool.questionOdds(quiz, simulation))
      return
    }
    self.init(exact.outcomes, influenceMethod: .exact, questions: pool.questionOdds(quiz, influences))
  }

  /// Computes odds for somebody who waits for them, in less than a tenth of a second: exact if a fortieth of the usual
  /// budget is enough, estimated from 10,000 plays otherwise (a 95 % interval of 2 percentage points at most).
  public static func preliminary(of quiz: Quiz) -> Odds { Odds(of: quiz, budget: 1_000_000, plays: 10_000) }

  private init(_ exact: ExactOutcomes, influenceMethod: Method, questions: [QuestionOdds]) {
    method = .exact
    self.influenceMethod = influenceMethod
    outcomes = exact.outcomes
    tie = Estimate(exact: exact.tie)
    undecided = Estimate(exact: exact.undecided)
    self.questions = questions
  }

  private init(_ quiz: Quiz, pool: ScoringPool, simulation: Simulation) {
    method = .simulated(plays: simulation.plays)
    influenceMethod = method
    let counts = simulation.counts
    let plays = simulation.plays
    outcomes = quiz.outcomes.indices.map { outcome in
      pool.outcomes.contains(outcome) ? OutcomeOdds(counts, outcome: outcome, plays: plays) : .never
    }
    tie = Estimate(counts.tie, of: plays)
    undecided = Estimate(counts.undecided, of: plays)
    questions = pool.questionOdds(quiz, simulation)
  }
}

extension Odds.OutcomeOdds {
  /// The odds of an outcome for which no answer gives points.
  static let never = Odds.OutcomeOdds(
    result: Odds.Estimate(exact: 0), withoutTie: Odds.Estimate(exact: 0), reachability: .unreachable)

  fileprivate init(_ counts: SimulationCounts, outcome: Int, plays: Int) {
    let results = counts.results[outcome]
    let withoutTie = counts.withoutTie[outcome]
    self.init(
      result: Odds.Estimate(results, of: plays), withoutTie: Odds.Estimate(withoutTie, of: plays),
      reachability: results == 0 ? .notSeen : withoutTie == 0 ? .onlySeenThroughTie : .reachable)
  }
}

extension ScoringPool {
  /// - Parameter influences: by question, the tie-break question last.
  fileprivate func questionOdds(_ quiz: Quiz, _ influences: [Influence]) -> [Odds.QuestionOdds] {
    let mayBeUndecided = mayBeUndecided
    return zip(quiz.askable, influences).map { askable, influence in
      Odds.QuestionOdds(
        askable.question, influence: Odds.Estimate(exact: influence.sum.value), isIdle: influence.isIdle,
        outcomes: outcomes, mayBeUndecided: mayBeUndecided && !askable.isTieBreaker)
    }
  }

  fileprivate func questionOdds(_ quiz: Quiz, _ simulation: Simulation) -> [Odds.QuestionOdds] {
    let mayBeUndecided = mayBeUndecided
    return quiz.askable.enumerated().map { index, askable in
      let mayBeUndecided = mayBeUndecided && !askable.isTieBreaker
      let isAsked = askable.isTieBreaker || isAsked[index]
      let isIdle =
        !isAsked || askable.question.isTriviallyIdle(outcomes: outcomes, mayBeUndecided: mayBeUndecided)
      let influence = Odds.Estimate(simulation.changed[index], of: simulation.asked[index])
      return Odds.QuestionOdds(
        askable.question, influence: isIdle ? Odds.Estimate(exact: 0) : influence, isIdle: isIdle,
        outcomes: outcomes, mayBeUndecided: mayBeUndecided)
    }
  }
}

extension Quiz {
  /// The questions of the pool, then the tie-break question if there is one.
  fileprivate var askable: [(question: Question, isTieBreaker: Bool)] {
    questions.map { ($0, false) } + [tieBreaker].compactMap { $0 }.map { ($0, true) }
  }
}

extension Odds.QuestionOdds {
  fileprivate init(
    _ question: Question, influence: Odds.Estimate, isIdle: Bool, outcomes: [Int], mayBeUndecided: Bool
  ) {
    self.init(
      influence: influence, idleAnswers: question.idleAnswers(outcomes: outcomes, mayBeUndecided: mayBeUndecided),
      isIdle: isIdle, defaultAnswer: question.defaultAnswer)
  }
}
