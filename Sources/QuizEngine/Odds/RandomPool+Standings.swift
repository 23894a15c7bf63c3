extension RandomPool {
  /// Who leads at the end of a random play.
  func leaders(effort: inout Effort) throws(BudgetSpent) -> Standings {
    try standings(from: .start(outcomes: outcomes.count), asking: strata[...], later: nothing, effort: &effort)
  }

  /// The standings after some of the strata.
  ///
  /// - Parameter later: by outcome, the most by which it can catch up after all of them.
  func standings(
    from start: Standings, asking strata: ArraySlice<Stratum>, later: [Int32], effort: inout Effort
  ) throws(BudgetSpent) -> Standings {
    var standings = start
    for index in strata.indices {
      let later = catchUp(strata[(index + 1)...], later: later)
      var draw = PartialDraw(strata[index].count, of: strata[index].size, from: standings)
      try draw.consider(strata[index].kinds[...], before: nothing, later: later, effort: &effort)
      standings = draw.standings
    }
    return standings
  }

  /// By outcome, the most by which it can catch up in some strata and afterwards.
  func catchUp(_ strata: ArraySlice<Stratum>, later: [Int32]) -> [Int32] {
    strata.reduce(later) { sum, stratum in
      zip(sum, greatest(stratum.kinds[...])).map { $0 + $1 * Int32(stratum.count) }
    }
  }

  /// By outcome, the most by which any one question of these kinds helps it.
  func greatest(_ kinds: ArraySlice<Kind>) -> [Int32] {
    kinds.reduce(nothing) { zip($0, $1.answer.catchUp).map { max($0, $1) } }
  }

  /// No points for any scored outcome.
  var nothing: [Int32] { outcomes.map { _ in 0 } }
}
