/// What a player chose at one question. Answers are named by their declared index, whatever order they were shown in.
public enum QuestionResponse: Hashable, Sendable {
  case single(Int)
  /// The switches that are on, ascending, each once; none is a response too.
  case multiple([Int])
  /// The slider's value in whole thousandths, 0 to 1000.
  case ranged(Int)
}

extension Question {
  /// Whether the response is one that this question can be given.
  public func accepts(_ response: QuestionResponse) -> Bool {
    switch (kind, response) {
    case (.single, .single(let answer)):
      answers.indices.contains(answer)
    case (.multiple, .multiple(let on)):
      on.allSatisfy(answers.indices.contains) && zip(on, on.dropFirst()).allSatisfy { $0 < $1 }
    case (.ranged, .ranged(let thousandths)):
      (0...SliderBands.maxValue).contains(thousandths)
    default:
      false
    }
  }

  /// The declared indices of the answers that a response chooses.
  ///
  /// - Parameter response: one that the question accepts.
  public func chosen(by response: QuestionResponse) -> [Int] {
    switch (kind, response) {
    case (_, .single(let answer)): [answer]
    case (_, .multiple(let on)): on
    case (.ranged(let bands), .ranged(let thousandths)): [bands.answer(at: thousandths, of: answers.count)]
    default: []
    }
  }
}
