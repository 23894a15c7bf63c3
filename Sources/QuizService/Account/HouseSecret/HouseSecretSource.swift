internal import QuizDatabase
internal import StoreStatus
internal import Synchronization

/// Gives the house's secret, which is made once and never changes.
final class HouseSecretSource: Sendable {
  private let store: StoreHandle<StoreError>
  private let dependencies: Dependencies
  private let cached = Mutex<HouseSecret?>(nil)

  init(store: Store, dependencies: Dependencies) {
    self.store = StoreHandle(store)
    self.dependencies = dependencies
  }

  func secret() async throws(StoreError) -> HouseSecret {
    if let secret = cached.withLock(\.self) { return secret }
    let token = if let stored = try await storedToken() { stored } else { try await makeToken() }
    let secret = HouseSecret(token)
    cached.withLock { $0 = secret }
    return secret
  }

  private func storedToken() async throws(StoreError) -> Token128? {
    try await store.read(.strong) { db in try HouseSecretRow(db: db).find() }
  }

  /// If another server is faster, its token is the secret.
  private func makeToken() async throws(StoreError) -> Token128 {
    let proposed = Token128(using: dependencies)
    return try await store.write(.idempotent) { db in try HouseSecretRow(db: db).insertIfAbsent(proposed) }
  }
}
