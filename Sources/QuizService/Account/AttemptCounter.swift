internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Counts attempts to sign in and to make accounts, and says when there are too many.
struct AttemptCounter: Sendable {
  let store: StoreHandle<AccountError>
  let secretSource: SecretSource
  let gameSettings: GameSettings
  let dependencies: Dependencies

  /// The counters of an attempt from a network; none for the server itself, or if the operator sets no limit.
  func networkAttempts(
    of kind: NetworkAttemptKind, from network: ClientNetwork?
  ) async throws(AccountError) -> [AttemptLimit] {
    let perHour = kind == .signUps ? gameSettings.signUpsPerHour : gameSettings.failedSignInsPerHour
    guard let network, perHour > 0 else { return [] }
    let secret: ServerSecret
    do { secret = try await secretSource.secret() } catch { throw .store(error) }
    var attempts = [AttemptLimit(.network(network, kind: kind, secret: secret), AttemptRateLimit(perHour: perHour))]
    if let supernet = network.supernet {
      let factor = ClientNetwork.supernetFactor
      attempts.append(
        AttemptLimit(.network(supernet, kind: kind, secret: secret), AttemptRateLimit(perHour: perHour * factor)))
    }
    return attempts
  }

  /// Counts an attempt if `checked` have room for one more as well.
  ///
  /// - Throws: `.rateLimited` or `.store`.
  func record(
    _ attempts: [AttemptLimit], checking checked: [AttemptLimit] = []
  ) async throws(AccountError) {
    guard !attempts.isEmpty || !checked.isEmpty else { return }
    let now = dependencies.now()
    try await store.writeCommittingFailures(.once) { db in
      let retryAt = try AttemptRows(db: db).record(attempts, checking: checked, at: now)
      return retryAt.map { .failure(.rateLimited(until: $0)) } ?? .success(())
    }
  }

  /// Counts a failed attempt in buckets that were only checked before.
  func recordFailures(_ attempts: [AttemptLimit]) async throws(AccountError) {
    guard !attempts.isEmpty else { return }
    let now = dependencies.now()
    try await store.write(.once) { db in try AttemptRows(db: db).recordFailures(attempts, at: now) }
  }

  /// Takes attempts back. An error is ignored: the caller reports a more important one.
  func refund(_ attempts: [AttemptLimit]) async {
    guard !attempts.isEmpty else { return }
    let now = dependencies.now()
    try? await store.write(.once) { db in try AttemptRows(db: db).refund(attempts, at: now) }
  }
}

extension AttemptLimit {
  init(_ key: AttemptKey, _ limit: ExponentialBackoff) {
    self.init(key: key.bytes, policy: .backoff(limit))
  }
  init(_ key: AttemptKey, _ limit: AttemptRateLimit) {
    self.init(key: key.bytes, policy: .rateLimit(limit))
  }
}
