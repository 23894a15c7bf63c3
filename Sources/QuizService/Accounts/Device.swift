internal import Crypto
public import QuizEngine

/// What a browser that has signed in to an account before is known by: the SHA-256 of a token in its cookie, 32 bytes.
///
/// It lets nobody in. It gives the browser a count of its own for wrong passwords, so that strangers who guess don't keep
/// the owner out (OWASP calls it a device cookie).
public struct DeviceKey: Hashable, Sendable {
  public let digest: [UInt8]

  public init(digest: [UInt8]) { self.digest = digest }

  /// Only this digest of the token is ever kept.
  public init(token: Key128) {
    digest = Array(SHA256.hash(data: Array("device".utf8) + token.bytes))
  }
}

/// A browser that has signed in to an account before.
public struct Device: Hashable, Sendable {
  /// A browser that hasn't signed in for so long is a stranger's again.
  public static let rest = Span.hours(24 * 365)
  /// Of each account the store knows that many, those that signed in last.
  public static let greatestCount = 32

  public let key: DeviceKey
  /// When the browser signed in first.
  public let created: Timestamp
  /// When it signed in last.
  public let used: Timestamp

  public init(key: DeviceKey, created: Timestamp, used: Timestamp) {
    self.key = key
    self.created = created
    self.used = used
  }
}
