package import QuizEngine

/// A browser that is signed in, or plays as a guest.
package struct Session: Hashable, Sendable {
  /// A session ends when it wasn't used for this long.
  package static let idleTimeout = TimeSpan.hours(24 * 90)
  /// A session ends this long after it started, however much it is used.
  package static let absoluteTimeout = TimeSpan.hours(24 * 180)
  /// How long copies of the form that started a guest's session get the same session.
  package static let repetitionTimeout = TimeSpan.seconds(60)

  package let tokenDigest: SessionTokenDigest
  package let accountID: AccountID
  package let startedAt: Timestamp
  /// When it was used last, to the hour; nil until it is first used.
  package let lastUsedAt: Timestamp?
  package let browserDescription: BrowserDescription

  package init(
    tokenDigest: SessionTokenDigest, accountID: AccountID, startedAt: Timestamp, lastUsedAt: Timestamp?,
    browserDescription: BrowserDescription = .unknown
  ) {
    self.tokenDigest = tokenDigest
    self.accountID = accountID
    self.startedAt = startedAt
    self.lastUsedAt = lastUsedAt
    self.browserDescription = browserDescription
  }

  /// When it was used last, to the hour, or else started.
  package var lastActiveAt: Timestamp { lastUsedAt ?? startedAt }

  /// Whether the session is still valid.
  ///
  /// - Parameter now: earlier than the session itself if a clock was set back; that ends nothing.
  package func isActive(at now: Timestamp) -> Bool {
    now - lastActiveAt < Self.idleTimeout && now - startedAt < Self.absoluteTimeout
  }

  /// Whether a use of the session is to be stored: the first one, and then one an hour.
  func isUseDue(at now: Timestamp) -> Bool { lastUsedAt.map { now - $0 >= .hours(1) } ?? true }

  /// Whether a copy of the form that started a guest's session gets the session, too. A form's key is no secret:
  /// after the guest's browser has sent its cookie, or has had time to, another browser that sends the key gets
  /// nothing.
  package func isRepeatable(at now: Timestamp) -> Bool {
    lastUsedAt == nil && now - startedAt <= Self.repetitionTimeout
  }
}
