import QuizEngine

extension LocalizedText {
  static let sample = LocalizedText("…", Language("en"))
}

extension Quiz {
  /// A quiz that has only the values that the engine reads.
  static func sample(
    outcomes: Int, _ questions: [Question], draw: Int? = nil, quotas: [QuestionSelection.Quota] = [],
    shuffle: ShuffleOptions = ShuffleOptions(), ties: TieRule = .random
  ) -> Quiz {
    Quiz(
      id: QuizID("sample"), languages: [Language("en")], title: .sample, description: .sample,
      outcomes: (0..<outcomes).map { Outcome(id: OutcomeID("o\($0)"), name: .sample, description: .sample) },
      questions: questions, selection: QuestionSelection(draw: draw, quotas: quotas), shuffle: shuffle, ties: ties)
  }
}

extension Question {
  /// - Parameter points: by answer, the points of each outcome.
  static func sample(_ kind: Kind, tag: String? = nil, _ points: [[Int]]) -> Question {
    Question(
      id: QuestionID("q"), text: .sample, kind: kind, tag: tag,
      answers: points.map { points in
        let outcomePoints = points.indices.filter { points[$0] > 0 }
          .map { OutcomePoints(outcome: $0, points: points[$0]) }
        return Answer(text: .sample, outcomePoints: outcomePoints)
      })
  }

  static func single(tag: String? = nil, _ points: [[Int]]) -> Question { sample(.single(.press), tag: tag, points) }

  static func multiple(tag: String? = nil, _ points: [[Int]]) -> Question { sample(.multiple, tag: tag, points) }

  static func ranged(bands: SliderBands = .rounded, tag: String? = nil, _ points: [[Int]]) -> Question {
    sample(.ranged(bands), tag: tag, points)
  }

  /// A single-choice question with one answer for each outcome.
  static func each(of outcomes: Int, tag: String? = nil) -> Question {
    single(tag: tag, [[Int]].each(of: outcomes))
  }
}

extension [[Int]] {
  /// One answer for each outcome, with one point each.
  static func each(of outcomes: Int) -> [[Int]] {
    (0..<outcomes).map { answer in (0..<outcomes).map { $0 == answer ? 1 : 0 } }
  }
}
