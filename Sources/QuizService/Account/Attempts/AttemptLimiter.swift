internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Limits attempts at passwords and recovery codes, and the making of accounts.
///
/// A limit counts in one of two ways. Some count an attempt as soon as it is admitted; its caller takes it back, or
/// clears the count, if it was harmless. Others count it once it has failed.
///
/// Each function that counts is one transaction. ``AttemptCounter`` does the same in a transaction of its caller.
struct AttemptLimiter: Sendable {
  let store: StoreHandle<AccountError>
  let secretSource: HouseSecretSource
  let gameSettings: GameSettings
  let dependencies: Dependencies

  /// The limits of an attempt from a network; none for the server itself, or if the operator sets no limit.
  func limits(
    of kind: NetworkAttemptKind, from network: ClientNetwork?
  ) async throws(AccountError) -> [AttemptLimit] {
    let perHour =
      switch kind {
      case .signUps: gameSettings.signUpsPerHour
      case .failedSignIns, .failedRecoveries: gameSettings.failedSignInsPerHour
      }
    guard let network, perHour > 0 else { return [] }
    let secret = try await mapError(AccountError.store, secretSource.secret)
    func limit(_ network: ClientNetwork, perHour: Int) -> AttemptLimit {
      AttemptLimit(
        key: .network(network, kind: kind, secret: secret), policy: .leakyBucket(LeakyBucket(perHour: perHour)))
    }
    let ofSupernet = network.supernet.map { limit($0, perHour: perHour * ClientNetwork.supernetFactor) }
    return [limit(network, perHour: perHour)] + [ofSupernet].compactMap(\.self)
  }

  /// Admits an attempt if all its limits allow one more, and counts it.
  ///
  /// - Parameters:
  ///   - attemptLimits: limits that count the attempt now, so that attempts at the same time are limited too.
  ///   - failureLimits: limits that count it once it has failed; see ``countFailure(under:)``.
  /// - Throws: `.rateLimited` or `.store`.
  func admit(
    under attemptLimits: [AttemptLimit] = [], checking failureLimits: [AttemptLimit] = []
  ) async throws(AccountError) {
    // Without a limit there is nothing to write.
    guard !(attemptLimits.isEmpty && failureLimits.isEmpty) else { return }
    let now = dependencies.now()
    try await store.writeCommittingFailures(.once) { db in
      try AttemptCounter(db: db, now: now).admit(under: attemptLimits, checking: failureLimits)
    }
  }

  /// Counts an attempt that was admitted and failed, under limits that count failures.
  func countFailure(under limits: [AttemptLimit]) async throws(AccountError) {
    guard !limits.isEmpty else { return }
    let now = dependencies.now()
    try await store.write(.once) { db in try AttemptCounter(db: db, now: now).countFailure(under: limits) }
  }

  /// Forgets the attempts under a limit.
  func clear(_ limit: AttemptLimit) async throws(AccountError) {
    try await store.write(.once) { db in try AttemptRows(db: db).delete(limit.key) }
  }

  /// Takes an attempt back, under limits that counted it when it was admitted. An error is ignored: the caller reports
  /// a more important one.
  func takeBack(under limits: [AttemptLimit]) async {
    guard !limits.isEmpty else { return }
    let now = dependencies.now()
    try? await store.write(.once) { db in try AttemptCounter(db: db, now: now).takeBack(under: limits) }
  }
}
