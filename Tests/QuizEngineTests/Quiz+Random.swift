import QuizEngine

extension Quiz {
  /// A small random quiz that may use every option. It is small enough for a brute-force enumeration.
  static func random(seed: UInt64) -> Quiz {
    var generator = SeededGenerator(seed: seed, stream: .simulation)
    let outcomes = 2 + generator.next(upperBound: 3)
    let greatestWeight = [1, 1, 2, 5, 100][generator.next(upperBound: 5)]
    var questions = (0..<1 + generator.next(upperBound: 4)).map { _ in
      Question.random(outcomes: outcomes, greatestWeight: greatestWeight, &generator)
    }
    if generator.next(upperBound: 3) == 0 { questions.append(questions[generator.next(upperBound: questions.count)]) }
    let ties: TieRule =
      switch generator.next(upperBound: 4) {
      case 0: .random
      case 1: .first
      default: .question(.random(outcomes: outcomes, greatestWeight: 2, &generator))
      }
    let selection = QuestionSelection.random(&questions, &generator)
    return .sample(
      outcomes: outcomes, questions, draw: selection.draw, quotas: selection.quotas,
      shuffle: ShuffleOptions(
        questions: generator.next(upperBound: 2) == 0, answers: generator.next(upperBound: 2) == 0),
      ties: ties)
  }
}

extension QuestionSelection {
  /// Makes random quotas, and tags some of the questions for them.
  fileprivate static func random(_ questions: inout [Question], _ generator: inout SeededGenerator) -> QuestionSelection
  {
    switch generator.next(upperBound: 3) {
    case 0:
      return QuestionSelection()
    case 1:
      return QuestionSelection(draw: 1 + generator.next(upperBound: questions.count))
    default:
      for index in questions.indices { questions[index].tag = ["a", "b", nil][generator.next(upperBound: 3)] }
      let quotas = ["a", "b"].compactMap { tag -> Quota? in
        let size = questions.count { $0.tag == tag }
        return size == 0 ? nil : Quota(tag: tag, count: generator.next(upperBound: size + 1))
      }
      let drawn = quotas.reduce(0) { $0 + $1.count }
      let draw = drawn + generator.next(upperBound: questions.count { $0.tag == nil } + 1)
      return draw == 0 ? QuestionSelection(draw: 1) : QuestionSelection(draw: draw, quotas: quotas)
    }
  }
}

extension Question {
  fileprivate static func random(
    outcomes: Int, greatestWeight: Int, _ generator: inout SeededGenerator
  ) -> Question {
    let kind = [Kind.single(.press), .single(.submit), .multiple, .ranged(.rounded), .ranged(.equal)][
      generator.next(upperBound: 5)]
    let isConstant = generator.next(upperBound: 8) == 0
    let constant = generator.next(upperBound: 2)
    let answers = (0..<2 + generator.next(upperBound: kind == .multiple ? 2 : 3)).map { _ in
      if isConstant { return [Int](repeating: constant, count: outcomes) }
      return (0..<outcomes).map { _ in
        generator.next(upperBound: 2) == 0 ? 0 : generator.next(upperBound: greatestWeight + 1)
      }
    }
    return .sample(kind, answers)
  }
}
