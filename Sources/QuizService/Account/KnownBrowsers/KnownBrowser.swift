package import QuizEngine

/// A browser that has signed in to an account before.
package struct KnownBrowser: Hashable, Sendable {
  /// A browser that hasn't signed in for this long is no longer known.
  package static let idleTimeout = TimeSpan.hours(24 * 365)
  /// The most browsers that are stored for an account: those that signed in last.
  package static let maxCount = 32

  package let tokenDigest: KnownBrowserDigest
  /// When the browser signed in first.
  package let createdAt: Timestamp
  /// When it signed in last.
  package let lastSignInAt: Timestamp

  package init(tokenDigest: KnownBrowserDigest, createdAt: Timestamp, lastSignInAt: Timestamp) {
    self.tokenDigest = tokenDigest
    self.createdAt = createdAt
    self.lastSignInAt = lastSignInAt
  }
}
