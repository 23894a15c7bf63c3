internal import Crypto
public import QuizEngine

/// What a browser that is signed in is known by: the SHA-256 of the token in its cookie, 32 bytes.
public struct SessionKey: Hashable, Sendable {
  public let digest: [UInt8]

  public init(digest: [UInt8]) { self.digest = digest }

  /// Only this digest of the token is ever kept.
  public init(token: Key128) {
    digest = Array(SHA256.hash(data: Array("session".utf8) + token.bytes))
  }
}

/// A browser that is signed in, or plays as a guest.
public struct Session: Hashable, Sendable {
  /// A session that wasn't used for so long is over.
  public static let rest = Span.hours(24 * 90)

  public let key: SessionKey
  public let account: AccountID
  public let begun: Timestamp
  /// When it was used last, to the hour.
  public let used: Timestamp

  public init(key: SessionKey, account: AccountID, begun: Timestamp, used: Timestamp) {
    self.key = key
    self.account = account
    self.begun = begun
    self.used = used
  }
}
