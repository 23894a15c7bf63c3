internal import QuizDatabase
internal import QuizService
public import StoreStatus

extension SQLStore {
  /// Reads at most one row, to test the connection.
  public func ping() async throws(StoreError) {
    _ = try await read(.eventual) { db in try db.first(HealthQuery.ping, []) { try $0[0] as Int } }
  }

  /// Inserts a row and deletes it in one transaction, so that nothing is left. Both databases write such a row to disk;
  /// an update that changes nothing isn't written.
  public func probeWriting() async throws(StoreError) {
    try await write { db in
      try db.run(HealthQuery.insertProbe, [])
      try db.run(HealthQuery.deleteProbe, [])
    }
  }
}
