import Crypto

extension PlayOwner {
  /// The browser that has a token. Only this digest of the token is stored.
  package init(token: Token128) { self.init(digesting: token.bytes) }

  /// The browser of a play in a frame on another site. Frames have no cookies, so the play belongs to everybody who
  /// knows its id. No browser's token gives the same.
  package init(bearerOf playID: PlayID) {
    self.init(digesting: Array("Parlour bearer".utf8) + playID.token.bytes)
  }

  private init(digesting bytes: [UInt8]) { self.init(bytes: SHA256.hash(data: bytes).withUnsafeBytes { Array($0) }) }
}
