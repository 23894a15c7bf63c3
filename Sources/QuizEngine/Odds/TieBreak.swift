/// A quiz's tie rule for a random player. Outcomes are indices into the scored outcomes.
struct TieBreak {
  /// The possible answers to the tie-break question. Without such a question it is a single entry without points.
  let answers: [PointsDistribution.Entry]
  private let usesDeclaredOrder: Bool

  init(_ quiz: Quiz, outcomes: [Int], budget: inout WorkBudget) throws(WorkBudgetExceeded) {
    usesDeclaredOrder = quiz.ties == .first
    if let question = quiz.tieBreaker {
      answers = try RandomResponse(question, outcomes: outcomes).combinedEntries(budget: &budget)
    } else {
      answers = [PointsDistribution.Entry(points: outcomes.map { _ in 0 }, probability: 1)]
    }
  }

  /// The leaders among which chance decides after an answer to the tie-break question.
  func contenders(_ leaders: [Int], answer: PointsDistribution.Entry) -> [Int] {
    if usesDeclaredOrder { return Array(leaders.prefix(1)) }
    let most = leaders.map { answer.points[$0] }.max()
    return leaders.filter { answer.points[$0] == most }
  }

  /// The probability that two sets of leaders lead to different outcomes in the same play: with the same answer to the
  /// tie-break question and the same seed.
  func disagreement(_ some: [Int], _ others: [Int]) -> Double {
    var sum = CompensatedSum()
    for answer in answers {
      let some = contenders(some, answer: answer)
      sum.add(answer.probability * TieBreak.difference(some, contenders(others, answer: answer)))
    }
    return sum.value
  }

  /// The probability that a random order of all outcomes has a different first element in one set than in the other.
  /// The two agree if the first element of their union is in both.
  static func difference(_ some: [Int], _ others: [Int]) -> Double {
    let common = some.count { others.contains($0) }
    let all = some.count + others.count - common
    return all == 0 ? 0 : Double(all - common) / Double(all)
  }
}
