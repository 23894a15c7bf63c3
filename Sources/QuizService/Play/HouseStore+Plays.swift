internal import QuizDatabase
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// Stores a new play. Earlier ones of the same player stay. Beginning the same play again changes nothing.
  ///
  /// - Parameter invitation: the invitation to compare that it was begun from; nil for none. One that was withdrawn or
  ///   never existed counts as none.
  package func begin(_ play: PlayRecord, invitedBy invitation: Token128? = nil) async throws(StoreError) {
    let (revisionCache, plays, counters) = (caches.revisions, caches.plays, caches.eventCounters)
    try await write { db in
      let saved = try PlayRows(db: db, cache: revisionCache).add(play)
      if let invitation { try ComparisonRows(db: db, cache: revisionCache).accept(invitation, for: play.id) }
      db.afterCommit {
        plays.insert(saved.record, for: saved.record.id, weight: saved.record.weight)
        if saved.isNew { counters.increment(.playBegun) }
      }
    }
  }

  /// A play as it was last stored; nil if there is none of that id.
  package func play(_ id: PlayID) async throws(StoreError) -> PlayRecord? {
    if let play = caches.plays[id] { return play }
    return try await readPlays { try $0.find(id)?.record }
  }

  /// The player's latest play of a quiz, if it is still open.
  package func openPlay(of quiz: QuizID, by player: BrowserID) async throws(StoreError) -> PlayRecord? {
    let latest = try await readPlays { try $0.latest(of: quiz, by: player)?.record }
    return latest?.finished == nil ? latest : nil
  }

  /// The player's latest play of each of these quizzes, whether it is open or finished. Quizzes without a play are left
  /// out.
  package func latestPlays(
    of quizzes: Set<QuizID>, by player: BrowserID
  ) async throws(StoreError) -> [QuizID: PlayRecord] {
    try await readPlays { try $0.latest(of: quizzes, by: player) }
  }

  /// The player's latest finished play of a quiz.
  package func latestFinishedPlay(
    of quiz: QuizID, by player: BrowserID
  ) async throws(StoreError) -> PlayRecord? {
    try await readPlays { try $0.latestFinished(of: quiz, by: player) }
  }

  /// Gives or changes one answer by ``PlayRecord/record(_:)``, in one transaction.
  ///
  /// The answer that finishes the play counts it in the quiz's distribution, exactly once.
  ///
  /// - Returns: the play with the answer.
  package func record(_ answer: GivenAnswer) async throws(PlayStoreError) -> PlayRecord {
    let (revisionCache, plays, counters) = (caches.revisions, caches.plays, caches.eventCounters)
    let result: Result<PlayRows.SavedPlay, PlayStoreError>
    do {
      result = try await write { db in
        let result = try PlayRows(db: db, cache: revisionCache).record(answer)
        if case .success(let saved) = result {
          db.afterCommit {
            plays.insert(saved.record, for: saved.record.id, weight: saved.record.weight)
            if saved.isNew, saved.record.finished != nil { counters.increment(.playFinished) }
          }
        }
        return result
      }
    } catch { throw .store(error) }
    return try result.get().record
  }

  /// The distribution that players see: as it was after the last full batch of ``OutcomeDistribution/publicationBatch``
  /// plays; empty before the first.
  package func publishedDistribution(of quiz: QuizID) async throws(StoreError) -> OutcomeDistribution {
    try await readPlays(.eventual) { try $0.distribution(of: quiz, by: .publishedDistribution) }
  }

  /// How many finished plays of a quiz, over all its revisions, had each outcome.
  ///
  /// - Complexity: constant; every finished play updates the counts.
  package func distribution(of quiz: QuizID) async throws(StoreError) -> OutcomeDistribution {
    try await readPlays(.eventual) { try $0.distribution(of: quiz, by: .distribution) }
  }

  private func readPlays<Value: Sendable>(
    _ need: ReadMode = .strong, _ work: @escaping @Sendable (PlayRows) throws -> Value
  ) async throws(StoreError) -> Value {
    try await read(need) { [revisionCache = caches.revisions] db in try work(PlayRows(db: db, cache: revisionCache)) }
  }
}
