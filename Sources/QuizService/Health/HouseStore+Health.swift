internal import QuizDatabase
package import StoreStatus

extension HouseStore {
  /// Reads at most one row, to test the connection. Returns if the store answers.
  package func ping() async throws(StoreError) {
    _ = try await read(.eventual) { db in try db.first(HealthQuery.ping, []) { try $0[0] as Int } }
  }

  /// Inserts a row and deletes it in one transaction, so that nothing is left. Both databases write such a row to disk;
  /// an update that changes nothing isn't written. Returns if a write succeeds now.
  package func probeWriting() async throws(StoreError) {
    try await write { db in
      try db.run(HealthQuery.insertProbe, [])
      try db.run(HealthQuery.deleteProbe, [])
    }
  }
}
