internal import QuizEngine
internal import StoreStatus

/// Gives the house's secret, which the store makes once and keeps.
struct SecretSource: Sendable {
  let store: HouseStore
  let dependencies: Dependencies

  func secret() async throws(StoreError) -> ServerSecret {
    ServerSecret(try await store.serverSecret(proposing: Token128(using: dependencies)))
  }
}
