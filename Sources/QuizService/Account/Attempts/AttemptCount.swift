package import QuizEngine

/// How many attempts were made under one key, as stores keep it.
package struct AttemptCount: Hashable, Sendable {
  /// Attempts that count now.
  package let count: Int
  /// When the latest one was made.
  package let latestAt: Timestamp
  /// From when on the attempts no longer matter. For a ``LeakyBucket`` it is the state itself: when it is empty.
  package let expiresAt: Timestamp

  package init(count: Int, latestAt: Timestamp, expiresAt: Timestamp) {
    self.count = count
    self.latestAt = latestAt
    self.expiresAt = expiresAt
  }
}
