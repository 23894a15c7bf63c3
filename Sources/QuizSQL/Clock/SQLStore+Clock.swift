public import QuizEngine
public import QuizService

extension SQLStore {
  public func latestInstant() async throws(StoreError) -> LatestInstant? {
    try await read { db in try ServerClockRows(db: db).find() }
  }

  public func recordLatestInstant(_ instant: Timestamp, knownResets resets: Int) async throws(StoreError)
    -> LatestInstant
  {
    try await write { db in try ServerClockRows(db: db).note(instant, knowing: resets) }
  }

  public func resetLatestInstant(to now: Timestamp, reason: String) async throws(StoreError) -> LatestInstant {
    try await writeOnce { db in try ServerClockRows(db: db).reset(to: now, reason: reason) }
  }
}
