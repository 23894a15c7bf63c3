import QuizEngine
import Testing

struct OddsTests {
  /// There are n questions, each with one answer for each of two outcomes. So the score is binomial.
  @Test(arguments: [1, 2, 3, 6, 7, 20, 51, 200])
  func `two outcomes with single-choice questions are binomial`(count: Int) throws {
    let quiz = Quiz.sample(outcomes: 2, (0..<count).map { _ in .each(of: 2) })
    let odds = Odds(of: quiz)
    let tie = count.isMultiple(of: 2) ? OddsTests.half(count) : 0
    #expect(abs(odds.tie.probability - tie) < 1e-13)
    for outcome in odds.outcomes {
      #expect(abs(outcome.result.probability - 0.5) < 1e-13)
      #expect(abs(outcome.withoutTie.probability - (1 - tie) / 2) < 1e-13)
    }
    #expect(odds.undecided.probability == 0)
    // In half of all cases the new answer differs. With an odd number of questions it matters if the others are level.
    // With an even number it matters if one outcome leads by one: a win then becomes a tie, which is lost in half of
    // all cases.
    let influence = count.isMultiple(of: 2) ? OddsTests.half(count) / 2 : OddsTests.half(count - 1) / 2
    for question in odds.questions { #expect(abs(question.influence.probability - influence) < 1e-13) }
  }

  /// The probability of as many heads as tails.
  static func half(_ switches: Int) -> Double {
    var probability = 1.0
    for pair in 1...max(1, switches / 2) where switches > 1 { probability *= 1 - 1 / Double(2 * pair) }
    return probability
  }

  @Test(arguments: 2...8)
  func `one question gives each of its outcomes the same probability`(outcomes: Int) {
    let odds = Odds(of: .sample(outcomes: outcomes, [.each(of: outcomes)]))
    #expect(odds.outcomes.allSatisfy { abs($0.result.probability - 1 / Double(outcomes)) < 1e-15 })
    #expect(odds.outcomes.allSatisfy { $0.result == $0.withoutTie })
    #expect(odds.tie.probability == 0)
    #expect(abs(odds.questions[0].influence.probability - (1 - 1 / Double(outcomes))) < 1e-15)
  }

  @Test(arguments: [1, 2, 5, 7, 10, 28])
  func `four symmetric outcomes are equally likely`(draw: Int) {
    let quiz = Quiz.sample(outcomes: 4, (0..<28).map { _ in .each(of: 4) }, draw: draw)
    let odds = Odds(of: quiz)
    #expect(odds.method == .exact)
    #expect(odds.outcomes.allSatisfy { abs($0.result.probability - 0.25) < 1e-14 })
    #expect(Set(odds.questions).count == 1)
  }

  @Test(arguments: 2...9)
  func `the ends of a rounded slider are half as likely as its middle`(answers: Int) {
    let rounded = Odds(of: .sample(outcomes: answers, [.ranged(.each(of: answers))]))
    let equal = Odds(of: .sample(outcomes: answers, [.ranged(bands: .equal, .each(of: answers))]))
    for index in 0..<answers {
      let share = 1 / Double(answers - 1)
      let isEnd = index == 0 || index == answers - 1
      #expect(abs(rounded.outcomes[index].result.probability - (isEnd ? share / 2 : share)) < 1e-15)
      #expect(abs(equal.outcomes[index].result.probability - 1 / Double(answers)) < 1e-15)
    }
    #expect(rounded.questions[0].defaultAnswer == SliderBands.rounded.answer(at: 500, of: answers))
    #expect(equal.questions[0].defaultAnswer == SliderBands.equal.answer(at: 500, of: answers))
  }

  @Test(arguments: 1...12)
  func `all n switches are off in one of 2 to the power of n cases`(count: Int) {
    let points = (0..<count).map { $0 % 2 == 0 ? [1, 0] : [0, 1] }
    let odds = Odds(of: .sample(outcomes: 2, [.multiple(points)]))
    #expect(odds.undecided.probability == 1 / Double(1 << count))
    #expect(odds.questions[0].defaultAnswer == nil)
  }

  /// A pool of 1,000 questions of which one is drawn. The result is the mean over the questions.
  @Test func `the odds of a draw of one question are the mean over the pool`() {
    let questions = (0..<1000).map { Question.single([[1, 0], [$0 % 10 == 0 ? 1 : 0, $0 % 10 == 0 ? 0 : 1]]) }
    let odds = Odds(of: .sample(outcomes: 2, questions, draw: 1))
    #expect(abs(odds.outcomes[0].result.probability - 0.55) < 1e-13)
    #expect(odds.questions[0].isIdle)
    #expect(abs(odds.questions[1].influence.probability - 0.5) < 1e-15)
  }

  @Test func `odds of many outcomes are exact`() {
    let odds = Odds(of: .sample(outcomes: 40, [.each(of: 40), .single([[], [1]])]), budget: 20_000)
    #expect(odds.method == .exact)
    #expect(odds.outcomes[7].result.probability == odds.outcomes[39].result.probability)
    #expect(abs(odds.tie.probability - 39.0 / 80) < 1e-13)
  }

  @Test func `results of real plays agree with the odds`() throws {
    let quiz = Quiz.sample(
      outcomes: 3,
      [.each(of: 3), .single([[2, 0, 0], [0, 1, 1]]), .single([[0, 0, 1], [1, 0, 0]]), .each(of: 3)],
      draw: 3, shuffle: ShuffleOptions(questions: true), ties: .question(.single([[1, 0, 0], [0, 0, 0]])))
    let odds = Odds(of: quiz)
    var counts = [0, 0, 0]
    var generator = SeededGenerator(seed: 5, stream: .simulation)
    for seed in 0..<4000 as Range<UInt64> {
      var play = Play(quiz: quiz, seed: seed)
      while let next = play.next, let question = play.question(at: next) {
        try play.answer(.single(generator.next(upperBound: question.answers.count)), at: next)
      }
      counts[try #require(play.result?.outcome)] += 1
    }
    for (count, outcome) in zip(counts, odds.outcomes) {
      let (expected, found) = (outcome.result.probability, Double(count) / 4000)
      #expect(abs(found - expected) < 4.9 * (expected * (1 - expected) / 4000).squareRoot())
    }
  }
}
