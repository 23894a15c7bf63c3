internal import QuizDatabase
internal import QuizEngine

// The reads and writes of plays. Each write is one transaction.
extension PlayService {
  /// Stores a new play. Earlier ones of the same browser stay. Beginning the same play again changes nothing.
  ///
  /// - Parameter invitation: the invitation to compare that it was begun from; nil for none. One that was withdrawn or
  ///   never existed counts as none.
  package func add(_ play: PlayRecord, invitedBy invitation: Token128?) async throws(PlayServiceError) {
    try await store.write(.idempotent) { [store] db in
      let revisions = store.caches.revisions
      let saved = try PlayRows(db: db, cache: revisions).add(play)
      if saved.isNew { try FinishedPlayCount(record: saved.record).run(in: db) }
      if let invitation { try ComparisonRows(db: db, cache: revisions).accept(invitation, for: play.id) }
      db.afterCommit { store.cacheCommitted(saved, counting: .playBegun) }
    }
  }

  /// A play as it was last stored; nil if there is none of that id.
  func play(_ id: PlayID) async throws(PlayServiceError) -> PlayRecord? {
    if let play = store.caches.plays[id] { return play }
    return try await readPlays { rows in try rows.find(id)?.record }
  }

  func readPlays<Value: Sendable>(
    _ mode: ReadMode = .strong, _ work: @escaping @Sendable (PlayRows<ReadConnection>) throws -> Value
  ) async throws(PlayServiceError) -> Value {
    try await store.read(mode) { [revisions = store.caches.revisions] db in try work(PlayRows(db: db, cache: revisions))
    }
  }

  func readComparisons<Value: Sendable>(
    _ work: @escaping @Sendable (ComparisonRows<ReadConnection>) throws -> Value
  ) async throws(PlayServiceError) -> Value {
    try await store.read(.strong) { [revisions = store.caches.revisions] db in
      try work(ComparisonRows(db: db, cache: revisions))
    }
  }

  /// Gives or changes one answer by ``PlayRecord/record(_:)``. The answer that finishes the play counts it in the
  /// quiz's distribution, exactly once.
  ///
  /// - Returns: the play with the answer.
  package func record(_ answer: GivenAnswer) async throws(PlayServiceError) -> PlayRecord {
    try await store.write(.idempotent) { [store] db in
      let rows = PlayRows(db: db, cache: store.caches.revisions)
      let remembered = store.caches.plays[answer.playID]
      let saved =
        try remembered.flatMap { try rows.record(answer, toRemembered: $0) } ?? rows.record(answer)
      if saved.isNew { try FinishedPlayCount(record: saved.record).run(in: db) }
      db.afterCommit { store.cacheCommitted(saved, counting: saved.record.finishedAt == nil ? nil : .playFinished) }
      return saved.record
    }
  }
}

extension StoreHandle<PlayServiceError> {
  /// Caches and counts a play that was committed.
  ///
  /// - Parameter event: what to count if the play is new or changed; nil for nothing.
  fileprivate func cacheCommitted(_ saved: SavedPlay, counting event: EventCounters.Event?) {
    caches.plays.insert(saved.record, for: saved.record.id, weight: saved.record.weight)
    if saved.isNew, let event { eventCounters.increment(event) }
  }
}
