package import QuizEngine

/// What a store keeps of the attempts under one key.
package struct AttemptHistory: Hashable, Sendable {
  /// Attempts that count now.
  package let count: Int
  /// When the latest one was made.
  package let latestAt: Timestamp
  /// When the attempts are forgotten.
  package let expiresAt: Timestamp

  package init(count: Int, latestAt: Timestamp, expiresAt: Timestamp) {
    self.count = count
    self.latestAt = latestAt
    self.expiresAt = expiresAt
  }
}
