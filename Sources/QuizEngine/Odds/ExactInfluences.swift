/// The exact influence of every question.
///
/// To find a question's influence, one needs the lag vectors of the plays that ask it, without its own points. A
/// ``LeaveOneOutDraw`` has those of all questions of a stratum. Where it doesn't suit, they are computed by halving:
/// first the strata, then the stratum's question classes are halved repeatedly. The algorithm considers each half
/// before it descends into the other. So each question is considered about log₂(classes) times instead of once for
/// every other question.
struct ExactInfluences {
  /// By question of the pool. If there is a tie-break question, it comes last.
  private(set) var questions: [Influence]

  private let pool: ScoringPool
  private let draw: LeaveOneOutDraw?
  private var pairs: LeaderPairs

  /// - Parameters:
  ///   - leaders: the leaders at the end of a play.
  ///   - draw: the draw of the only stratum, if there is only one.
  init(
    _ quiz: Quiz, pool: ScoringPool, tieBreak: TieBreak, leaders: LagDistribution, draw: LeaveOneOutDraw?,
    budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    self.pool = pool
    self.draw = draw
    pairs = LeaderPairs(tieBreak, layout: pool.layout)
    questions = quiz.questions.map { _ in Influence() }
    try leaveOutStrata(pool.strata[...], distribution: .start(pool.layout), budget: &budget)
    guard quiz.tieBreaker != nil else { return }
    var influence = try tieBreak.influence(leaders, budget: &budget)
    if !influence.isCertain {
      influence = try tieBreak.influence(pool.leaders(budget: &budget), budget: &budget)
    }
    questions.append(influence)
  }

  private mutating func leaveOutStrata(
    _ strata: ArraySlice<ScoringPool.Stratum>, distribution: LagDistribution, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    guard strata.count > 1 else {
      for stratum in strata {
        if try leaveOutEach(of: stratum, distribution: distribution, budget: &budget) { continue }
        let draw = PartialDraw(stratum.count - 1, of: stratum.size - 1, from: distribution)
        try leaveOutClasses(stratum.questionClasses[...], draw: draw, budget: &budget)
      }
      return
    }
    for (remaining, asked) in strata.halves {
      let later = pool.catchUp(remaining, later: pool.noPoints)
      let next = try pool.distribution(from: distribution, asking: asked, later: later, budget: &budget)
      try leaveOutStrata(remaining, distribution: next, budget: &budget)
    }
  }

  /// Returns false if the stratum doesn't suit, or if it isn't certain which of its questions are idle.
  private mutating func leaveOutEach(
    of stratum: ScoringPool.Stratum, distribution: LagDistribution, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) -> Bool {
    var draw = draw
    if draw == nil {
      draw = try LeaveOneOutDraw(stratum, from: distribution, later: pool.noPoints, budget: &budget)
    }
    guard let draw else { return false }
    for (questionClass, others) in zip(stratum.questionClasses, draw.others) {
      let influence = try pairs.influence(of: questionClass.packed, on: others, budget: &budget)
      if !influence.isCertain { return false }
      for question in questionClass.questions { questions[question] = influence }
    }
    return true
  }

  private mutating func leaveOutClasses(
    _ classes: ArraySlice<ScoringPool.QuestionClass>, draw: PartialDraw, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    guard classes.count > 1 else {
      for questionClass in classes { try leaveOutOne(of: questionClass, draw: draw, budget: &budget) }
      return
    }
    for (remaining, asked) in classes.halves {
      let greatest = pool.maxCatchUp(remaining)
      var next = draw
      try next.consider(asked, before: greatest, later: greatest, budget: &budget)
      try leaveOutClasses(remaining, draw: next, budget: &budget)
    }
  }

  private mutating func leaveOutOne(
    of questionClass: ScoringPool.QuestionClass, draw: PartialDraw, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    var draw = draw
    let catchUp = questionClass.answer.catchUp
    for _ in questionClass.questions.dropFirst() {
      try draw.consider(questionClass.packed, question: catchUp, later: catchUp, budget: &budget)
    }
    let influence = try pairs.influence(of: questionClass.packed, on: draw.distribution, budget: &budget)
    for question in questionClass.questions { questions[question] = influence }
  }
}

extension ArraySlice {
  /// Each half, paired with the other half.
  fileprivate var halves: [(ArraySlice, ArraySlice)] {
    let lower = prefix(count / 2)
    let upper = dropFirst(count / 2)
    return [(lower, upper), (upper, lower)]
  }
}
