internal import QuizDatabase
package import QuizEngine
package import StoreStatus

/// Keeps the house's idea of the time: it compares this machine's clock with the database's, and remembers the
/// latest instant that any server has seen.
package struct ClockService: Sendable {
  let store: StoreHandle<StoreError>
  let latestInstantRecorder: LatestInstantRecorder
  let dependencies: Dependencies

  /// Compares this machine's clock with the database's. Does nothing if the store has no clock.
  package func synchronize(_ clock: DatabaseClock) async throws(StoreError) {
    try await clock.synchronize { () throws(StoreError) in
      try await store.read(.eventual) { db in try LatestInstantRows(db: db).databaseTime() }
    }
  }

  /// Records the present time, so that a clock that is set back later is noticed.
  ///
  /// - Returns: how far the time is behind the latest that was recorded; zero unless the clock was set back. If the
  ///   store can't be reached, it counts what this server has seen.
  package func recordTime() async -> TimeSpan {
    let now = dependencies.now()
    await latestInstantRecorder.recordIfPossible(now)
    return latestInstantRecorder.lag(at: now)
  }
}
