internal import QuizDatabase
package import StoreStatus

/// Checks whether the store works.
package struct HealthService: Sendable {
  let store: StoreHandle<StoreError>

  /// Whether the store answers.
  ///
  /// - Parameter health: if it reports failed writes, a probe is written too, so that it learns when writes work again.
  package func isStoreResponding(_ health: StoreHealth) async -> Bool {
    do {
      try await store.read(.eventual) { db in _ = try db.first(HealthStatement.ping, []) { try $0[0] as Int } }
      if health.needsProbe() { try? await probeWriting() }
      return true
    } catch { return false }
  }

  /// Inserts a row and deletes it in one transaction, so that nothing is left. Both databases write such a row to disk;
  /// an update that changes nothing isn't written. Returns if a write succeeds now.
  private func probeWriting() async throws(StoreError) {
    try await store.write(.idempotent) { db in
      try db.run(HealthStatement.insertProbe, [])
      try db.run(HealthStatement.deleteProbe, [])
    }
  }
}
