public import QuizEngine
public import QuizService

extension SQLStore {
  /// Beginning the same play again changes nothing.
  public func begin(_ play: PlayRecord) async throws(StoreError) {
    let (shelf, plays, deeds) = (caches.revisions, caches.plays, caches.eventCounters)
    _ = try await write { db in
      try PlayRows(db: db, cache: shelf).add(play)
    } onCommit: { kept in
      plays.insert(kept.record, for: kept.record.id, weight: kept.record.weight)
      if kept.isNew { deeds.count(.playBegun) }
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

  public func record(_ answer: GivenAnswer) async throws(PlayStoreError) -> PlayRecord {
    let (shelf, plays, deeds) = (caches.revisions, caches.plays, caches.eventCounters)
    let result: Result<PlayRows.SavedPlay, PlayStoreError>
    do {
      result = try await write { db in
        try PlayRows(db: db, cache: shelf).record(answer)
      } onCommit: {
        guard case .success(let kept) = $0 else { return }
        plays.insert(kept.record, for: kept.record.id, weight: kept.record.weight)
        if kept.isNew, kept.record.finished != nil { deeds.count(.playFinished) }
      }
    } catch { throw .store(error) }
    return try result.get().record
  }

  public func deletePlays(of player: AnonymousPlayerID) async throws(StoreError) {
    let (shelf, plays) = (caches.revisions, caches.plays)
    _ = try await write { db in
      try PlayRows(db: db, cache: shelf).deleteAll(player)
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
    try await read(need) { [shelf = caches.revisions] db in try work(PlayRows(db: db, cache: shelf)) }
  }
}
