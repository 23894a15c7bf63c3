import QuizEngine
import QuizSQLite
import QuizService

/// Plays one quiz repeatedly and reports every stored answer as `KEY POSITION ANSWER`.
struct PlayLoad {
  let store: Store
  let tasks: Int
  /// How many plays each task begins.
  let count: Int

  func run() async throws {
    let revision = try await LibraryService(store: store).publish(.driven, pictures: [], at: .early)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<tasks {
        group.addTask {
          for round in 0..<count { try await play(revision, answering: task + round) }
        }
      }
      try await group.waitForAll()
    }
  }

  private func play(_ revision: Revision, answering choice: Int) async throws {
    let record = PlayRecord.driven(revision)
    let plays = Services(library: LibraryService(store: store), store: store, dependencies: .early).plays
    try await plays.add(record, invitedBy: nil)
    for position in record.play.order.questions.indices {
      let answer = (choice + position) % 3
      _ = try await plays.record(.driven(record, .single(answer), at: position))
      report("\(record.id.token.text) \(position) \(answer)")
    }
  }
}

extension Quiz {
  /// A quiz of seven single-choice questions with three answers each.
  static var driven: Quiz {
    let english = Language("en")
    let outcomes = ["a", "b", "c"]
    let answers = outcomes.indices.map { index in
      Answer(text: LocalizedText("Answer \(index)", english), outcomePoints: [OutcomePoints(outcome: index)])
    }
    return Quiz(
      id: QuizID("driven"), languages: [english], title: LocalizedText("Driven", english),
      description: LocalizedText("Played by a program.", english),
      outcomes: outcomes.map {
        Outcome(id: OutcomeID($0), name: LocalizedText($0, english), description: LocalizedText($0, english))
      },
      questions: (1...7).map { number in
        Question(
          id: QuestionID("q\(number)"), text: LocalizedText("Question \(number)?", english), kind: .single(.press),
          answers: answers)
      })
  }
}

extension PlayRecord {
  static func driven(_ revision: Revision) -> PlayRecord {
    PlayRecord(
      id: PlayID(Token128(high: .random(in: .min ... .max), low: .random(in: .min ... .max))),
      owner: PlayOwner(bytes: (0..<32).map { _ in .random(in: .min ... .max) }), revisionID: revision.id,
      startedAt: .early,
      play: Play(quiz: revision.quiz, seed: .random(in: .min ... .max)))
  }
}

extension GivenAnswer {
  static func driven(_ record: PlayRecord, _ response: QuestionResponse, at position: Int) -> GivenAnswer {
    GivenAnswer(playID: record.id, owner: record.owner, position: position, response: response, givenAt: .early)
  }
}

extension Timestamp {
  static var early: Timestamp { Timestamp(milliseconds: 1_795_000_000_000) }
}
