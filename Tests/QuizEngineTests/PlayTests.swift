import QuizEngine
import Testing

struct PlayTests {
  let quiz = Quiz.sample(
    outcomes: 2, [.each(of: 2), .multiple([[1, 0], [0, 1], [1, 1]]), .ranged([[1, 0], [0, 0], [0, 1]])])

  @Test func `a new play has no answers and starts at its first question`() {
    let play = Play(quiz: quiz, seed: 7)
    #expect(play.next == 0)
    #expect(play.responses == [nil, nil, nil])
    #expect(!play.isFinished)
    #expect(play.result == nil)
    #expect(play.isReachable(0))
    #expect(!play.isReachable(1))
    #expect(!play.isReachable(-1))
  }

  @Test func `answers lead to the next question and can be changed until the last one`() throws {
    var play = Play(quiz: quiz, seed: 7)
    try play.answer(.single(0), at: 0)
    try play.answer(.multiple([0, 2]), at: 1)
    #expect(play.next == 2)
    try play.answer(.single(1), at: 0)
    #expect(play.next == 2)
    #expect(play.responses == [.single(1), .multiple([0, 2]), nil])
    #expect((0...2).allSatisfy(play.isReachable))
    try play.answer(.ranged(1000), at: 2)
    #expect(play.isFinished)
    #expect(play.result?.tally.points == [2, 3])
    #expect(play.result?.outcome == 1)
    #expect(!play.isReachable(0))
  }

  @Test func `a finished play accepts the same answer again but no other`() throws {
    var play = Play(quiz: quiz, seed: 7, responses: [.single(1), .multiple([]), .ranged(500)])
    let before = play
    try play.answer(.multiple([]), at: 1)
    #expect(throws: PlayError.finished) { try play.answer(.multiple([0]), at: 1) }
    #expect(throws: PlayError.finished) { try play.answer(.single(9), at: 0) }
    #expect(throws: PlayError.notAsked) { try play.answer(.single(0), at: 3) }
    #expect(play == before)
  }

  @Test func `a question can't be answered before the earlier ones`() {
    var play = Play(quiz: quiz, seed: 7)
    #expect(throws: PlayError.notReached) { try play.answer(.multiple([]), at: 1) }
    #expect(throws: PlayError.notAsked) { try play.answer(.single(0), at: -1) }
    #expect(play == Play(quiz: quiz, seed: 7))
  }

  @Test(
    arguments: [
      (0, .single(-1)), (0, .single(2)), (0, .multiple([0])), (0, .ranged(0)),
      (1, .multiple([3])), (1, .multiple([-1])), (1, .multiple([1, 0])), (1, .multiple([1, 1])), (1, .single(0)),
      (2, .ranged(-1)), (2, .ranged(1001)), (2, .single(0)), (2, .multiple([])),
    ] as [(Int, QuestionResponse)])
  func `an invalid response is refused and changes nothing`(
    position: Int, response: QuestionResponse
  ) {
    let given: [QuestionResponse] = [.single(0), .multiple([1])]
    var play = Play(quiz: quiz, seed: 7, responses: Array(given.prefix(position)))
    let before = play
    #expect(throws: PlayError.notAnAnswer) { try play.answer(response, at: position) }
    #expect(play == before)
  }

  @Test func `a restored play continues where it was`() throws {
    var play = Play(quiz: quiz, seed: 7)
    try play.answer(.single(1), at: 0)
    let resumed = Play(quiz: quiz, seed: 7, responses: play.responses)
    #expect(resumed == play)
    #expect(resumed.next == 1)
  }

  @Test func `a play asks the questions of its order`() {
    let quiz = Quiz.sample(
      outcomes: 2, (0..<9).map { .single([[1 + $0, 0], [0, 1]]) }, draw: 4, shuffle: ShuffleOptions(questions: true),
      ties: .question(.multiple([[1, 0], [0, 1]])))
    let play = Play(quiz: quiz, seed: 12)
    #expect(quiz.questionsPerPlay == 5)
    #expect((0..<4).map { play.question(at: $0) } == play.order.questions.prefix(4).map { quiz.questions[$0] })
    #expect(play.question(at: 4) == quiz.tieBreaker)
    #expect(play.question(at: 5) == nil)
    #expect(play.question(at: -1) == nil)
  }
}
