import QuizEngine
import Testing

struct TallyTests {
  @Test func `each chosen answer gives its points to every outcome`() throws {
    let quiz = Quiz.sample(
      outcomes: 3,
      [
        .single([[5, 0, 2], [0, 0, 0]]),
        .multiple([[1, 0, 0], [0, 100, 0], [1, 1, 1]]),
        .ranged([[0, 0, 7], [3, 0, 0], [0, 4, 0]]),
      ])
    var play = Play(quiz: quiz, seed: 1)
    #expect(play.tally.points == [0, 0, 0])
    try play.answer(.single(0), at: 0)
    #expect(play.tally.points == [5, 0, 2])
    try play.answer(.multiple([1, 2]), at: 1)
    #expect(play.tally.points == [6, 101, 3])
    try play.answer(.multiple([]), at: 1)
    #expect(play.tally.points == [5, 0, 2])
    try play.answer(.ranged(500), at: 2)
    #expect(play.tally.points == [8, 0, 2])
    #expect(play.tally.total == 10)
  }

  @Test(arguments: [
    ([0, 0, 0], []),
    ([1, 0, 0], [0]),
    ([0, 3, 3], [1, 2]),
    ([2, 2, 2], [0, 1, 2]),
    ([100, 99, 100], [0, 2]),
  ])
  func `the leaders are the outcomes with the highest score`(points: [Int], leaders: [Int]) {
    var tally = Tally(outcomes: points.count)
    tally.add(points.indices.map { OutcomePoints(outcome: $0, points: points[$0]) })
    #expect(tally.leaders == leaders)
  }

  @Test func `the tie-break question doesn't count in the tally`() throws {
    let quiz = Quiz.sample(outcomes: 2, [.each(of: 2)], ties: .question(.single([[0, 50], [50, 0]])))
    var play = Play(quiz: quiz, seed: 1)
    try play.answer(.single(0), at: 0)
    try play.answer(.single(0), at: 1)
    #expect(play.tally.points == [1, 0])
    #expect(play.result?.outcome == 0)
    #expect(play.result?.decision == .score)
  }
}
