/// The points of each outcome.
public struct Tally: Hashable, Sendable {
  /// By outcome, in the quiz's order.
  public private(set) var points: [Int]

  /// Starts with 0 points for each outcome.
  public init(outcomes: Int) { points = [Int](repeating: 0, count: outcomes) }

  /// Adds an answer's points.
  public mutating func add(_ outcomePoints: [OutcomePoints]) {
    for entry in outcomePoints { points[entry.outcome] += entry.points }
  }

  /// The points of all outcomes together.
  public var total: Int { points.reduce(0, +) }

  /// The outcomes with the highest score, in the quiz's order. It is empty if no outcome has points.
  public var leaders: [Int] {
    guard let most = points.max(), most > 0 else { return [] }
    return points.indices.filter { points[$0] == most }
  }
}

extension Play {
  /// The points of the answers so far. The tie-break question doesn't count.
  public var tally: Tally {
    var tally = Tally(outcomes: quiz.outcomes.count)
    for (index, response) in zip(order.questions, responses) where quiz.questions.indices.contains(index) {
      guard let response else { continue }
      let question = quiz.questions[index]
      for answer in question.chosen(by: response) { tally.add(question.answers[answer].outcomePoints) }
    }
    return tally
  }
}
