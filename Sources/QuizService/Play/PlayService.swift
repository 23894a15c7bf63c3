internal import QuizDatabase
package import QuizEngine
internal import StoreStatus

/// Plays of quizzes.
package struct PlayService: Sendable {
  let store: StoreHandle<PlayServiceError>
  let library: LibraryService
  let dependencies: Dependencies
}

extension PlayService {
  /// The revision of a quiz that is on offer.
  package func offeredRevision(_ quizID: QuizID) throws(PlayServiceError) -> Revision {
    guard let revision = library[quizID] else { throw library.isUnpublished(quizID) ? .unpublished : .noSuchQuiz }
    return revision
  }

  /// Starts a play of the revision on offer. The browser's earlier plays stay.
  ///
  /// - Parameters:
  ///   - owner: nil for a play that belongs to everybody who knows its id; see ``PlayOwner/init(bearerOf:)``.
  ///   - invitation: a friend's invitation to compare; an invalid one counts as none.
  package func begin(
    _ quizID: QuizID, by owner: PlayOwner?, invitedBy invitation: Token128? = nil
  ) async throws(PlayServiceError) -> PlayRecord {
    let revision = try offeredRevision(quizID)
    let id = PlayID(Token128(using: dependencies))
    let record = PlayRecord(
      id: id, owner: owner ?? PlayOwner(bearerOf: id), revisionID: revision.id,
      startedAt: dependencies.now(), play: Play(quiz: revision.quiz, seed: dependencies.randomBits()))
    try await add(record, invitedBy: invitation)
    return record
  }

  /// The play that a browser can continue; nil if the latest one is finished or there is none.
  package func openPlay(of quizID: QuizID, by owner: PlayOwner) async throws(PlayServiceError) -> PlayRecord? {
    let latest = try await readPlays { rows in try rows.latest(of: quizID, by: owner)?.record }
    return latest?.finishedAt == nil ? latest : nil
  }

  /// The browser's latest play of each of these quizzes, whether it is open or finished.
  package func latestPlays(
    of quizzes: Set<QuizID>, by owner: PlayOwner
  ) async throws(PlayServiceError) -> [QuizID: PlayRecord] {
    try await readPlays { rows in try rows.latest(of: quizzes, by: owner) }
  }

  /// The browser's latest finished play of a quiz, by which the result can be found again.
  package func latestFinishedPlay(
    of quizID: QuizID, by owner: PlayOwner
  ) async throws(PlayServiceError) -> PlayRecord? {
    try await readPlays { rows in try rows.latestFinished(of: quizID, by: owner) }
  }

  /// A browser's own play.
  package func play(_ id: PlayID, of owner: PlayOwner?) async throws(PlayServiceError) -> PlayRecord {
    guard let found = try await play(id) else { throw .noSuchPlay }
    guard found.owner == owner else { throw .notOwner }
    return found
  }

  /// The quiz of anybody's play; nil if there is no such play. It reveals nothing about the player, and only people
  /// who have a play's address know its ID.
  package func quiz(of id: PlayID) async throws(PlayServiceError) -> QuizID? {
    try await play(id)?.play.quiz.id
  }

  /// The revision that a play uses.
  package func revision(of record: PlayRecord) async throws(PlayServiceError) -> Revision {
    let found: Revision?
    do { found = try await library.revision(record.revisionID, of: record.play.quiz.id) } catch { throw .store(error) }
    guard let found else { throw .store(.damaged(detail: "revision \(record.revisionID.number) is missing")) }
    return found
  }

  /// How many players got each of the quiz's outcomes; nil before there are enough of them.
  package func publishedDistribution(of quiz: Quiz) async throws(PlayServiceError) -> OutcomeDistribution? {
    let distribution = try await store.read(.eventual) { db in try DistributionRows(db: db).published(of: quiz.id) }
    return distribution.published(for: quiz.outcomes)
  }

  /// Gives or changes one answer. When this returns, the answer is on disk.
  ///
  /// - Parameter position: the question's index in the play, from 0.
  package func answer(
    _ response: QuestionResponse, at position: Int, of playID: PlayID, by owner: PlayOwner
  ) async throws(PlayServiceError) -> PlayRecord {
    let answer = GivenAnswer(
      playID: playID, owner: owner, position: position, response: response, givenAt: dependencies.now())
    return try await record(answer)
  }
}
