/// The exact odds of the outcomes, of a tie and of an undecided play.
struct ExactOutcomes {
  /// The sets of leaders at the end of a play, with their probabilities.
  let leaders: LagDistribution
  let outcomes: [Odds.OutcomeOdds]
  let tie: Double
  let undecided: Double
  /// Whether everything that ``outcomes`` says is possible has at least the probability ``LeaveOneOutDraw/certainty``.
  let isCertain: Bool

  /// Takes the leaders of a ``LeaveOneOutDraw`` if the quiz suits one, and if they are certain.
  init(
    _ quiz: Quiz, pool: ScoringPool, tieBreak: TieBreak, draw: LeaveOneOutDraw?, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    if let draw {
      let outcomes = try ExactOutcomes(
        quiz, pool: pool, tieBreak: tieBreak, leaders: draw.distribution, budget: &budget)
      if outcomes.isCertain {
        self = outcomes
        return
      }
    }
    let leaders = try pool.leaders(budget: &budget)
    self = try ExactOutcomes(quiz, pool: pool, tieBreak: tieBreak, leaders: leaders, budget: &budget)
  }

  private init(
    _ quiz: Quiz, pool: ScoringPool, tieBreak: TieBreak, leaders: LagDistribution, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    self.leaders = leaders
    try budget.spend(leaders.count * tieBreak.answers.count)
    var sums = OutcomeProbabilities(outcomes: pool.outcomes.count)
    for row in 0..<leaders.count {
      sums.add(leaders.leaders(of: row), probability: leaders.probability(of: row), tieBreak: tieBreak)
    }
    tie = sums.tie.value
    undecided = sums.undecided.value
    isCertain = sums.isCertain
    var outcomes = quiz.outcomes.map { _ in Odds.OutcomeOdds.never }
    for (index, outcome) in pool.outcomes.enumerated() { outcomes[outcome] = sums.odds(of: index) }
    self.outcomes = outcomes
  }
}

/// Sums up the probability that each outcome wins, over all sets of leaders.
private struct OutcomeProbabilities {
  var tie = CompensatedSum()
  var undecided = CompensatedSum()
  private var result: [CompensatedSum]
  private var withoutTie: [CompensatedSum]
  private var winsWithoutTie: [Bool]
  private var winsTies: [Bool]
  private var mayTie = false
  private var mayBeUndecided = false

  init(outcomes: Int) {
    result = [CompensatedSum](repeating: CompensatedSum(), count: outcomes)
    withoutTie = result
    winsWithoutTie = [Bool](repeating: false, count: outcomes)
    winsTies = winsWithoutTie
  }

  mutating func add(_ leaders: [Int], probability: Double, tieBreak: TieBreak) {
    guard let first = leaders.first else {
      undecided.add(probability)
      mayBeUndecided = true
      return
    }
    if leaders.count == 1 {
      result[first].add(probability)
      withoutTie[first].add(probability)
      winsWithoutTie[first] = true
      return
    }
    tie.add(probability)
    mayTie = true
    for answer in tieBreak.answers {
      let contenders = tieBreak.contenders(leaders, answer: answer)
      for contender in contenders {
        result[contender].add(probability * answer.probability / Double(contenders.count))
        winsTies[contender] = true
      }
    }
  }

  var isCertain: Bool {
    let certainty = LeaveOneOutDraw.certainty
    return (!mayTie || tie.value >= certainty) && (!mayBeUndecided || undecided.value >= certainty)
      && result.indices.allSatisfy { index in
        winsWithoutTie[index]
          ? withoutTie[index].value >= certainty : !winsTies[index] || result[index].value >= certainty
      }
  }

  func odds(of index: Int) -> Odds.OutcomeOdds {
    let reachability: Odds.Reachability =
      winsWithoutTie[index] ? .reachable : winsTies[index] ? .onlyThroughTie : .unreachable
    return Odds.OutcomeOdds(
      result: Odds.Estimate(exact: result[index].value), withoutTie: Odds.Estimate(exact: withoutTie[index].value),
      reachability: reachability)
  }
}
