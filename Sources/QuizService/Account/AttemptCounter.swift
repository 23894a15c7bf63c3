internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Counts attempts to sign in and to make accounts, and refuses those that are too many.
struct AttemptCounter: Sendable {
  let store: StoreHandle<AccountError>
  let secretSource: HouseSecretSource
  let gameSettings: GameSettings
  let dependencies: Dependencies

  /// The limits of an attempt from a network; none for the server itself, or if the operator sets no limit.
  func limits(
    of kind: NetworkAttemptKind, from network: ClientNetwork?
  ) async throws(AccountError) -> [AttemptLimit] {
    let perHour = kind == .signUps ? gameSettings.signUpsPerHour : gameSettings.failedSignInsPerHour
    guard let network, perHour > 0 else { return [] }
    let secret: HouseSecret
    do { secret = try await secretSource.secret() } catch { throw .store(error) }
    var limits = [AttemptLimit(.network(network, kind: kind, secret: secret), AttemptRateLimit(perHour: perHour))]
    if let supernet = network.supernet {
      let factor = ClientNetwork.supernetFactor
      limits.append(
        AttemptLimit(.network(supernet, kind: kind, secret: secret), AttemptRateLimit(perHour: perHour * factor)))
    }
    return limits
  }

  /// Admits an attempt, and counts it under the limits of `counted`.
  ///
  /// - Parameter checked: limits that must allow the attempt too, but don't count it.
  /// - Throws: `.rateLimited` or `.store`.
  func admitAttempt(
    counting counted: [AttemptLimit] = [], checking checked: [AttemptLimit] = []
  ) async throws(AccountError) {
    guard !counted.isEmpty || !checked.isEmpty else { return }
    let admission = AttemptAdmission(counted: counted, checked: checked, attemptedAt: dependencies.now())
    try await store.writeCommittingFailures(.once) { db in
      let retryAt = try admission.run(in: db)
      return retryAt.map { .failure(.rateLimited(until: $0)) } ?? .success(())
    }
  }

  /// Counts an attempt that failed under limits that were only checked before.
  func countFailure(under limits: [AttemptLimit]) async throws(AccountError) {
    guard !limits.isEmpty else { return }
    let now = dependencies.now()
    try await store.write(.once) { db in try limits.countFailure(at: now, in: db) }
  }

  /// Takes a counted attempt back. An error is ignored: the caller reports a more important one.
  func takeBackAttempt(under limits: [AttemptLimit]) async {
    guard !limits.isEmpty else { return }
    let now = dependencies.now()
    try? await store.write(.once) { db in try limits.takeBackAttempt(at: now, in: db) }
  }
}
