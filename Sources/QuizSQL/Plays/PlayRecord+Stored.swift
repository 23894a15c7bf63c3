internal import QuizEngine
internal import QuizService

extension PlayRecord {
  /// What stands in the column `outcome`: nil while the play is open, empty where it is undecided.
  var storedOutcome: String? {
    guard finished != nil, let result = play.result else { return nil }
    return result.outcome.map { play.quiz.outcomes[$0].id.name } ?? ""
  }

  /// About how much memory it takes, in units of 64 bytes or so: a fixed part and one for each question.
  var weight: Int { 16 + play.responses.count }

  /// Whether both were begun as one, whatever was answered since.
  func isSamePlay(as other: PlayRecord) -> Bool {
    id == other.id && player == other.player && revision == other.revision && play.seed == other.play.seed
  }
}

extension Play {
  /// Takes up a play with what was stored; nil where its questions can't have been answered so.
  init?(quiz: Quiz, seed: UInt64, stored responses: [QuestionResponse?]) {
    self.init(quiz: quiz, seed: seed, responses: responses)
    guard responses.count <= order.questions.count else { return nil }
    for (index, response) in zip(order.questions, responses) {
      guard let response else { continue }
      guard let question = quiz.question(index), question.accepts(response) else { return nil }
    }
  }
}
