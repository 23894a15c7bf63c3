import QuizDatabase
package import QuizEngine
package import StoreStatus

@testable package import QuizService

// What the services of the clock and of health ask of the store.
extension Store {
  /// Reads at most one row. Returns if the store answers.
  package func ping() async throws(StoreError) {
    _ = try await read(.eventual) { db in try db.first(HealthStatement.ping, []) { try $0[0] as Int } }
  }

  /// The latest instant that any server recorded; nil before the first.
  package func latestInstant() async throws(StoreError) -> LatestInstant? {
    try await read { db in try LatestInstantRows(db: db).find() }
  }

  /// Records an instant if it is later than the stored one, unless that was reset since the caller read it.
  ///
  /// - Parameter resets: how many resets the caller knows of.
  /// - Returns: what is stored now.
  package func recordLatestInstant(
    _ instant: Timestamp, knownResets resets: Int
  ) async throws(StoreError) -> LatestInstant {
    try await write { db in try LatestInstantRows(db: db).note(instant, knowing: resets) }
  }
}
