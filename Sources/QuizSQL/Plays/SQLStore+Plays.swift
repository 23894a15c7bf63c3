public import QuizEngine
public import QuizService

extension SQLStore {
  /// Beginning the same play again changes nothing.
  public func begin(_ play: PlayRecord) async throws(StoreError) {
    let (shelf, plays, deeds) = (memory.revisions, memory.plays, memory.deeds)
    _ = try await write { db in
      try PlayRows(db: db, shelf: shelf).add(play)
    } committed: { kept in
      plays.put(kept.record, for: kept.record.id, weight: kept.record.weight)
      if kept.isNew { deeds.count(.playBegun) }
    }
  }

  public func play(_ id: PlayID) async throws(StoreError) -> PlayRecord? {
    if let play = memory.plays[id] { return play }
    return try await readPlays { try $0.find(id)?.record }
  }

  public func openPlay(of quiz: QuizID, by player: PlayerKey) async throws(StoreError) -> PlayRecord? {
    let latest = try await readPlays { try $0.latest(of: quiz, by: player)?.record }
    return latest?.finished == nil ? latest : nil
  }

  public func record(_ answer: GivenAnswer) async throws(RecordError) -> PlayRecord {
    let (shelf, plays, deeds) = (memory.revisions, memory.plays, memory.deeds)
    let result: Result<PlayRows.Kept, RecordError>
    do {
      result = try await write { db in
        try PlayRows(db: db, shelf: shelf).record(answer)
      } committed: {
        guard case .success(let kept) = $0 else { return }
        plays.put(kept.record, for: kept.record.id, weight: kept.record.weight)
        if kept.isNew, kept.record.finished != nil { deeds.count(.playFinished) }
      }
    } catch { throw .store(error) }
    return try result.get().record
  }

  public func forget(_ player: PlayerKey) async throws(StoreError) {
    let (shelf, plays) = (memory.revisions, memory.plays)
    _ = try await write { db in
      try PlayRows(db: db, shelf: shelf).forget(player)
    } committed: {
      for play in $0 { plays.remove(play) }
    }
  }

  public func toldDistribution(of quiz: QuizID) async throws(StoreError) -> Distribution {
    try await readPlays(.lately) { try $0.distribution(of: quiz, by: .toldDistribution) }
  }

  public func distribution(of quiz: QuizID) async throws(StoreError) -> Distribution {
    try await readPlays(.lately) { try $0.distribution(of: quiz, by: .distribution) }
  }

  private func readPlays<Value: Sendable>(
    _ need: Freshness = .now, _ work: @escaping @Sendable (PlayRows) throws -> Value
  ) async throws(StoreError) -> Value {
    try await read(need) { [shelf = memory.revisions] db in try work(PlayRows(db: db, shelf: shelf)) }
  }
}
