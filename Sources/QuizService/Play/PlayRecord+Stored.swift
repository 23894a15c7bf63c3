internal import QuizEngine

extension PlayRecord {
  /// The value of the column `outcome_id`: nil while the play is open, empty if it is undecided.
  var storedOutcome: String? {
    guard finishedAt != nil, let result = play.result else { return nil }
    return result.outcome.map { play.quiz.outcomes[$0].id.name } ?? ""
  }

  /// About how much memory the record takes, in units of about 64 bytes: a fixed part, and one unit for each question.
  var weight: Int { 16 + play.responses.count }

  /// Whether both are the same play, regardless of the answers given since it began.
  func isSamePlay(as other: PlayRecord) -> Bool {
    id == other.id && owner == other.owner && revisionID == other.revisionID
      && play.seed == other.play.seed
  }
}

extension Play {
  /// Restores a play from its stored responses; nil if they aren't valid for the quiz's questions.
  init?(quiz: Quiz, seed: UInt64, stored responses: [QuestionResponse?]) {
    self.init(quiz: quiz, seed: seed, responses: responses)
    guard responses.count <= order.questions.count else { return nil }
    for (index, response) in zip(order.questions, responses) {
      guard let response else { continue }
      guard let question = quiz.question(index), question.accepts(response) else { return nil }
    }
  }
}
