public import QuizEngine
public import QuizService

extension SQLiteStore {
  /// Beginning the same play again changes nothing.
  public func begin(_ play: PlayRecord) async throws(StoreError) {
    let shelf = shelf
    try await commits.write { db in try PlayRows(db: db, shelf: shelf).add(play) }
  }

  public func play(_ id: PlayID) async throws(StoreError) -> PlayRecord? {
    try await read { db in try PlayRows(db: db, shelf: shelf).find(id)?.record }
  }

  public func openPlay(of quiz: QuizID, by player: PlayerKey) async throws(StoreError) -> PlayRecord? {
    let latest = try await read { db in try PlayRows(db: db, shelf: shelf).latest(of: quiz, by: player)?.record }
    return latest?.finished == nil ? latest : nil
  }

  public func record(_ answer: GivenAnswer) async throws(RecordError) -> PlayRecord {
    let shelf = shelf
    let result: Result<PlayRecord, RecordError>
    do {
      result = try await commits.write { db in try PlayRows(db: db, shelf: shelf).record(answer) }
    } catch { throw .store(error) }
    return try result.get()
  }

  public func distribution(of quiz: QuizID) async throws(StoreError) -> Distribution {
    try await read { db in try PlayRows(db: db, shelf: shelf).distribution(of: quiz) }
  }
}
