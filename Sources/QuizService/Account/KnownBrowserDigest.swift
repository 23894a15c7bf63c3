internal import Crypto

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
