package import QuizEngine
internal import StoreStatus

/// Plays of quizzes.
package struct PlayService: Sendable {
  let store: HouseStore
  let library: Library
  let dependencies: Dependencies
}

extension PlayService {
  /// The revision of a quiz that is on offer.
  package func offeredRevision(_ quiz: QuizID) throws(PlayServiceError) -> Revision {
    guard let revision = library[quiz] else { throw library.isUnpublished(quiz) ? .unpublished : .noSuchQuiz }
    return revision
  }

  /// Starts a play of the revision on offer. The player's earlier plays stay.
  ///
  /// - Parameters:
  ///   - player: nil for a play that belongs to everybody who knows its id; see ``BrowserID/init(bearerOf:)``.
  ///   - invitation: a friend's invitation to compare; an invalid one counts as none.
  package func begin(
    _ quiz: QuizID, by player: BrowserID?, invitedBy invitation: Token128? = nil
  ) async throws(PlayServiceError) -> PlayRecord {
    let revision = try offeredRevision(quiz)
    let id = PlayID(Token128(using: dependencies))
    let record = PlayRecord(
      id: id, player: player ?? BrowserID(bearerOf: id), revision: revision.id, started: dependencies.now(),
      play: Play(quiz: revision.quiz, seed: dependencies.randomBits()))
    try await mapError(PlayServiceError.store) { () throws(StoreError) in
      try await store.begin(record, invitedBy: invitation)
    }
    return record
  }

  /// The play that a player can continue; nil if the latest one is finished or there is none.
  package func openPlay(of quiz: QuizID, by player: BrowserID) async throws(PlayServiceError) -> PlayRecord? {
    try await mapError(PlayServiceError.store) { () throws(StoreError) in
      try await store.openPlay(of: quiz, by: player)
    }
  }

  /// The player's latest play of each of these quizzes, whether it is open or finished.
  package func latestPlays(
    of quizzes: Set<QuizID>, by player: BrowserID
  ) async throws(PlayServiceError) -> [QuizID: PlayRecord] {
    try await mapError(PlayServiceError.store) { () throws(StoreError) in
      try await store.latestPlays(of: quizzes, by: player)
    }
  }

  /// The player's latest finished play of a quiz, by which the result can be found again.
  package func latestFinishedPlay(
    of quiz: QuizID, by player: BrowserID
  ) async throws(PlayServiceError) -> PlayRecord? {
    try await mapError(PlayServiceError.store) { () throws(StoreError) in
      try await store.latestFinishedPlay(of: quiz, by: player)
    }
  }

  /// A player's own play.
  package func play(_ id: PlayID, of player: BrowserID?) async throws(PlayServiceError) -> PlayRecord {
    let found = try await mapError(PlayServiceError.store) { () throws(StoreError) in try await store.play(id) }
    guard let found else { throw .noSuchPlay }
    guard found.player == player else { throw .notOwner }
    return found
  }

  /// The quiz of any player's play; nil if there is no such play. It reveals nothing about the player, and only people
  /// who have a play's address know its ID.
  package func quiz(of id: PlayID) async throws(PlayServiceError) -> QuizID? {
    try await mapError(PlayServiceError.store) { () throws(StoreError) in try await store.play(id) }?.play.quiz.id
  }

  /// The revision that a play uses.
  package func revision(of record: PlayRecord) async throws(PlayServiceError) -> Revision {
    let found = try await mapError(PlayServiceError.store) { () throws(StoreError) in
      try await library.revision(record.revision, of: record.play.quiz.id)
    }
    guard let found else { throw .store(.damaged(detail: "revision \(record.revision.number) is missing")) }
    return found
  }

  /// How many players got each of the quiz's outcomes; nil before there are enough of them.
  package func publishedDistribution(of quiz: Quiz) async throws(PlayServiceError) -> OutcomeDistribution? {
    try await mapError(PlayServiceError.store) { () throws(StoreError) in
      try await store.publishedDistribution(of: quiz.id).published(for: quiz.outcomes)
    }
  }

  /// Gives or changes one answer. When this returns, the answer is on disk.
  ///
  /// - Parameter position: the question's index in the play, from 0.
  package func answer(
    _ response: QuestionResponse, at position: Int, of play: PlayID, by player: BrowserID
  ) async throws(PlayServiceError) -> PlayRecord {
    let answer = GivenAnswer(
      play: play, player: player, position: position, response: response, givenAt: dependencies.now())
    return try await mapError(PlayServiceError.init) { () throws(PlayStoreError) in try await store.record(answer) }
  }
}
