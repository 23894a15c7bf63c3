internal import Crypto
internal import Foundation

/// Lets the owner of an account sign in without the password. It has 115 random bits and is shown once, as five groups
/// of five characters. The last two characters detect nearly every typing error.
///
/// With more than 112 random bits, a plain digest of it is safe to store (OWASP ASVS 5.0, 6.5.2).
package struct RecoveryCode: Hashable, Sendable {
  private static let (length, checksumLength, groupLength) = (23, 2, 5)

  /// 25 characters of Crockford's base 32.
  private let characters: [UInt8]

  /// - Parameter random: at least 15 bytes that nobody can guess.
  init(random: some Collection<UInt8>) {
    var bits = 0
    var count = 0
    var characters: [UInt8] = []
    for byte in random {
      bits = bits << 8 | Int(byte)
      count = count + 8
      while count >= 5 {
        count -= 5
        characters.append(Token128.digits[bits >> count & 31])
        bits &= (1 << count) - 1
      }
    }
    characters = Array(characters.prefix(Self.length))
    self.characters = characters + Self.checksum(of: characters)
  }

  /// Reads a code as people type it: in any case, with or without hyphens and blanks, `o` for `0`, `i` or `l` for `1`.
  ///
  /// - Returns: nil unless it can be a code; that includes nearly every typing error.
  package init?(typed: String) {
    guard typed.utf8.count <= 200 else { return nil }
    let characters = typed.lowercased().unicodeScalars.compactMap { scalar -> UInt8? in
      switch scalar {
      case "-", "‐", "‑", "–", " ", "\u{A0}", "\t", "\r", "\n": nil
      case "o": UInt8(ascii: "0")
      case "i", "l": UInt8(ascii: "1")
      default: scalar.isASCII ? UInt8(scalar.value) : 0
      }
    }
    let plain = Array(characters.prefix(Self.length))
    guard plain.allSatisfy(Token128.digits.contains), characters == plain + Self.checksum(of: plain),
      plain.count == Self.length
    else { return nil }
    self.characters = characters
  }

  /// `k3m9x-…`, five groups.
  package var text: String {
    stride(from: 0, to: characters.count, by: Self.groupLength).map { start in
      String(decoding: characters[start..<start + Self.groupLength], as: UTF8.self)
    }.joined(separator: "-")
  }

  /// What is kept of it.
  var digest: String { "$sha256$" + Data(SHA256.hash(data: Array("recovery".utf8) + characters)).unpadded }

  /// Whether the digest is this code's. Takes constant time.
  func matches(_ digest: String?) -> Bool {
    guard let digest else { return false }
    return SymmetricKey(data: Array(digest.utf8)) == SymmetricKey(data: Array(self.digest.utf8))
  }

  /// Two characters that follow from the others; one slip in a thousand leaves them right.
  private static func checksum(of characters: [UInt8]) -> [UInt8] {
    SHA256.hash(data: Array("recovery check".utf8) + characters).prefix(checksumLength).map {
      Token128.digits[Int($0 & 31)]
    }
  }
}

extension RecoveryCode {
  init(using dependencies: Dependencies) { self.init(random: Token128(using: dependencies).bytes) }
}
