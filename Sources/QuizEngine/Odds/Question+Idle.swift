extension Question {
  /// The declared indices of switches that are the same on and off, and of other answers that bring nobody a point.
  ///
  /// - Parameters:
  ///   - outcomes: the scored outcomes.
  ///   - mayBeUndecided: whether points that all outcomes get alike make a difference, because without them a play may
  ///     end without any.
  func idleAnswers(outcomes: [Int], mayBeUndecided: Bool) -> [Int] {
    answers.indices.filter { index in
      let points = answers[index].points(outcomes)
      return points.allSatisfy { $0 == 0 } || (kind == .multiple && !mayBeUndecided && Set(points).count < 2)
    }
  }

  /// Whether it is plain without any computing that no answer makes a difference.
  func isPlainlyIdle(outcomes: [Int], mayBeUndecided: Bool) -> Bool {
    let answer = RandomAnswer(self, outcomes: outcomes)
    return answer.tosses.allSatisfy { $0.faces.count == 1 || (!mayBeUndecided && $0.isLevel) }
  }

  /// The declared index of the answer that an untouched slider gives; nil where there is no slider.
  var untouched: Int? {
    guard case .ranged(let bands) = kind else { return nil }
    return bands.answer(at: Bands.untouched, of: answers.count)
  }
}

extension Answer {
  /// The points for each of some outcomes.
  func points(_ outcomes: [Int]) -> [Int32] {
    outcomes.map { outcome in leanings.reduce(0) { $0 + ($1.outcome == outcome ? Int32($1.weight) : 0) } }
  }
}

extension RandomPool {
  /// Whether a play can end without any points for anybody.
  var mayBeUndecided: Bool {
    strata.allSatisfy { stratum in
      let pointless = stratum.kinds.reduce(0) { $0 + ($1.answer.mayBeNothing ? $1.questions.count : 0) }
      return pointless >= stratum.count
    }
  }
}

extension RandomAnswer {
  fileprivate var mayBeNothing: Bool {
    tosses.allSatisfy { $0.faces.contains { $0.points.allSatisfy { $0 == 0 } } }
  }
}
