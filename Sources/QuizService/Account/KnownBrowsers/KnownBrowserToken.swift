internal import Crypto

/// The secret by which an account knows a browser that has signed in before. The browser's cookie has it; the store has
/// only its ``digest``.
///
/// It doesn't sign anybody in. It gives the browser its own count of wrong passwords, so that guesses in other browsers
/// don't lock the owner out (OWASP calls it a device cookie).
package struct KnownBrowserToken: Hashable, Sendable {
  private let secret: Token128

  package init(_ secret: Token128) { self.secret = secret }

  /// Reads what ``text`` wrote; nil for anything else.
  package init?(text: some StringProtocol) {
    guard let secret = Token128(text: text) else { return nil }
    self.secret = secret
  }

  /// See ``Token128/text``.
  package var text: String { secret.text }
  package var digest: KnownBrowserDigest {
    // "device" must not change: stored digests are made of it.
    KnownBrowserDigest(bytes: Array(SHA256.hash(data: Array("device".utf8) + secret.bytes)))
  }
}

/// Identifies a known browser of an account: the SHA-256 of its token, 32 bytes.
package struct KnownBrowserDigest: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
}
