internal import QuizEngine
import QuizService

/// A store with helpers for the cases.
struct StoreFixture: Sendable {
  let provider: any StoreProvider
  let store: Store

  static let noon = Timestamp(milliseconds: 1_795_000_000_123)

  static func moment(_ milliseconds: Int64) -> Timestamp {
    Timestamp(milliseconds: noon.milliseconds + milliseconds)
  }

  func publish(_ quiz: Quiz, pictures: [PictureFile] = []) async throws -> Revision {
    try await store.publish(quiz, pictures: pictures, at: Self.noon)
  }

  func begin(
    _ revision: Revision, by browser: PlayOwner = .random(), seed: UInt64 = 7, at begun: Timestamp = noon
  ) async throws -> PlayRecord {
    let play = Play(quiz: revision.quiz, seed: seed)
    let record = PlayRecord(
      id: PlayID(.random()), owner: browser, revisionID: revision.id, startedAt: begun, play: play)
    try await store.begin(record)
    return record
  }

  @discardableResult
  func answer(
    _ play: PlayRecord, _ response: QuestionResponse, at position: Int, by browser: PlayOwner? = nil,
    at time: Timestamp = noon
  ) async throws -> PlayRecord {
    try await store.record(
      GivenAnswer(playID: play.id, owner: browser ?? play.owner, position: position, response: response, givenAt: time))
  }

  /// Answers every question with the same choice.
  @discardableResult
  func finish(_ play: PlayRecord, choosing answer: Int, at time: Timestamp = noon) async throws -> PlayRecord {
    var last = play
    for position in play.play.order.questions.indices {
      guard let question = play.play.question(at: position) else { continue }
      last = try await self.answer(play, .choosing(answer, of: question), at: position, at: time)
    }
    return last
  }

  /// Closes the store and opens it again.
  func reopening(_ body: (StoreFixture) async throws -> Void) async throws {
    await store.close()
    let again = try await provider.open()
    do {
      try await body(StoreFixture(provider: provider, store: again))
    } catch {
      await again.close()
      throw error
    }
    await again.close()
  }
}

extension Token128 {
  static func random() -> Token128 { Token128(high: .random(in: .min ... .max), low: .random(in: .min ... .max)) }
}

extension PlayOwner {
  static func random() -> PlayOwner {
    PlayOwner(bytes: (0..<32).map { _ in .random(in: .min ... .max) })
  }
}

extension QuestionResponse {
  /// The response that chooses one answer, or none if the index is out of range.
  static func choosing(_ answer: Int, of question: Question) -> QuestionResponse {
    switch question.kind {
    case .single: .single(answer)
    case .multiple: .multiple(question.answers.indices.contains(answer) ? [answer] : [])
    case .ranged: .ranged(SliderBands.maxValue * answer / (question.answers.count - 1))
    }
  }
}
