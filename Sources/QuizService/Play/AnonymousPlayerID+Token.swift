import Crypto

extension AnonymousPlayerID {
  /// The player whose browser holds a token. Only this digest of it is ever kept.
  public init(token: Token128) { self.init(digest: Array(SHA256.hash(data: token.bytes))) }

  /// The player of a play that belongs to whoever knows its id, as in a frame on another site, where there are no
  /// cookies. No token of a browser makes the same player.
  public init(bearerOf play: PlayID) {
    self.init(digest: Array(SHA256.hash(data: Array("Parlour bearer".utf8) + play.token.bytes)))
  }
}
