/// What can be found exactly within a budget.
struct ExactOdds {
  let outcomes: ExactOutcomes
  /// By question, the tie-break question last; nil where they took too much work.
  let influences: [Influence]?

  init(_ quiz: Quiz, pool: RandomPool, budget: Int, influences wanted: Bool = true) throws(BudgetSpent) {
    var effort = Effort(budget)
    let tieBreak = try TieBreak(quiz, outcomes: pool.outcomes, effort: &effort)
    let outcomes = try ExactOutcomes(quiz, pool: pool, tieBreak: tieBreak, effort: &effort)
    self.outcomes = outcomes
    guard wanted else {
      influences = nil
      return
    }
    do throws(BudgetSpent) {
      var effort = Effort(budget)
      let leaders = outcomes.leaders
      influences = try ExactInfluences(quiz, pool: pool, tieBreak: tieBreak, leaders: leaders, effort: &effort)
        .questions
    } catch {
      influences = nil
    }
  }
}
