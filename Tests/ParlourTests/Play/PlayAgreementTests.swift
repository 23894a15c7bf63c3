import QuizEngine
import QuizPages
import Testing

@testable import parlour

/// The terminal and the web give the same result.
@Suite struct PlayAgreementTests {
  /// The animals quiz with another draw, order and tie rule for each seed.
  private func quiz(_ seed: UInt64) throws -> Quiz {
    var quiz = try PlaySamples.animals()
    let last = quiz.questions.removeLast()
    quiz.ties = [.random, .first, .question(last)][Int(seed % 3)]
    quiz.shuffle = ShuffleOptions(questions: seed % 2 == 0, answers: seed % 5 != 0)
    quiz.selection.draw = seed % 7 == 0 ? nil : 1 + Int(seed % 7)
    return quiz
  }

  @Test func `keys, typed answers and Play give the same result for 500 seeds`() throws {
    let animals = try (0..<42).map { try quiz(UInt64($0)) }
    var decisions: Set<PlayResult.Decision> = []
    for seed in UInt64(0)..<500 {
      let quiz = animals[Int(seed % 42)]
      var web = Play(quiz: quiz, seed: seed)
      var typed = Play(quiz: quiz, seed: seed)
      var screen = PlaySamples.screen(quiz, seed: seed)
      var dice = SeededGenerator(seed: seed, stream: .simulation)
      screen.press(.enter)
      while let position = web.next, let notation = web.answerSyntax(at: position) {
        let response = notation.random(&dice)
        try web.answer(response, at: position)
        screen.press(notation.keys(for: response))
        if position > 0, dice.next(upperBound: 3) == 0, !screen.play.isFinished { screen.press([.back, .back, .next]) }
        try typed.answer(try notation.parse(notation.typed(response)), at: position)
      }
      let result = try #require(web.result)
      #expect(screen.stage == .result)
      #expect(screen.play.result == result && screen.play == web && typed == web)
      decisions.insert(result.decision)
    }
    #expect(decisions.isSuperset(of: [.score, .order, .chance, .tieBreaker]))
  }

  @Test func `a play on the screen has the same order as a play with that seed`() throws {
    for seed in UInt64(0)..<20 {
      let quiz = try quiz(seed)
      #expect(PlaySamples.screen(quiz, seed: seed).play.order == PlayOrder(quiz: quiz, seed: seed))
    }
  }
}

extension AnswerSyntax {
  /// A response that keys can enter, so a slider's value is a multiple of a twentieth.
  fileprivate func random(_ dice: inout SeededGenerator) -> QuestionResponse {
    switch question.kind {
    case .single: .single(dice.next(upperBound: question.answers.count))
    case .multiple: .multiple(question.answers.indices.filter { _ in dice.next(upperBound: 2) == 0 })
    case .ranged: .ranged(50 * dice.next(upperBound: 21))
    }
  }

  /// The keys that enter the response on unused controls.
  fileprivate func keys(for response: QuestionResponse) -> [KeyPress] {
    switch response {
    case .single(let answer):
      let way = order.prefix { $0 != answer }.map { _ in KeyPress.down }
      return [.home] + way + (question.kind == .single(.submit) ? [.space, .enter] : [.enter])
    case .multiple(let on):
      return order.flatMap { on.contains($0) ? [KeyPress.space, .down] : [.down] } + [.enter]
    case .ranged(let thousandths):
      return [.home] + [KeyPress](repeating: .right, count: thousandths / 50) + [.enter]
    }
  }

  /// The response as typed; an empty line for none.
  fileprivate func typed(_ response: QuestionResponse) -> String { response == .multiple([]) ? "" : format(response) }
}
