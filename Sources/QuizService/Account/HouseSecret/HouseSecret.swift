internal import Crypto

/// The secret key of 128 bits that all servers of a house share. Nobody else can guess or make what is derived from it.
struct HouseSecret: Sendable {
  private let key: SymmetricKey

  init(_ key: Token128) { self.key = SymmetricKey(data: key.bytes) }

  /// 32 bytes derived from a purpose and some texts (HMAC with SHA-256).
  func digest(_ purpose: String, _ texts: [String]) -> [UInt8] {
    // Each text has its length in front, so that no two lists of texts give the same message.
    let message = ([purpose] + texts).flatMap { text in Array("\(text.utf8.count):".utf8) + Array(text.utf8) }
    return Array(HMAC<SHA256>.authenticationCode(for: message, using: key))
  }

  /// 128 bits derived from a purpose and some texts.
  func token(_ purpose: String, _ texts: [String]) -> Token128 {
    let bytes = digest(purpose, texts)
    func bits(_ range: Range<Int>) -> UInt64 { bytes[range].reduce(0) { $0 << 8 | UInt64($1) } }
    return Token128(high: bits(0..<8), low: bits(8..<16))
  }
}
