internal import Crypto

/// 128 bits that the house keeps to itself: what follows from them can't be guessed or made by anybody else.
struct ServerSecret: Sendable {
  private let key: SymmetricKey

  init(_ key: Token128) { self.key = SymmetricKey(data: key.bytes) }

  /// 32 bytes that follow from a purpose and some texts (HMAC with SHA-256).
  func digest(_ purpose: String, _ texts: [String]) -> [UInt8] {
    // Lengths before the texts: no two lists of texts look the same.
    let message = ([purpose] + texts).flatMap { text in Array("\(text.utf8.count):".utf8) + Array(text.utf8) }
    return Array(HMAC<SHA256>.authenticationCode(for: message, using: key))
  }

  /// 128 bits that follow from a purpose and some texts.
  func token(_ purpose: String, _ texts: [String]) -> Token128? {
    Token128(bytes: digest(purpose, texts).prefix(16))
  }
}
