import QuizEngine
import Testing

/// A multiple-choice question with a switch for each outcome can produce any tie.
struct TieRuleTests {
  static func result(
    tied: [Int], of outcomes: Int = 4, ties: TieRule, tieBreak: QuestionResponse? = nil, seed: UInt64 = 1
  ) throws -> PlayResult? {
    var play = Play(quiz: .sample(outcomes: outcomes, [.multiple(.each(of: outcomes))], ties: ties), seed: seed)
    try play.answer(.multiple(tied), at: 0)
    if let tieBreak { try play.answer(tieBreak, at: 1) }
    return play.result
  }

  @Test(arguments: [[0], [3], [0, 1], [1, 3], [0, 2, 3], [0, 1, 2, 3]])
  func `the first-declared rule chooses the outcome that was declared first`(tied: [Int]) throws {
    let result = try #require(try TieRuleTests.result(tied: tied, ties: .first))
    #expect(result.outcome == tied[0])
    #expect(result.leaders == tied)
    #expect(result.decision == (tied.count == 1 ? .score : .order))
  }

  @Test(arguments: [[1, 3], [0, 2, 3], [0, 1, 2, 3]])
  func `the random rule is uniform among the tied`(tied: [Int]) throws {
    let results = try (0..<6000).map { try TieRuleTests.result(tied: tied, ties: .random, seed: UInt64($0)) }
    #expect(results.allSatisfy { $0?.decision == .chance && $0?.leaders == tied })
    let counts = counts(results.map { $0?.outcome })
    #expect(Set(counts.keys) == Set(tied))
    #expect(ChiSquare(Array(counts.values)).fits)
  }

  @Test func `a play prefers the same outcome whatever else is tied`() throws {
    for seed in 0..<50 as Range<UInt64> {
      let best = try #require(try TieRuleTests.result(tied: [0, 1, 2, 3], ties: .random, seed: seed)?.outcome)
      for other in 0..<4 where other != best {
        let pair = [min(best, other), max(best, other)]
        #expect(try TieRuleTests.result(tied: pair, ties: .random, seed: seed)?.outcome == best)
      }
    }
  }

  struct TieCase {
    let tied: [Int]
    let answer: QuestionResponse
    /// The outcome must be one of these.
    let contenders: Set<Int>
    let decision: PlayResult.Decision
  }

  /// The answers give points to outcome 0; to 1 and 2 equally; more to 1 than to 2; to none.
  static let tieBreaker = Question.single([[1, 0, 0, 0], [0, 2, 2, 0], [0, 3, 2, 0], [0, 0, 0, 0]])

  @Test(arguments: [
    TieCase(tied: [0, 1], answer: .single(0), contenders: [0], decision: .tieBreaker),
    TieCase(tied: [0, 1], answer: .single(1), contenders: [1], decision: .tieBreaker),
    TieCase(tied: [1, 2], answer: .single(0), contenders: [1, 2], decision: .chance),
    TieCase(tied: [1, 2], answer: .single(1), contenders: [1, 2], decision: .chance),
    TieCase(tied: [1, 2], answer: .single(2), contenders: [1], decision: .tieBreaker),
    TieCase(tied: [2, 3], answer: .single(2), contenders: [2], decision: .tieBreaker),
    TieCase(tied: [0, 3], answer: .single(1), contenders: [0, 3], decision: .chance),
    TieCase(tied: [0, 1, 2, 3], answer: .single(1), contenders: [1, 2], decision: .chance),
    TieCase(tied: [0, 1, 2, 3], answer: .single(2), contenders: [1], decision: .tieBreaker),
    TieCase(tied: [0, 1, 2, 3], answer: .single(3), contenders: [0, 1, 2, 3], decision: .chance),
    TieCase(tied: [3], answer: .single(0), contenders: [3], decision: .score),
    TieCase(tied: [], answer: .single(0), contenders: [], decision: .undecided),
  ])
  func `a tie-break question keeps the tied outcomes that its answer favours`(_ narrowing: TieCase) throws {
    var seen: Set<Int> = []
    for seed in 0..<60 as Range<UInt64> {
      let ties = TieRule.question(TieRuleTests.tieBreaker)
      let result = try #require(
        try TieRuleTests.result(tied: narrowing.tied, ties: ties, tieBreak: narrowing.answer, seed: seed))
      #expect(result.leaders == narrowing.tied)
      #expect(result.decision == narrowing.decision)
      if let outcome = result.outcome { seen.insert(outcome) }
    }
    #expect(seen == narrowing.contenders)
  }

  @Test func `a tie-break question may have switches or a slider`() throws {
    let switches = TieRule.question(.multiple(.each(of: 4)))
    let both = try TieRuleTests.result(tied: [0, 1, 2], ties: switches, tieBreak: .multiple([2, 3]))
    #expect(both?.outcome == 2)
    let slider = TieRule.question(.ranged(.each(of: 4)))
    #expect(try TieRuleTests.result(tied: [0, 3], ties: slider, tieBreak: .ranged(1000))?.outcome == 3)
    #expect(try TieRuleTests.result(tied: [0, 3], ties: slider, tieBreak: .ranged(0))?.outcome == 0)
  }

  @Test(arguments: [TieRule.random, .first])
  func `a play without points is undecided`(ties: TieRule) throws {
    let result = try #require(try TieRuleTests.result(tied: [], ties: ties))
    #expect(result.outcome == nil)
    #expect(result.leaders == [])
    #expect(result.decision == .undecided)
  }
}
