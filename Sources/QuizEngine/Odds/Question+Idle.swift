extension Question {
  /// The declared indices of switches that make no difference, and of other answers that give no points.
  ///
  /// - Parameters:
  ///   - outcomes: the scored outcomes.
  ///   - mayBeUndecided: whether points that all outcomes get equally make a difference. They do if a play may
  ///     otherwise end without any points.
  func idleAnswers(outcomes: [Int], mayBeUndecided: Bool) -> [Int] {
    answers.indices.filter { index in
      let points = answers[index].points(outcomes)
      return points.allSatisfy { $0 == 0 } || (kind == .multiple && !mayBeUndecided && Set(points).count < 2)
    }
  }

  /// Whether it is clear without a computation that no answer makes a difference.
  func isTriviallyIdle(outcomes: [Int], mayBeUndecided: Bool) -> Bool {
    let answer = RandomResponse(self, outcomes: outcomes)
    return answer.distributions.allSatisfy { $0.entries.count == 1 || (!mayBeUndecided && $0.isEqualForAll) }
  }

  /// The declared index of the answer that an untouched slider gives. It is nil for other kinds of question.
  var defaultAnswer: Int? {
    guard case .ranged(let bands) = kind else { return nil }
    return bands.answer(at: SliderBands.defaultValue, of: answers.count)
  }
}

extension Answer {
  /// The points that the answer gives to each of these outcomes.
  func points(_ outcomes: [Int]) -> [Int32] {
    outcomes.map { outcome in outcomePoints.reduce(0) { $0 + ($1.outcome == outcome ? Int32($1.points) : 0) } }
  }
}

extension ScoringPool {
  /// Whether a play can end without points for any outcome.
  var mayBeUndecided: Bool {
    strata.allSatisfy { stratum in
      let pointless = stratum.questionClasses.reduce(0) { $0 + ($1.answer.canScoreNothing ? $1.questions.count : 0) }
      return pointless >= stratum.count
    }
  }
}

extension RandomResponse {
  fileprivate var canScoreNothing: Bool {
    distributions.allSatisfy { $0.entries.contains { $0.points.allSatisfy { $0 == 0 } } }
  }
}
