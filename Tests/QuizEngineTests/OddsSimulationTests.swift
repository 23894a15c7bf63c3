import Testing

@testable import QuizEngine

struct OddsSimulationTests {
  @Test func `simulated intervals contain the exact values in about 95 of 100 cases`() {
    var held = 0
    var all = 0
    for seed in 0..<60 as Range<UInt64> {
      let quiz = Quiz.random(seed: seed)
      let exact = Odds(of: quiz)
      let simulated = Odds(of: quiz, budget: 0, plays: 400, seed: seed)
      #expect(simulated.method == .simulated(plays: 400))
      for (found, expected) in zip(simulated.uncertain, exact.uncertain)
      where (0.05...0.95).contains(expected.probability) {
        all += 1
        if (found.low...found.high).contains(expected.probability) { held += 1 }
      }
    }
    #expect(all > 300)
    #expect((0.9...0.99).contains(Double(held) / Double(all)), "\(held) of \(all)")
  }

  @Test func `an event that the simulation never saw still has an upper bound`() {
    let odds = Odds(of: .sample(outcomes: 2, [.each(of: 2)]), budget: 0, plays: 100)
    #expect(odds.tie.probability == 0)
    #expect(odds.tie.low == 0)
    #expect(abs(odds.tie.high - 0.0369935) < 1e-6)
  }

  /// Wilson's interval for 5 of 10, computed by hand.
  @Test func `intervals are Wilson intervals`() {
    let quiz = Quiz.sample(outcomes: 2, [.each(of: 2)])
    let (plays, quantile) = (1000.0, 1.959963984540054)
    let outcome = Odds(of: quiz, budget: 0, plays: 1000).outcomes[0].result
    let share = outcome.probability
    for bound in [outcome.low, outcome.high] {
      let distance = (bound - share) * (bound - share)
      #expect(abs(distance - quantile * quantile * bound * (1 - bound) / plays) < 1e-14)
    }
    #expect(outcome.low < share && share < outcome.high)
  }

  @Test func `equal arguments give equal odds, another seed gives other odds`() {
    let quiz = Quiz.random(seed: 3)
    let odds = Odds(of: quiz, budget: 0, plays: 500)
    #expect(odds == Odds(of: quiz, budget: 0, plays: 500))
    #expect(odds != Odds(of: quiz, budget: 0, plays: 500, seed: 2))
  }

  @Test func `the budget alone decides what is simulated, separately for outcomes and influences`() {
    let quiz = Quiz.sample(outcomes: 3, (1...6).map { .single([[$0, 0, 1], [0, 7 - $0, 0], [1, 0, $0]]) })
    let methods = stride(from: 0, through: 20_000, by: 500).map { budget -> [Bool] in
      let odds = Odds(of: quiz, budget: budget, plays: 10)
      return [odds.method == .exact, odds.influenceMethod == .exact]
    }
    #expect(methods.first == [false, false])
    #expect(methods.last == [true, true])
    #expect(methods.contains([true, false]))
    let firstExact = methods.firstIndex { $0[0] } ?? 0
    #expect(methods[firstExact...].allSatisfy { $0[0] })
    #expect(firstExact == methods.count { !$0[0] })
  }

  @Test func `large quizzes are simulated with fewer plays`() {
    func plays(_ questions: Int, outcomes: Int = 4, wished: Int = 200_000) -> Int {
      Simulation.affordablePlays(wished, of: .sample(outcomes: outcomes, (0..<questions).map { _ in .each(of: 4) }))
    }
    #expect(plays(7) == 200_000)
    #expect((20_000..<100_000).contains(plays(100)))
    #expect(plays(200, outcomes: 4_000) == 200)
    #expect(plays(7, wished: 50) == 50)
    #expect(plays(7, wished: 0) == 1)
  }
}

extension Odds {
  fileprivate var uncertain: [Estimate] {
    outcomes.map(\.result) + outcomes.map(\.withoutTie) + [tie, undecided] + questions.map(\.influence)
  }
}
