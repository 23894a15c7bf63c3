internal import QuizDatabase
public import QuizEngine
public import QuizService
public import StoreStatus

extension SQLStore {
  /// Stores a new play. Beginning the same play again changes nothing.
  public func begin(_ play: PlayRecord, invitedBy invitation: Token128?) async throws(StoreError) {
    let (revisionCache, plays, counters) = (caches.revisions, caches.plays, caches.eventCounters)
    _ = try await write { db in
      let saved = try PlayRows(db: db, cache: revisionCache).add(play)
      if let invitation { try ComparisonRows(db: db, cache: revisionCache).accept(invitation, for: play.id) }
      return saved
    } onCommit: { saved in
      plays.insert(saved.record, for: saved.record.id, weight: saved.record.weight)
      if saved.isNew { counters.increment(.playBegun) }
    }
  }

  public func play(_ id: PlayID) async throws(StoreError) -> PlayRecord? {
    if let play = caches.plays[id] { return play }
    return try await readPlays { try $0.find(id)?.record }
  }

  public func openPlay(of quiz: QuizID, by player: AnonymousPlayerID) async throws(StoreError) -> PlayRecord? {
    let latest = try await readPlays { try $0.latest(of: quiz, by: player)?.record }
    return latest?.finished == nil ? latest : nil
  }

  public func latestPlays(
    of quizzes: Set<QuizID>, by player: AnonymousPlayerID
  ) async throws(StoreError) -> [QuizID: PlayRecord] {
    try await readPlays { try $0.latest(of: quizzes, by: player) }
  }

  public func latestFinishedPlay(
    of quiz: QuizID, by player: AnonymousPlayerID
  ) async throws(StoreError) -> PlayRecord? {
    try await readPlays { try $0.latestFinished(of: quiz, by: player) }
  }

  public func record(_ answer: GivenAnswer) async throws(PlayStoreError) -> PlayRecord {
    let (revisionCache, plays, counters) = (caches.revisions, caches.plays, caches.eventCounters)
    let result: Result<PlayRows.SavedPlay, PlayStoreError>
    do {
      result = try await write { db in
        try PlayRows(db: db, cache: revisionCache).record(answer)
      } onCommit: {
        guard case .success(let saved) = $0 else { return }
        plays.insert(saved.record, for: saved.record.id, weight: saved.record.weight)
        if saved.isNew, saved.record.finished != nil { counters.increment(.playFinished) }
      }
    } catch { throw .store(error) }
    return try result.get().record
  }

  public func deletePlays(of player: AnonymousPlayerID) async throws(StoreError) {
    let (revisionCache, plays) = (caches.revisions, caches.plays)
    _ = try await write { db in
      try PlayRows(db: db, cache: revisionCache).deleteAll(player)
    } onCommit: {
      for play in $0 { plays.remove(play) }
    }
  }

  public func publishedDistribution(of quiz: QuizID) async throws(StoreError) -> OutcomeDistribution {
    try await readPlays(.eventual) { try $0.distribution(of: quiz, by: .publishedDistribution) }
  }

  public func distribution(of quiz: QuizID) async throws(StoreError) -> OutcomeDistribution {
    try await readPlays(.eventual) { try $0.distribution(of: quiz, by: .distribution) }
  }

  private func readPlays<Value: Sendable>(
    _ need: ReadConsistency = .strong, _ work: @escaping @Sendable (PlayRows) throws -> Value
  ) async throws(StoreError) -> Value {
    try await read(need) { [revisionCache = caches.revisions] db in try work(PlayRows(db: db, cache: revisionCache)) }
  }
}
