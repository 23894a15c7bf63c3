extension ScoringPool {
  /// The lag vectors at the end of a random play: who leads.
  func leaders(budget: inout WorkBudget) throws(WorkBudgetExceeded) -> LagDistribution {
    try distribution(from: .start(layout), asking: strata[...], later: noPoints, budget: &budget)
  }

  /// The draw of the only stratum, with each question left out. It is nil if there are several strata, or if the only
  /// one doesn't suit.
  func leaveOneOutDraw(budget: inout WorkBudget) throws(WorkBudgetExceeded) -> LeaveOneOutDraw? {
    guard strata.count == 1 else { return nil }
    return try LeaveOneOutDraw(strata[0], from: .start(layout), later: noPoints, budget: &budget)
  }

  /// The lag vectors after the questions of these strata.
  ///
  /// - Parameter later: by outcome, the most that it can catch up after these strata.
  func distribution(
    from start: LagDistribution, asking strata: ArraySlice<Stratum>, later: [Int32], budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) -> LagDistribution {
    var distribution = start
    for index in strata.indices {
      let later = catchUp(strata[(index + 1)...], later: later)
      var draw = PartialDraw(strata[index].count, of: strata[index].size, from: distribution)
      try draw.consider(strata[index].questionClasses[...], before: noPoints, later: later, budget: &budget)
      distribution = draw.distribution
    }
    return distribution
  }

  /// By outcome, the most that it can catch up in these strata and afterwards.
  func catchUp(_ strata: ArraySlice<Stratum>, later: [Int32]) -> [Int32] {
    strata.reduce(later) { sum, stratum in
      zip(sum, maxCatchUp(stratum.questionClasses[...])).map { $0 + $1 * Int32(stratum.count) }
    }
  }

  /// By outcome, the most that any one question of these classes can help it.
  func maxCatchUp(_ classes: ArraySlice<QuestionClass>) -> [Int32] {
    classes.reduce(noPoints) { zip($0, $1.answer.catchUp).map { max($0, $1) } }
  }

  /// No points for any scored outcome.
  var noPoints: [Int32] { outcomes.map { _ in 0 } }
}
