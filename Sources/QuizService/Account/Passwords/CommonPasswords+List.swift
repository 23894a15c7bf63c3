internal import Crypto
internal import Foundation

extension CommonPasswords {
  /// Whether it is one of the most frequent that are long enough to be asked about.
  ///
  /// - Parameter password: in lower case.
  static func isListed(_ password: String) -> Bool {
    listed.contains(number(SHA256.hash(data: Data(password.utf8)).prefix(digestSize)))
  }

  /// Read once, at the first sign-up.
  private static let listed = Set(digests(in: listedDigests))

  /// The digests in a text, in its order.
  static func digests(in text: String) -> [UInt64] {
    let bytes = Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
    return stride(from: 0, to: bytes.count, by: digestSize).map { number(bytes[$0...].prefix(digestSize)) }
  }

  /// In bytes. With 48 bits, one in 47 thousand million other passwords is mistaken for one on the list.
  private static let digestSize = 6

  private static func number(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
