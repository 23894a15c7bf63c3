import Crypto

extension PlayerKey {
  /// The player whose browser holds a token. Only this digest of it is ever kept.
  public init(token: Key128) { self.init(digest: Array(SHA256.hash(data: token.bytes))) }
}
