/// The odds that can be computed exactly within a budget.
struct ExactOdds {
  let outcomes: ExactOutcomes
  /// By question, the tie-break question last. It is nil if they exceed the budget or weren't asked for.
  let influences: [Influence]?

  init(_ quiz: Quiz, pool: ScoringPool, budget: Int, influences computesInfluences: Bool = true)
    throws(WorkBudgetExceeded)
  {
    var workBudget = WorkBudget(budget)
    let tieBreak = try TieBreak(quiz, outcomes: pool.outcomes, budget: &workBudget)
    let draw = try pool.leaveOneOutDraw(budget: &workBudget)
    let outcomes = try ExactOutcomes(quiz, pool: pool, tieBreak: tieBreak, draw: draw, budget: &workBudget)
    self.outcomes = outcomes
    guard computesInfluences else {
      influences = nil
      return
    }
    do throws(WorkBudgetExceeded) {
      var workBudget = WorkBudget(budget)
      influences = try ExactInfluences(
        quiz, pool: pool, tieBreak: tieBreak, leaders: outcomes.leaders, draw: draw, budget: &workBudget
      ).questions
    } catch {
      influences = nil
    }
  }
}
