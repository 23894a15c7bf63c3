import QuizEngine
import Testing

struct OddsBruteForceTests {
  static let seeds: [UInt64] = Array(0..<300)

  @Test(arguments: [0, 100, 200])
  func `exact odds match a brute-force enumeration`(first: Int) {
    for seed in OddsBruteForceTests.seeds[first..<first + 100] {
      let quiz = Quiz.random(seed: seed)
      let (odds, expected) = (Odds(of: quiz), BruteForce(quiz))
      #expect(odds.method == .exact)
      #expect(odds.influenceMethod == .exact)
      let found = odds.outcomes.map(\.result) + odds.outcomes.map(\.withoutTie) + [odds.tie, odds.undecided]
      let wanted = expected.results + expected.alone + [expected.tie, expected.undecided]
      #expect(zip(found, wanted).allSatisfy { isNear($0, $1) }, "seed \(seed): \(found) instead of \(wanted)")
      #expect(odds.questions.count == expected.influences.count)
      for (question, influence) in zip(odds.questions, expected.influences) {
        #expect(isNear(question.influence, influence ?? 0), "seed \(seed): \(question) instead of \(influence ?? 0)")
        #expect(question.isIdle == ((influence ?? 0) == 0), "seed \(seed)")
      }
      for (outcome, odds) in odds.outcomes.enumerated() {
        let reach: Odds.Reachability =
          expected.winsAlone.contains(outcome)
          ? .reachable : expected.winsTies.contains(outcome) ? .onlyThroughTie : .unreachable
        #expect(odds.reachability == reach, "seed \(seed), outcome \(outcome)")
      }
    }
  }

  @Test func `the random quizzes cover every quiz option`() {
    let quizzes = OddsBruteForceTests.seeds.map { Quiz.random(seed: $0) }
    let kinds = counts(quizzes.flatMap(\.questions).map(\.kind))
    #expect(
      [.single(.press), .single(.submit), .multiple, .ranged(.rounded), .ranged(.equal)]
        .allSatisfy { kinds[$0, default: 0] > 20 })
    #expect(quizzes.count { $0.ties == .random } > 20)
    #expect(quizzes.count { $0.ties == .first } > 20)
    #expect(Set(quizzes.compactMap(\.tieBreaker).map(\.kind)).count == 5)
    #expect(quizzes.count { $0.selection.draw == nil } > 20)
    #expect(quizzes.count { $0.selection.draw != nil && $0.selection.quotas.isEmpty } > 20)
    #expect(quizzes.count { $0.strata.count > 2 } > 5)
    let found = quizzes.map { Odds(of: $0) }
    #expect(found.count { $0.outcomes.contains { $0.reachability == .onlyThroughTie } } > 5)
    #expect(found.count { $0.outcomes.contains { $0.reachability == .unreachable } } > 5)
    #expect(found.count { $0.undecided.probability > 0 } > 20)
    #expect(found.count { $0.questions.contains { $0.isIdle } } > 20)
    #expect(found.count { $0.questions.contains { !$0.idleAnswers.isEmpty } } > 5)
  }

  private func isNear(_ found: Odds.Estimate, _ expected: Double) -> Bool {
    abs(found.probability - expected) < 1e-12 && found.low == found.probability && found.high == found.probability
  }
}
