/// The effect of a random answer to one question on the scores.
struct RandomResponse: Hashable {
  /// At least one, independent of each other. Their order depends only on their entries, so questions with the same
  /// distributions are equal.
  let distributions: [PointsDistribution]
  /// By scored outcome: the most that it can catch up on any other.
  let catchUp: [Int32]

  /// - Parameter outcomes: the scored outcomes, ascending.
  init(_ question: Question, outcomes: [Int]) {
    let points = question.answers.map { $0.points(outcomes) }
    let none = [Int32](repeating: 0, count: outcomes.count)
    switch question.kind {
    case .multiple:
      let switches = points.filter { $0 != none }.sorted { $0.lexicographicallyPrecedes($1) }
      let switchDistributions = switches.map {
        PointsDistribution([.init(points: none, probability: 0.5), .init(points: $0, probability: 0.5)])
      }
      distributions =
        switchDistributions.isEmpty
        ? [PointsDistribution([.init(points: none, probability: 1)])] : switchDistributions
    case .single, .ranged:
      let weights = question.answerWeights
      let total = Double(weights.reduce(0, +))
      distributions = [
        PointsDistribution(
          zip(points, weights).map { PointsDistribution.Entry(points: $0, probability: Double($1) / total) })
      ]
    }
    catchUp = distributions.reduce(none) { zip($0, $1.catchUp).map { $0 + $1 } }
  }

  /// The distribution of the sum of all distributions.
  ///
  /// - Parameter budget: reduced by the number of combinations.
  func combinedEntries(budget: inout WorkBudget) throws(WorkBudgetExceeded) -> [PointsDistribution.Entry] {
    var combined = distributions[0].entries
    for distribution in distributions.dropFirst() {
      try budget.spend(combined.count * distribution.entries.count)
      combined = PointsDistribution(RandomResponse.convolution(combined, distribution.entries)).entries
    }
    return combined
  }

  private static func convolution(_ some: [PointsDistribution.Entry], _ others: [PointsDistribution.Entry])
    -> [PointsDistribution.Entry]
  {
    some.flatMap { one in
      others.map { other in
        PointsDistribution.Entry(
          points: zip(one.points, other.points).map { $0 + $1 }, probability: one.probability * other.probability)
      }
    }
  }
}

extension Question {
  /// The relative weights of the answers to a single-choice or ranged question for a random player.
  var answerWeights: [Int] {
    guard case .ranged(.rounded) = kind else { return answers.map { _ in 1 } }
    return answers.indices.map { $0 == 0 || $0 == answers.count - 1 ? 1 : 2 }
  }
}
