internal import Crypto
package import QuizEngine

/// Identifies a browser that has signed in to an account before: the SHA-256 of a token in its cookie, 32 bytes.
///
/// It doesn't sign anybody in. It gives the browser its own count of wrong passwords, so that strangers' guesses don't
/// lock the owner out (OWASP calls it a device cookie).
package struct KnownBrowserDigest: Hashable, Sendable {
  /// SHA-256 of the token in the browser's cookie, 32 bytes.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The digest of a token. Only the digest is stored.
  package init(token: Token128) {
    bytes = Array(SHA256.hash(data: Array("device".utf8) + token.bytes))
  }
}

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
