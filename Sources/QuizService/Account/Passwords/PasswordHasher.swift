internal import Crypto
package import QuizMetrics
internal import StoreStatus

/// Hashes and checks passwords with scrypt, on ``HashingThreadPool``.
package struct PasswordHasher: Sendable {
  let cost: ScryptCost
  let threadPool: HashingThreadPool

  package init(cost: ScryptCost = .standard, threadPool: HashingThreadPool = HashingThreadPool()) {
    self.cost = cost
    self.threadPool = threadPool
  }

  /// - Parameter password: a password that ``TypedPassword/error(for:siteWords:year:)`` accepts.
  func hash(
    _ password: TypedPassword, salt: Token128, for client: HashingClient
  ) async throws(AccountError) -> String {
    try await hash(password, salt: salt.bytes, for: client)
  }

  /// Hashes a right password again at the present cost.
  ///
  /// - Returns: nil if the stored hash is unreadable, or has the present cost.
  func rehash(
    _ password: TypedPassword, storedAs hash: String, for client: HashingClient
  ) async throws(AccountError) -> String? {
    guard let stored = PasswordHash(phc: hash), stored.cost != cost else { return nil }
    return try await self.hash(password, salt: stored.salt, for: client)
  }

  private func hash(
    _ password: TypedPassword, salt: [UInt8], for client: HashingClient
  ) async throws(AccountError) -> String {
    try await run(for: client) { [cost] in try PasswordHash(of: password, salt: salt, cost: cost).phcString }
  }

  /// Whether a password matches a stored hash. If there is no hash, it takes the same time.
  func matches(
    _ password: TypedPassword, _ stored: String?, for client: HashingClient
  ) async throws(AccountError) -> Bool {
    let hash = stored.flatMap { PasswordHash(phc: $0) }
    let decoy = Token128(high: 0, low: 0)
    return try await run(for: client) { [cost] in
      guard let hash else {
        _ = try PasswordHash(of: password, salt: decoy.bytes, cost: cost)
        return false
      }
      return try hash.matches(password)
    }
  }

  private func run<Value: Sendable>(
    for client: HashingClient, _ work: @escaping @Sendable () throws -> Value
  ) async throws(AccountError) -> Value {
    do { return try await threadPool.run(for: client, work) } catch is HashingThreadPool.Busy { throw .busy } catch {
      throw .hashingFailed(detail: "\(error)")
    }
  }
}

extension PasswordHasher: MetricsSource {
  package var metrics: [MetricFamily] { threadPool.metrics }
}
