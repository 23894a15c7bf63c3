import QuizEngine
import Testing

struct PlayOrderTests {
  /// 12 questions. Questions 0–3 have the tag `school`, 4–7 have `home`. Question 8 is a slider.
  static func pool(
    draw: Int? = 7, quotas: [QuestionSelection.Quota] = [.init(tag: "school", count: 2), .init(tag: "home", count: 3)],
    shuffle: ShuffleOptions = ShuffleOptions(questions: true, answers: true), ties: TieRule = .question(.each(of: 4))
  ) -> Quiz {
    let questions = (0..<12).map { index in
      index == 8 ? Question.ranged(.each(of: 4)) : .each(of: 4, tag: index < 4 ? "school" : index < 8 ? "home" : nil)
    }
    return .sample(outcomes: 4, questions, draw: draw, quotas: quotas, shuffle: shuffle, ties: ties)
  }

  /// Computed with another implementation of the generator, in Python.
  @Test(
    arguments: [
      (0, [9, 8, 7, 3, 5, 6, 0, 12], [3, 1, 2, 0]),
      (1, [1, 10, 8, 3, 6, 4, 5, 12], [1, 2, 3, 0]),
      (42, [10, 5, 3, 1, 7, 4, 8, 12], [2, 1, 0, 3]),
      (.max, [0, 10, 2, 4, 8, 6, 7, 12], [1, 2, 3, 0]),
    ] as [(UInt64, [Int], [Int])])
  func `a seed gives the same order on every platform and in every version`(
    seed: UInt64, questions: [Int], firstAnswers: [Int]
  ) {
    let quiz = PlayOrderTests.pool()
    let order = PlayOrder(quiz: quiz, seed: seed)
    #expect(order.questions == questions)
    #expect(order.answerOrder(of: questions[0], in: quiz) == firstAnswers)
  }

  @Test func `a draw meets its quotas, repeats no question, and asks the tie-break question last`() {
    let quiz = PlayOrderTests.pool()
    for seed in 0..<300 as Range<UInt64> {
      let questions = PlayOrder(quiz: quiz, seed: seed).questions
      #expect(questions.count == 8)
      #expect(questions.last == 12)
      #expect(Set(questions).count == 8)
      #expect(questions.count { $0 < 4 } == 2)
      #expect(questions.count { (4..<8).contains($0) } == 3)
    }
  }

  @Test func `without shuffle a play keeps the author's order`() {
    let quiz = PlayOrderTests.pool(shuffle: ShuffleOptions())
    for seed in 0..<100 as Range<UInt64> {
      let order = PlayOrder(quiz: quiz, seed: seed)
      #expect(order.questions == order.questions.sorted())
      #expect(order.questions.allSatisfy { order.answerOrder(of: $0, in: quiz) == [0, 1, 2, 3] })
    }
  }

  @Test func `shuffling questions doesn't affect the draw or the answers, and vice versa`() {
    for seed in 0..<50 as Range<UInt64> {
      let plain = PlayOrder(quiz: PlayOrderTests.pool(shuffle: ShuffleOptions()), seed: seed)
      let questions = PlayOrder(quiz: PlayOrderTests.pool(shuffle: ShuffleOptions(questions: true)), seed: seed)
      let answers = PlayOrder(quiz: PlayOrderTests.pool(shuffle: ShuffleOptions(answers: true)), seed: seed)
      #expect(questions.questions.sorted() == plain.questions)
      #expect(answers.questions == plain.questions)
    }
  }

  @Test func `shuffle applies to all answers but those of a slider`() {
    let quiz = PlayOrderTests.pool(draw: nil, quotas: [])
    let orders = (0..<100).map { PlayOrder(quiz: quiz, seed: UInt64($0)) }
    #expect(orders.allSatisfy { $0.answerOrder(of: 8, in: quiz) == [0, 1, 2, 3] })
    for question in [0, 5, 11, 12] {
      #expect(orders.contains { $0.answerOrder(of: question, in: quiz) != [0, 1, 2, 3] })
      #expect(orders.allSatisfy { $0.answerOrder(of: question, in: quiz).sorted() == [0, 1, 2, 3] })
    }
    #expect(orders[0].answerOrder(of: 13, in: quiz) == [])
  }

  @Test func `without a draw a play asks every question`() {
    let quiz = PlayOrderTests.pool(
      draw: nil, quotas: [.init(tag: "home", count: 1)], shuffle: ShuffleOptions(), ties: .first)
    #expect(PlayOrder(quiz: quiz, seed: 3).questions == Array(0..<12))
    #expect(quiz.strata.map(\.count) == [12])
  }

  @Test(arguments: [3, 4])
  func `every order of the questions is equally likely`(count: Int) {
    let questions = (0..<count).map { _ in Question.each(of: 2) }
    let quiz = Quiz.sample(outcomes: 2, questions, shuffle: ShuffleOptions(questions: true))
    let orders = counts((0..<6000).map { PlayOrder(quiz: quiz, seed: UInt64($0)).questions })
    #expect(orders.count == (1...count).reduce(1, *))
    #expect(ChiSquare(Array(orders.values)).fits)
  }

  @Test(arguments: [3, 4])
  func `every order of the answers is equally likely for every question`(count: Int) {
    let questions = (0..<3).map { _ in Question.each(of: count) }
    let quiz = Quiz.sample(outcomes: count, questions, shuffle: ShuffleOptions(answers: true))
    for question in quiz.questions.indices {
      let orders = counts(
        (0..<5000).map { PlayOrder(quiz: quiz, seed: UInt64($0)).answerOrder(of: question, in: quiz) })
      #expect(orders.count == (1...count).reduce(1, *))
      #expect(ChiSquare(Array(orders.values)).fits)
    }
  }

  @Test func `the orders of two questions' answers are independent`() {
    let quiz = Quiz.sample(outcomes: 3, [.each(of: 3), .each(of: 3)], shuffle: ShuffleOptions(answers: true))
    let pairs = counts(
      (0..<6000).map { seed in
        let order = PlayOrder(quiz: quiz, seed: UInt64(seed))
        return [order.answerOrder(of: 0, in: quiz), order.answerOrder(of: 1, in: quiz)]
      })
    #expect(pairs.count == 36)
    #expect(ChiSquare(Array(pairs.values)).fits)
  }

  @Test(arguments: [(5, 1), (5, 2), (6, 3), (7, 6)])
  func `every selection of questions is equally likely`(pool: Int, draw: Int) {
    let quiz = Quiz.sample(outcomes: 2, (0..<pool).map { _ in .each(of: 2) }, draw: draw)
    let draws = counts((0..<5000).map { PlayOrder(quiz: quiz, seed: UInt64($0)).questions })
    let choices = (0..<draw).reduce(1) { $0 * (pool - $1) / ($1 + 1) }
    #expect(draws.count == choices)
    #expect(ChiSquare(Array(draws.values)).fits)
  }

  @Test func `the selections of two quotas are independent`() {
    let questions = (0..<6).map { Question.each(of: 2, tag: $0 < 3 ? "a" : nil) }
    let quiz = Quiz.sample(outcomes: 2, questions, draw: 3, quotas: [.init(tag: "a", count: 2)])
    let draws = counts((0..<5000).map { PlayOrder(quiz: quiz, seed: UInt64($0)).questions })
    #expect(draws.count == 9)
    #expect(ChiSquare(Array(draws.values)).fits)
  }
}
