internal import Crypto
public import QuizMetrics

/// Hashes and checks passwords at the present cost, on threads of its own.
public struct PasswordOffice: Sendable {
  let cost: ScryptCost
  let threads: HashingThreads

  public init(cost: ScryptCost = .standard, threads: HashingThreads = HashingThreads()) {
    self.cost = cost
    self.threads = threads
  }

  /// - Parameter password: one without a fault.
  func digest(
    of password: TypedPassword, salt: Key128, for client: HashingClient
  ) async throws(AccountRefusal) -> String {
    try await run(for: client) { [cost] in try PasswordDigest(of: password, salt: salt.bytes, cost: cost).text }
  }

  /// Whether a password is the one that was kept. Takes the same time where nothing was kept.
  func matches(
    _ password: TypedPassword, _ kept: String?, for client: HashingClient = .stranger(nil)
  ) async throws(AccountRefusal) -> Bool {
    let digest = kept.flatMap { PasswordDigest(text: $0) }
    let decoy = Key128(high: 0, low: 0)
    return try await run(for: client) { [cost] in
      guard let digest else {
        _ = try PasswordDigest(of: password, salt: decoy.bytes, cost: cost)
        return false
      }
      return try digest.matches(password)
    }
  }

  /// Whether a kept password should be hashed anew: the cost has changed since.
  func isOutdated(_ kept: String) -> Bool { PasswordDigest(text: kept)?.cost != cost }

  private func run<Value: Sendable>(
    for client: HashingClient, _ work: @escaping @Sendable () throws -> Value
  ) async throws(AccountRefusal) -> Value {
    do { return try await threads.run(for: client, work) } catch is HashingThreads.Busy { throw .busy } catch {
      throw .store(.unavailable(detail: "a password couldn't be hashed: \(error)"))
    }
  }
}

extension PasswordOffice: Measured {
  public var metrics: [MetricFamily] { threads.metrics }
}
