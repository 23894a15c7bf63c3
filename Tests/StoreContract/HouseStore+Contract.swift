public import QuizEngine
public import QuizService
public import StoreStatus

extension HouseStore {
  /// Deletes an account with all its drafts.
  func delete(_ account: AccountID) async throws(StoreError) {
    try await delete(account, handingOver: [:], at: Timestamp(milliseconds: 0))
  }

  /// Counts an attempt in one bucket with a backoff.
  public func recordAttempt(
    _ bucket: [UInt8], within limit: ExponentialBackoff, at now: Timestamp
  ) async throws(StoreError) -> Timestamp? {
    try await recordAttempt([CountedAttempt(bucket: bucket, policy: .backoff(limit))], checking: [], at: now)
  }
}
