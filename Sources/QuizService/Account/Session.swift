internal import Crypto
package import QuizEngine

/// Identifies a session.
package struct SessionTokenDigest: Hashable, Sendable {
  /// SHA-256 of the token in the browser's cookie, 32 bytes.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The digest of a token. Only the digest is stored.
  package init(token: Token128) {
    bytes = Array(SHA256.hash(data: Array("session".utf8) + token.bytes))
  }

  /// Identifies the session in its owner's forms. It can't be used to sign in, and doesn't reveal the token or its
  /// digest.
  package var handle: Token128 {
    let hash = Array(SHA256.hash(data: Array("session handle".utf8) + bytes))
    return Token128(bytes: hash.prefix(16)) ?? Token128(high: 0, low: 0)
  }
}

/// A browser that is signed in, or plays as a guest.
package struct Session: Hashable, Sendable {
  /// A session ends when it wasn't used for this long.
  package static let idleTimeout = TimeSpan.hours(24 * 90)
  /// A session ends this long after it started, however much it is used.
  package static let absoluteTimeout = TimeSpan.hours(24 * 180)
  /// How long copies of the form that opened a guest's session get the same session.
  package static let repetitionTimeout = TimeSpan.seconds(60)

  package let tokenDigest: SessionTokenDigest
  package let accountID: AccountID
  package let startedAt: Timestamp
  /// When it was used last, to the hour; `startedAt` until it is first used.
  package let lastUsedAt: Timestamp
  package let browserDescription: BrowserDescription

  package init(
    tokenDigest: SessionTokenDigest, accountID: AccountID, startedAt: Timestamp, lastUsedAt: Timestamp,
    browserDescription: BrowserDescription = .unknown
  ) {
    self.tokenDigest = tokenDigest
    self.accountID = accountID
    self.startedAt = startedAt
    self.lastUsedAt = lastUsedAt
    self.browserDescription = browserDescription
  }

  /// Whether the session is still valid.
  ///
  /// - Parameter now: earlier than the session itself if a clock was set back; that ends nothing.
  package func isOpen(at now: Timestamp) -> Bool {
    now - lastUsedAt < Self.idleTimeout && now - startedAt < Self.absoluteTimeout
  }

  /// Whether a use of the session is to be stored: the first one, and then one an hour.
  func isUseDue(at now: Timestamp) -> Bool { lastUsedAt == startedAt || now - lastUsedAt >= .hours(1) }

  /// Whether a copy of the form that opened a guest's session gets the session, too. A form's key is no secret:
  /// after the guest's browser has sent its cookie, or has had time to, another browser that sends the key gets
  /// nothing.
  package func isRepeatable(at now: Timestamp) -> Bool {
    lastUsedAt == startedAt && now - startedAt <= Self.repetitionTimeout
  }
}
