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

  /// Names the session to its owner in forms. It opens nothing, and nobody can get the token or its digest from it.
  public var handle: Key128 {
    let hash = Array(SHA256.hash(data: Array("session handle".utf8) + digest))
    return Key128(bytes: hash.prefix(16)) ?? Key128(high: 0, low: 0)
  }
}

/// A browser that is signed in, or plays as a guest.
public struct Session: Hashable, Sendable {
  /// A session that wasn't used for so long is over.
  public static let rest = Span.hours(24 * 90)
  /// A session that began so long ago is over, however much it is used.
  public static let longest = Span.hours(24 * 180)

  public let key: SessionKey
  public let account: AccountID
  public let begun: Timestamp
  /// When it was used last, to the hour.
  public let used: Timestamp
  public let device: DeviceDescription

  public init(
    key: SessionKey, account: AccountID, begun: Timestamp, used: Timestamp, device: DeviceDescription = .unknown
  ) {
    self.key = key
    self.account = account
    self.begun = begun
    self.used = used
    self.device = device
  }

  /// Whether it still signs its browser in.
  ///
  /// - Parameter now: earlier than the session itself where a clock was set back; that ends nothing.
  public func isOpen(at now: Timestamp) -> Bool { now - used < Self.rest && now - begun < Self.longest }
}
