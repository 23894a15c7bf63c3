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
  ) async throws(AccountError) -> [CountedAttempt] {
    let perHour = kind == .signUps ? gameSettings.signUpsPerHour : gameSettings.failedSignInsPerHour
    guard let network, perHour > 0 else { return [] }
    let secret: ServerSecret
    do { secret = try await secretSource.secret() } catch { throw .store(error) }
    var attempts = [CountedAttempt(.network(network, kind: kind, secret: secret), AttemptRateLimit(perHour: perHour))]
    if let supernet = network.supernet {
      let factor = ClientNetwork.supernetFactor
      attempts.append(
        CountedAttempt(.network(supernet, kind: kind, secret: secret), AttemptRateLimit(perHour: perHour * factor)))
    }
    return attempts
  }

  /// Counts an attempt if `checked` have room for one more as well.
  ///
  /// - Throws: `.rateLimited` or `.store`.
  func record(
    _ attempts: [CountedAttempt], checking checked: [CountedAttempt] = []
  ) async throws(AccountError) {
    guard !attempts.isEmpty || !checked.isEmpty else { return }
    let now = dependencies.now()
    try await store.writeCommittingFailures(.once) { db in
      let retryAt = try AttemptRows(db: db).record(attempts, checking: checked, at: now)
      return retryAt.map { .failure(.rateLimited(until: $0)) } ?? .success(())
    }
  }

  /// Counts a failed attempt in buckets that were only checked before.
  func recordFailures(_ attempts: [CountedAttempt]) async throws(AccountError) {
    guard !attempts.isEmpty else { return }
    let now = dependencies.now()
    try await store.write(.once) { db in try AttemptRows(db: db).recordFailures(attempts, at: now) }
  }

  /// Takes attempts back. An error is ignored: the caller reports a more important one.
  func refund(_ attempts: [CountedAttempt]) async {
    guard !attempts.isEmpty else { return }
    let now = dependencies.now()
    try? await store.write(.once) { db in try AttemptRows(db: db).refund(attempts, at: now) }
  }
}

extension CountedAttempt {
  init(_ bucket: AttemptBucket, _ limit: ExponentialBackoff) {
    self.init(bucket: bucket.bytes, policy: .backoff(limit))
  }
  init(_ bucket: AttemptBucket, _ limit: AttemptRateLimit) {
    self.init(bucket: bucket.bytes, policy: .rateLimit(limit))
  }
}
