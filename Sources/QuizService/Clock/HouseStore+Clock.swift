internal import QuizDatabase
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// The time of the database's clock; nil for SQLite, which uses this server's clock.
  package func time() async throws(StoreError) -> Timestamp? {
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

  /// The latest instant that any server recorded; nil before the first.
  package func latestInstant() async throws(StoreError) -> LatestInstant? {
    try await read { db in try ServerClockRows(db: db).find() }
  }

  /// Records an instant if it is later than the stored one, unless that was reset since the caller read it.
  ///
  /// - Parameter resets: how many resets the caller knows of.
  /// - Returns: what is stored now.
  package func recordLatestInstant(_ instant: Timestamp, knownResets resets: Int) async throws(StoreError)
    -> LatestInstant
  {
    try await write { db in try ServerClockRows(db: db).note(instant, knowing: resets) }
  }
}
