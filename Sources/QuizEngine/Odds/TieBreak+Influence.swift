/// How much a question influences the outcome.
struct Influence {
  /// The probability that another answer to it changes the outcome.
  var sum = CompensatedSum()
  /// Whether no answer can change anything, not even with a tiny probability.
  var isIdle = true

  mutating func add(_ probability: Double, times difference: Double) {
    if difference > 0 { isIdle = false }
    sum.add(probability * difference)
  }
}

extension TieBreak {
  /// The influence of a question of the pool.
  ///
  /// - Parameter standings: the standings without the question.
  func influence(
    of answer: RandomResponse, on standings: Standings, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) -> Influence {
    var pairs = LeaderPairs(outcomes: standings.width)
    for row in 0..<standings.count {
      try pairs.add(standings.numbers(of: row), standings.probability(of: row), answer: answer, budget: &budget)
    }
    try budget.spend(pairs.count * answers.count)
    return pairs.influence { disagreement($0, $1) }
  }

  /// The influence of the tie-break question.
  func influence(_ leaders: Standings, budget: inout WorkBudget) throws(WorkBudgetExceeded) -> Influence {
    var influence = Influence()
    for row in 0..<leaders.count {
      let tied = leaders.leaders(of: row)
      if tied.count < 2 { continue }
      let narrowings = narrowings(tied)
      try budget.spend(answers.count + narrowings.count * narrowings.count)
      for (one, some) in narrowings.enumerated() {
        for other in narrowings.dropFirst(one + 1) {
          let chance = 2 * some.chance * other.chance * leaders.probability(of: row)
          influence.add(chance, times: TieBreak.difference(some.contenders, other.contenders))
        }
      }
    }
    return influence
  }

  /// The sets of contenders that the tie-break question can leave, with their probabilities.
  private func narrowings(_ tied: [Int]) -> [(contenders: [Int], chance: Double)] {
    var narrowings: [(contenders: [Int], chance: Double)] = []
    for answer in answers {
      let contenders = contenders(tied, answer: answer)
      if let known = narrowings.firstIndex(where: { $0.contenders == contenders }) {
        narrowings[known].chance += answer.probability
      } else {
        narrowings.append((contenders, answer.probability))
      }
    }
    return narrowings
  }
}

/// The probability of each pair of sets of leaders that two random answers to one question lead to.
private struct LeaderPairs {
  private var sets: Standings
  /// Each row holds two row numbers of `sets`.
  private var pairs = ProbabilityTable(width: 2)
  private let horizon: [Int32]
  private var before: Standings
  private var after: Standings

  init(outcomes: Int) {
    sets = Standings(width: outcomes)
    before = Standings(like: sets)
    after = before
    horizon = [Int32](repeating: 0, count: outcomes)
  }

  var count: Int { pairs.count }

  /// Adds all pairs of answers to a question, starting from one standing.
  mutating func add(
    _ standing: [Int32], _ probability: Double, answer: RandomResponse, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    before.removeAll()
    before.add(1, to: standing)
    after.removeAll()
    try after.add(before, by: answer, horizon: horizon, budget: &budget)
    try budget.spend(after.count * (after.count - 1) / 2)
    let rows = (0..<after.count).map { Int32(sets.row(of: after.numbers(of: $0))) }
    var pair: [Int32] = [0, 0]
    for one in 0..<after.count {
      let chance = 2 * probability * after.probability(of: one)
      for other in (one + 1)..<after.count {
        pair[0] = min(rows[one], rows[other])
        pair[1] = max(rows[one], rows[other])
        pairs.add(chance * after.probability(of: other), to: pair)
      }
    }
  }

  /// - Parameter difference: the probability that two sets of leaders lead to different outcomes.
  func influence(_ difference: ([Int], [Int]) -> Double) -> Influence {
    var influence = Influence()
    for pair in 0..<pairs.count {
      let some = sets.leaders(of: Int(pairs.number(0, of: pair)))
      let others = sets.leaders(of: Int(pairs.number(1, of: pair)))
      influence.add(pairs.probability(of: pair), times: difference(some, others))
    }
    return influence
  }
}
