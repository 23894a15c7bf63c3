package import StoreStatus

/// Checks whether the store works.
package struct HealthService: Sendable {
  let store: HouseStore

  /// Whether the store answers.
  ///
  /// - Parameter health: if it reports failed writes, a probe is written too, so that it learns when writes work again.
  package func isStoreResponding(_ health: StoreHealth) async -> Bool {
    do {
      try await store.ping()
      if health.needsProbe() { try? await store.probeWriting() }
      return true
    } catch { return false }
  }
}
