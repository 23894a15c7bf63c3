internal import QuizDatabase
internal import StoreStatus
internal import Synchronization

/// Gives the house's secret, which is made once and never changes.
final class SecretSource: Sendable {
  private let store: HouseStore
  private let dependencies: Dependencies
  private let cached = Mutex<ServerSecret?>(nil)

  init(store: HouseStore, dependencies: Dependencies) { (self.store, self.dependencies) = (store, dependencies) }

  func secret() async throws(StoreError) -> ServerSecret {
    if let secret = cached.withLock(\.self) { return secret }
    let secret = ServerSecret(try await store.serverSecret(proposing: Token128(using: dependencies)))
    cached.withLock { $0 = secret }
    return secret
  }
}
