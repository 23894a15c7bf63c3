internal import Crypto
package import QuizEngine

/// Identifies a link to a draft's preview: the SHA-256 of the token in the link, 32 bytes.
package struct PreviewTokenDigest: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The digest of a token. Only the digest is stored.
  package init(token: Token128) { bytes = Array(SHA256.hash(data: Array("preview".utf8) + token.bytes)) }

  /// Identifies the link in its author's forms. It doesn't open the preview.
  package var handle: Token128 {
    let hash = Array(SHA256.hash(data: Array("preview handle".utf8) + bytes))
    return Token128(bytes: hash.prefix(16)) ?? Token128(high: 0, low: 0)
  }
}

/// A link to a draft's preview. Everybody who knows it can play the draft.
package struct DraftPreview: Hashable, Sendable {
  /// The most links of a draft.
  package static let maxCount = 20

  package let tokenDigest: PreviewTokenDigest
  package let createdAt: Timestamp

  package init(tokenDigest: PreviewTokenDigest, createdAt: Timestamp) {
    self.tokenDigest = tokenDigest
    self.createdAt = createdAt
  }
}
