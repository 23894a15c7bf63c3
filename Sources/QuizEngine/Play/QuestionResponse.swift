/// A player's answer to one question. Answers are identified by their declared index, not by the order in which they
/// were shown.
public enum QuestionResponse: Hashable, Sendable {
  /// One answer.
  case single(Int)
  /// The switches that are on, ascending and without duplicates. An empty array is a response too.
  case multiple([Int])
  /// The slider's value in thousandths, 0 to 1000.
  case ranged(Int)
}

extension Question {
  /// Whether the response is possible for this question.
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
  /// - Parameter response: a response that the question accepts.
  public func chosen(by response: QuestionResponse) -> [Int] {
    switch (kind, response) {
    case (_, .single(let answer)): [answer]
    case (_, .multiple(let on)): on
    case (.ranged(let bands), .ranged(let thousandths)): [bands.answer(at: thousandths, of: answers.count)]
    default: []
    }
  }
}
