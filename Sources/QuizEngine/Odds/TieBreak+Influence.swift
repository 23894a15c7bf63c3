/// How much a question influences the outcome.
struct Influence {
  /// The probability that another answer to it changes the outcome.
  var sum = CompensatedSum()
  /// Whether no answer can change anything, not even with a tiny probability.
  var isIdle = true

  /// Whether the question is idle or its influence is large enough to prove that it isn't.
  var isCertain: Bool { isIdle || sum.value >= LeaveOneOutDraw.certainty }

  mutating func add(_ probability: Double, times difference: Double) {
    if difference > 0 { isIdle = false }
    sum.add(probability * difference)
  }
}

extension TieBreak {
  /// The influence of the tie-break question.
  func influence(_ leaders: LagDistribution, budget: inout WorkBudget) throws(WorkBudgetExceeded) -> Influence {
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
