import Testing

@testable import QuizEngine

/// Quizzes that are too large for brute force.
struct OddsMethodTests {
  @Test(arguments: 0..<4)
  func `exact odds match those from the probabilities of all scores`(part: Int) {
    for seed in UInt64(part * 8)..<UInt64(part * 8 + 8) {
      let quiz = Quiz.medium(seed: seed)
      let (odds, expected) = (Odds(of: quiz), ScoreOdds(quiz))
      #expect(odds.influenceMethod == .exact, "seed \(seed)")
      let found = odds.outcomes.map(\.result) + odds.outcomes.map(\.withoutTie) + [odds.tie, odds.undecided]
      let wanted = expected.results + expected.alone + [expected.tie, expected.undecided]
      for (found, wanted) in zip(found, wanted) { #expect(isNear(found, wanted), "seed \(seed)") }
      for (question, influence) in zip(odds.questions, expected.influences) {
        #expect(isNear(question.influence, influence), "seed \(seed): \(question.influence), not \(influence)")
      }
    }
  }

  @Test func `the quizzes use draws of every size, several words for a lagVector, and every tie rule`() {
    let quizzes = (0..<32).map { Quiz.medium(seed: $0) }
    let pools = quizzes.map { ScoringPool($0) }
    #expect(pools.count { $0.layout.words > 1 } > 1)
    #expect(pools.count { $0.strata.count > 1 } > 3)
    let draws = pools.map { try? $0.leaveOneOut() }
    #expect(draws.count { $0 != nil } > 8)
    #expect(draws.count { $0 == nil } > 8)
    #expect(quizzes.count { $0.ties == .first } > 3 && quizzes.count { $0.tieBreaker != nil } > 3)
  }

  /// Both compute the same lag vectors, one by adding only, the other by subtracting too.
  @Test(arguments: [2, 5, 9, 12, 14])
  func `a draw with each question left out has the distribution of draws without it`(count: Int) throws {
    let questions = Quiz.medium(seed: 3, questions: 18, outcomes: 4).questions
    let pool = ScoringPool(.sample(outcomes: 4, questions, draw: count))
    let draw = try #require(try pool.leaveOneOut())
    var budget = WorkBudget(.max)
    let whole = try pool.leaders(budget: &budget)
    let isSame = isNear(draw.distribution, whole)
    #expect(isSame)
    #expect(draw.others.count == pool.strata[0].questionClasses.count)
  }

  @Test func `a draw of nearly all questions isn't left to subtraction`() throws {
    let questions = (1...30).map { Question.single([[$0, 0], [0, 31 - $0]]) }
    for (count, isShared) in [(10, true), (20, true), (28, false), (30, false)] {
      let pool = ScoringPool(.sample(outcomes: 2, questions, draw: count))
      #expect((try pool.leaveOneOut() != nil) == isShared)
    }
  }

  /// Only a play that asks both questions with the second outcome ties, and that is rarer than any rounding error.
  @Test func `what is possible in a draw is exact, however rare it is`() {
    let rare = Question.single([[1, 0]] + (0..<99).map { _ in [0, 5] })
    let questions = (0..<40).map { _ in Question.single([[0, 9], [0, 10]]) } + (0..<8).map { _ in rare }
    let quiz = Quiz.sample(outcomes: 2, questions, draw: 8)
    let odds = Odds(of: quiz)
    #expect(odds.method == .exact)
    #expect(odds.outcomes.map(\.reachability) == [.reachable, .reachable])
    #expect(odds.outcomes[0].result.probability < 1e-20)
    #expect(odds.questions.map(\.isIdle) == (0..<48).map { $0 < 40 })
    let nine = Odds(of: .sample(outcomes: 2, questions, draw: 9))
    #expect(nine.outcomes.map(\.reachability) == [.unreachable, .reachable])
    #expect(nine.outcomes[0].result.probability == 0)
  }

  @Test func `preliminary odds are exact or marked as an estimate`() {
    #expect(Odds.preliminary(of: .medium(seed: 1, questions: 6, outcomes: 3)).influenceMethod == .exact)
    let odds = Odds.preliminary(of: .medium(seed: 1, questions: 40, outcomes: 6))
    guard case .simulated(let plays) = odds.method else {
      Issue.record("They are exact.")
      return
    }
    #expect(plays == 10_000)
    #expect(odds.outcomes.allSatisfy { $0.result.high - $0.result.low < 0.021 })
  }

  private func isNear(_ found: Odds.Estimate, _ expected: Double) -> Bool {
    abs(found.probability - expected) < 1e-12 && found.low == found.probability && found.high == found.probability
  }

  /// Whether two tables give every set of leaders the same probability.
  private func isNear(_ some: LagDistribution, _ others: LagDistribution) -> Bool {
    var chances: [[Int]: Double] = [:]
    for row in 0..<some.count { chances[some.leaders(of: row), default: 0] += some.probability(of: row) }
    for row in 0..<others.count { chances[others.leaders(of: row), default: 0] -= others.probability(of: row) }
    return chances.values.allSatisfy { abs($0) < 1e-12 }
  }
}

extension ScoringPool {
  fileprivate func leaveOneOut() throws -> LeaveOneOutDraw? {
    var budget = WorkBudget(.max)
    return try leaveOneOutDraw(budget: &budget)
  }
}

extension Quiz {
  /// A random quiz with every kind of question, draw and tie rule.
  fileprivate static func medium(seed: UInt64, questions: Int? = nil, outcomes: Int? = nil) -> Quiz {
    var generator = SeededGenerator(seed: seed, stream: .simulation, substream: 9)
    let isWide = outcomes == nil && generator.next(upperBound: 4) == 0
    let outcomes = outcomes ?? (isWide ? 9 + generator.next(upperBound: 8) : 2 + generator.next(upperBound: 3))
    let count = questions ?? (isWide ? 4 : 6 + generator.next(upperBound: 4))
    let greatest = isWide ? 40 : questions != nil ? 3 : [1, 3, 3, 40][generator.next(upperBound: 4)]
    var pool = (0..<count).map { _ in
      Question.lean(outcomes: outcomes, greatest: greatest, isSingle: questions != nil, &generator)
    }
    if questions == nil { pool.append(pool[0]) }
    let ties: TieRule =
      switch generator.next(upperBound: 4) {
      case 0: .first
      case 1: .question(.lean(outcomes: outcomes, greatest: 2, isSingle: false, &generator))
      default: .random
      }
    if generator.next(upperBound: 4) == 0 && questions == nil {
      for index in pool.indices where index % 2 == 0 { pool[index].tag = "a" }
      let quota = QuestionSelection.Quota(tag: "a", count: 1 + generator.next(upperBound: 2))
      return .sample(outcomes: outcomes, pool, draw: quota.count + 2, quotas: [quota], ties: ties)
    }
    let draw = generator.next(upperBound: 3) == 0 ? nil : 1 + generator.next(upperBound: pool.count)
    return .sample(outcomes: outcomes, pool, draw: questions.map { min(10, $0) } ?? draw, ties: ties)
  }
}

extension Question {
  /// Answers give points to one or two outcomes, or to none.
  fileprivate static func lean(
    outcomes: Int, greatest: Int, isSingle: Bool, _ generator: inout SeededGenerator
  ) -> Question {
    let kinds: [Kind] = isSingle ? [.single(.press)] : [.single(.press), .multiple, .ranged(.rounded), .ranged(.equal)]
    let kind = kinds[generator.next(upperBound: kinds.count)]
    let answers = (0..<2 + generator.next(upperBound: isSingle ? 3 : 2)).map { _ in
      var points = [Int](repeating: 0, count: outcomes)
      for _ in 0..<generator.next(upperBound: 3) {
        points[generator.next(upperBound: outcomes)] = 1 + generator.next(upperBound: greatest)
      }
      return points
    }
    return .sample(kind, answers)
  }
}
