extension ScoringPool {
  /// Who leads at the end of a random play.
  func leaders(budget effort: inout WorkBudget) throws(WorkBudgetExceeded) -> Standings {
    try standings(from: .start(outcomes: outcomes.count), asking: strata[...], later: noPoints, budget: &effort)
  }

  /// The standings after some of the strata.
  ///
  /// - Parameter later: by outcome, the most by which it can catch up after all of them.
  func standings(
    from start: Standings, asking strata: ArraySlice<Stratum>, later: [Int32], budget effort: inout WorkBudget
  ) throws(WorkBudgetExceeded) -> Standings {
    var standings = start
    for index in strata.indices {
      let later = catchUp(strata[(index + 1)...], later: later)
      var draw = PartialDraw(strata[index].count, of: strata[index].size, from: standings)
      try draw.consider(strata[index].questionClasses[...], before: noPoints, later: later, budget: &effort)
      standings = draw.standings
    }
    return standings
  }

  /// By outcome, the most by which it can catch up in some strata and afterwards.
  func catchUp(_ strata: ArraySlice<Stratum>, later: [Int32]) -> [Int32] {
    strata.reduce(later) { sum, stratum in
      zip(sum, maxCatchUp(stratum.questionClasses[...])).map { $0 + $1 * Int32(stratum.count) }
    }
  }

  /// By outcome, the most by which any one question of these kinds helps it.
  func maxCatchUp(_ kinds: ArraySlice<QuestionClass>) -> [Int32] {
    kinds.reduce(noPoints) { zip($0, $1.answer.catchUp).map { max($0, $1) } }
  }

  /// No points for any scored outcome.
  var noPoints: [Int32] { outcomes.map { _ in 0 } }
}
