internal import Crypto

/// The secret of a session, which the session cookie of its browser has. The store has only its ``digest``.
package struct SessionToken: Hashable, Sendable {
  private let secret: Token128

  package init(_ secret: Token128) { self.secret = secret }

  /// Reads what ``text`` wrote; nil for anything else.
  package init?(text: some StringProtocol) {
    guard let secret = Token128(text: text) else { return nil }
    self.secret = secret
  }

  /// See ``Token128/text``.
  package var text: String { secret.text }
  /// 16 bytes.
  package var bytes: [UInt8] { secret.bytes }
  package var digest: SessionTokenDigest {
    SessionTokenDigest(bytes: Array(SHA256.hash(data: Array("session".utf8) + bytes)))
  }
}

/// Identifies a session: the SHA-256 of its token, 32 bytes.
package struct SessionTokenDigest: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Identifies the session in its owner's forms. It can't be used to sign in, and doesn't reveal the token or its
  /// digest.
  package var handle: Token128 {
    Token128(prefixOf: SHA256.hash(data: Array("session handle".utf8) + bytes))
  }
}
