/// The exact influence of every question.
///
/// Each question needs the standings of plays that ask it, without its own points. These are found for all questions
/// at once: the strata, then a stratum's kinds are halved again and again, and each half is considered before going
/// into the other. So each question is considered about log₂(kinds) times instead of once for every other question.
struct ExactInfluences {
  /// By question of the pool, then that of the tie-break question where there is one.
  private(set) var questions: [Influence]

  private let pool: RandomPool
  private let tieBreak: TieBreak

  init(
    _ quiz: Quiz, pool: RandomPool, tieBreak: TieBreak, leaders: Standings, effort: inout Effort
  ) throws(BudgetSpent) {
    self.pool = pool
    self.tieBreak = tieBreak
    questions = quiz.questions.map { _ in Influence() }
    let start = Standings.start(outcomes: pool.outcomes.count)
    try leaveOutStrata(pool.strata[...], standings: start, effort: &effort)
    if quiz.tieBreaker != nil { questions.append(try tieBreak.influence(leaders, effort: &effort)) }
  }

  private mutating func leaveOutStrata(
    _ strata: ArraySlice<RandomPool.Stratum>, standings: Standings, effort: inout Effort
  ) throws(BudgetSpent) {
    guard strata.count > 1 else {
      for stratum in strata {
        let draw = PartialDraw(stratum.count - 1, of: stratum.size - 1, from: standings)
        try leaveOutKinds(stratum.kinds[...], draw: draw, effort: &effort)
      }
      return
    }
    for (kept, asked) in strata.halves {
      let later = pool.catchUp(kept, later: pool.nothing)
      let next = try pool.standings(from: standings, asking: asked, later: later, effort: &effort)
      try leaveOutStrata(kept, standings: next, effort: &effort)
    }
  }

  private mutating func leaveOutKinds(
    _ kinds: ArraySlice<RandomPool.Kind>, draw: PartialDraw, effort: inout Effort
  ) throws(BudgetSpent) {
    guard kinds.count > 1 else {
      for kind in kinds { try leaveOne(of: kind, draw: draw, effort: &effort) }
      return
    }
    for (kept, asked) in kinds.halves {
      let greatest = pool.greatest(kept)
      var next = draw
      try next.consider(asked, before: greatest, later: greatest, effort: &effort)
      try leaveOutKinds(kept, draw: next, effort: &effort)
    }
  }

  private mutating func leaveOne(
    of kind: RandomPool.Kind, draw: PartialDraw, effort: inout Effort
  ) throws(BudgetSpent) {
    var draw = draw
    let catchUp = kind.answer.catchUp
    for _ in kind.questions.dropFirst() {
      try draw.consider(kind.answer, question: catchUp, later: catchUp, effort: &effort)
    }
    let influence = try tieBreak.influence(of: kind.answer, on: draw.standings, effort: &effort)
    for question in kind.questions { questions[question] = influence }
  }
}

extension ArraySlice {
  /// Each half together with the other.
  fileprivate var halves: [(ArraySlice, ArraySlice)] {
    let lower = prefix(count / 2)
    let upper = dropFirst(count / 2)
    return [(lower, upper), (upper, lower)]
  }
}
