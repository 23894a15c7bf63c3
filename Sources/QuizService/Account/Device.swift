internal import Crypto
public import QuizEngine

/// What a browser that has signed in to an account before is known by: the SHA-256 of a token in its cookie, 32 bytes.
///
/// It lets nobody in. It gives the browser a count of its own for wrong passwords, so that strangers who guess don't keep
/// the owner out (OWASP calls it a device cookie).
public struct DeviceTokenDigest: Hashable, Sendable {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Only this digest of the token is ever kept.
  public init(token: Token128) {
    bytes = Array(SHA256.hash(data: Array("device".utf8) + token.bytes))
  }
}

/// A browser that has signed in to an account before.
public struct Device: Hashable, Sendable {
  /// A browser that hasn't signed in for so long is a stranger's again.
  public static let idleTimeout = TimeSpan.hours(24 * 365)
  /// Of each account the store knows that many, those that signed in last.
  public static let maximumCount = 32

  public let tokenDigest: DeviceTokenDigest
  /// When the browser signed in first.
  public let created: Timestamp
  /// When it signed in last.
  public let lastUsed: Timestamp

  public init(tokenDigest: DeviceTokenDigest, created: Timestamp, lastUsed: Timestamp) {
    self.tokenDigest = tokenDigest
    self.created = created
    self.lastUsed = lastUsed
  }
}
