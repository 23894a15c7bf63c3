internal import Crypto
internal import Foundation

/// The number of a table's rows, and a checksum that doesn't depend on their order: the sum of the rows' SHA-256,
/// modulo 2^256. Both are equal in every database.
///
/// The bytes of a row are those of its columns. Each column begins with its kind and its length, so different rows have
/// different bytes.
package struct TableChecksum: Hashable, Sendable {
  /// The number of rows.
  package private(set) var rows = 0
  /// The least significant word comes first.
  private var words: [UInt64] = [0, 0, 0, 0]

  package init() {}

  /// The checksum's 64 hexadecimal digits.
  package var hexDigits: String {
    words.reversed().map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }

  mutating func add(_ row: [SQLValue]) {
    var hash = SHA256()
    for value in row { value.feed(&hash) }
    add(hash.finalize())
    rows += 1
  }

  private mutating func add(_ digest: SHA256Digest) {
    digest.withUnsafeBytes { bytes in
      var carry: UInt64 = 0
      for index in 0..<4 {
        let word = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 24 - 8 * index, as: UInt64.self))
        let (first, overflow) = words[index].addingReportingOverflow(word)
        let (second, again) = first.addingReportingOverflow(carry)
        words[index] = second
        carry = overflow || again ? 1 : 0
      }
    }
  }
}

extension SQLValue {
  fileprivate func feed(_ hash: inout SHA256) {
    switch self {
    case .null: Self.feed(0, 0, &hash)
    case .integer(let number): Self.feed(1, UInt64(bitPattern: number), &hash)
    case .real(let number): Self.feed(2, number.bitPattern, &hash)
    case .text(var text):
      text.withUTF8 { bytes in
        Self.feed(3, UInt64(bytes.count), &hash)
        hash.update(bufferPointer: UnsafeRawBufferPointer(bytes))
      }
    case .blob(let bytes):
      Self.feed(4, UInt64(bytes.count), &hash)
      hash.update(data: bytes)
    }
  }

  /// Hashes a kind, and a number or a length.
  private static func feed(_ kind: UInt64, _ number: UInt64, _ hash: inout SHA256) {
    withUnsafeBytes(of: (kind.littleEndian, number.littleEndian)) { hash.update(bufferPointer: $0) }
  }
}
