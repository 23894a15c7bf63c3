internal import QuizDatabase
public import QuizEngine
public import QuizService
public import StoreStatus

extension SQLStore {
  /// The time of the database's clock; nil for SQLite, which uses this server's clock.
  public func time() async throws(StoreError) -> Timestamp? {
    try await read(.eventual) { db in
      guard let clock = db.dialect.currentTimeStatement else { return nil }
      var time: Timestamp?
      try db.rows(clock, []) { row in
        time = Timestamp(milliseconds: try row[0])
        return true
      }
      return time
    }
  }

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
