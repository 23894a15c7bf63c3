import QuizEngine
import Testing

/// Which outcomes are reachable, and which answers change nothing.
struct OddsReachTests {
  @Test func `an outcome without points is unreachable, exactly and by simulation`() {
    let quiz = Quiz.sample(outcomes: 3, [.single([[1, 0, 0], [0, 1, 0]])], ties: .question(.each(of: 3)))
    for budget in [0, 20_000_000] {
      let odds = Odds(of: quiz, budget: budget, plays: 500)
      #expect(odds.outcomes.map(\.reachability) == [.reachable, .reachable, .unreachable])
      #expect(odds.outcomes[2].result == Odds.Estimate(probability: 0, low: 0, high: 0))
    }
  }

  @Test func `an outcome that others always overtake is unreachable`() {
    let quiz = Quiz.sample(outcomes: 2, [.single([[3, 1], [2, 0]]), .single([[0, 1], [0, 0]])])
    #expect(Odds(of: quiz).outcomes.map(\.reachability) == [.reachable, .unreachable])
    #expect(Odds(of: quiz, budget: 0, plays: 500).outcomes.map(\.reachability) == [.reachable, .notSeen])
  }

  @Test func `an outcome that never leads alone is reachable through a tie, if the tie rule allows it`() {
    let questions = [Question.single([[1, 1], [1, 0]])]
    let random = Quiz.sample(outcomes: 2, questions)
    #expect(Odds(of: random).outcomes.map(\.reachability) == [.reachable, .onlyThroughTie])
    #expect(Odds(of: random, budget: 0, plays: 500).outcomes.map(\.reachability) == [.reachable, .onlySeenThroughTie])
    #expect(Odds(of: .sample(outcomes: 2, questions, ties: .first)).outcomes[1].reachability == .unreachable)
    let against = TieRule.question(.single([[1, 0], [2, 1]]))
    #expect(Odds(of: .sample(outcomes: 2, questions, ties: against)).outcomes[1].reachability == .unreachable)
    let either = TieRule.question(.single([[1, 0], [1, 2]]))
    #expect(Odds(of: .sample(outcomes: 2, questions, ties: either)).outcomes[1].reachability == .onlyThroughTie)
  }

  /// Probabilities far below the smallest `Double` are still possible.
  @Test func `an outcome with a tiny probability is still reachable`() {
    let questions = (0..<900).map { _ in Question.single([[1, 0], [0, 100], [0, 100], [0, 100]]) }
    let odds = Odds(of: .sample(outcomes: 2, questions))
    #expect(odds.method == .exact)
    #expect(odds.outcomes[0].reachability == .reachable)
    #expect(odds.outcomes[0].result.probability < 1e-300)
  }

  @Test func `switches are idle only without points`() {
    let question = Question.multiple([[0, 0], [1, 0], [0, 0], [0, 1]])
    let odds = Odds(of: .sample(outcomes: 2, [question]))
    #expect(odds.questions[0].idleAnswers == [0, 2])
    #expect(!odds.questions[0].isIdle)
  }

  @Test func `equal points for all outcomes are idle if no play can end undecided`() {
    let level = Question.multiple([[1, 1], [2, 0]])
    #expect(Odds(of: .sample(outcomes: 2, [level])).questions[0].idleAnswers == [])
    #expect(Odds(of: .sample(outcomes: 2, [level, .each(of: 2)])).questions[0].idleAnswers == [0])
  }

  @Test(arguments: [0, 20_000_000])
  func `a question whose answers all have the same effect is idle`(budget: Int) {
    let quiz = Quiz.sample(
      outcomes: 2,
      [
        .single([[1, 0], [1, 0]]), .ranged([[1, 1], [2, 2], [0, 0]]), .multiple([[0, 0], [0, 0]]), .each(of: 2),
      ])
    let odds = Odds(of: quiz, budget: budget, plays: 500)
    #expect(odds.questions.map(\.isIdle) == [true, true, true, false])
    #expect(odds.questions.prefix(3).allSatisfy { $0.influence == Odds.Estimate(probability: 0, low: 0, high: 0) })
    #expect(odds.questions.map(\.idleAnswers) == [[], [2], [0, 1], []])
  }

  @Test(arguments: [Question.single([[1, 0], [0, 1], [0, 0]]), .ranged([[1, 0], [1, 1], [0, 0]])])
  func `an answer without points is idle, one with equal points for all isn't`(question: Question) {
    let odds = Odds(of: .sample(outcomes: 2, [question, .each(of: 2)]))
    #expect(odds.questions[0].idleAnswers == [2])
    #expect(!odds.questions[0].isIdle)
  }

  @Test func `a question that can't close the gap is idle only in the exact odds`() {
    let quiz = Quiz.sample(outcomes: 2, [.single([[9, 0], [0, 9]]), .each(of: 2)])
    #expect(Odds(of: quiz).questions.map(\.isIdle) == [false, true])
    #expect(Odds(of: quiz, budget: 0, plays: 500).questions.map(\.isIdle) == [false, false])
  }

  @Test func `a question that is never asked is idle`() {
    let quiz = Quiz.sample(
      outcomes: 2, [.each(of: 2, tag: "a"), .each(of: 2)], draw: 1, quotas: [.init(tag: "a", count: 1)])
    for budget in [0, 20_000_000] {
      #expect(Odds(of: quiz, budget: budget, plays: 500).questions.map(\.isIdle) == [false, true])
    }
  }

  @Test func `a tie-break question is idle if no tie is possible`() {
    let odds = Odds(of: .sample(outcomes: 2, [.each(of: 2)], ties: .question(.each(of: 2))))
    #expect(odds.questions.map(\.isIdle) == [false, true])
    let tied = Odds(of: .sample(outcomes: 2, [.each(of: 2), .each(of: 2)], ties: .question(.each(of: 2))))
    #expect(abs(tied.questions[2].influence.probability - 0.25) < 1e-15)
  }
}
