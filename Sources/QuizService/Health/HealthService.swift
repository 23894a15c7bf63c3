/// Checks whether the store works.
public struct HealthService: Sendable {
  let playStore: any PlayStore

  /// Whether the store answers.
  ///
  /// - Parameter health: if it says that writes have failed, a probe is written too, so that it learns when they work
  ///   again.
  public func isStoreResponding(_ health: StoreHealth) async -> Bool {
    do {
      try await playStore.ping()
      if health.needsProbe() { try? await playStore.probeWriting() }
      return true
    } catch { return false }
  }
}
