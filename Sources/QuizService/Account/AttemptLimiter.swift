internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Limits attempts to sign in, to recover an account and to make one.
///
/// An attempt is admitted or refused before it is made; see ``admit(counting:checking:)``. Of limits for all attempts,
/// those that prove harmless are taken back afterwards. Of limits for failed attempts, those that fail are counted
/// afterwards. Each function is one transaction; ``AttemptCounter`` does the same in a transaction of its caller.
struct AttemptLimiter: Sendable {
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
    func limit(_ network: ClientNetwork, perHour: Int) -> AttemptLimit {
      AttemptLimit(
        key: .network(network, kind: kind, secret: secret), policy: .rateLimit(AttemptRateLimit(perHour: perHour)))
    }
    let ofSupernet = network.supernet.map { limit($0, perHour: perHour * ClientNetwork.supernetFactor) }
    return [limit(network, perHour: perHour)] + [ofSupernet].compactMap(\.self)
  }

  /// Admits an attempt if all its limits allow one more, and counts it.
  ///
  /// - Parameters:
  ///   - counted: limits that count the attempt now, so that attempts at the same time are limited too.
  ///   - checked: limits that count it only if it fails; see ``countFailure(under:)``.
  /// - Throws: `.rateLimited` or `.store`.
  func admit(
    counting counted: [AttemptLimit] = [], checking checked: [AttemptLimit] = []
  ) async throws(AccountError) {
    guard !counted.isEmpty || !checked.isEmpty else { return }
    let now = dependencies.now()
    try await store.writeCommittingFailures(.once) { db in
      try AttemptCounter(db: db, now: now).admit(counting: counted, checking: checked)
    }
  }

  /// Counts an attempt that failed, under limits that were only checked before.
  func countFailure(under limits: [AttemptLimit]) async throws(AccountError) {
    guard !limits.isEmpty else { return }
    let now = dependencies.now()
    try await store.write(.once) { db in try AttemptCounter(db: db, now: now).countFailure(under: limits) }
  }

  /// Takes a counted attempt back. An error is ignored: the caller reports a more important one.
  func takeBack(under limits: [AttemptLimit]) async {
    guard !limits.isEmpty else { return }
    let now = dependencies.now()
    try? await store.write(.once) { db in try AttemptCounter(db: db, now: now).takeBack(under: limits) }
  }
}
