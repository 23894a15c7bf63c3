/// The odds that can be computed exactly within a budget.
struct ExactOdds {
  let outcomes: ExactOutcomes
  /// By question, the tie-break question last. It is nil if they exceed the budget or weren't asked for.
  let influences: [Influence]?

  init(_ quiz: Quiz, pool: ScoringPool, budget: Int, influences wanted: Bool = true) throws(WorkBudgetExceeded) {
    var effort = WorkBudget(budget)
    let tieBreak = try TieBreak(quiz, outcomes: pool.outcomes, budget: &effort)
    let outcomes = try ExactOutcomes(quiz, pool: pool, tieBreak: tieBreak, budget: &effort)
    self.outcomes = outcomes
    guard wanted else {
      influences = nil
      return
    }
    do throws(WorkBudgetExceeded) {
      var effort = WorkBudget(budget)
      let leaders = outcomes.leaders
      influences = try ExactInfluences(quiz, pool: pool, tieBreak: tieBreak, leaders: leaders, budget: &effort)
        .questions
    } catch {
      influences = nil
    }
  }
}
