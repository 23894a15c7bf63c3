/// Reads numbers and texts from bytes; nil past the end.
struct ByteReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// A big-endian number of up to 4 bytes.
  func bigEndian(at index: Int, length: Int) -> Int? {
    guard index >= 0, index + length <= bytes.count else { return nil }
    return bytes[index..<index + length].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A little-endian number of up to 4 bytes.
  func littleEndian(at index: Int, length: Int) -> Int? {
    guard index >= 0, index + length <= bytes.count else { return nil }
    return bytes[index..<index + length].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func text(at index: Int, length: Int) -> String? {
    guard index >= 0, index + length <= bytes.count else { return nil }
    return String(decoding: bytes[index..<index + length], as: UTF8.self)
  }

  var lastNonZero: UInt8? { bytes.last { $0 != 0 } }

  /// Whether JPEG's end marker occurs after an index.
  func hasEndOfImage(after index: Int) -> Bool {
    zip(bytes.indices, bytes.indices.dropFirst()).reversed().contains { first, second in
      first > index && bytes[first] == 0xFF && bytes[second] == 0xD9
    }
  }

  /// The offsets of a four-letter word.
  func offsets(of word: String) -> [Int] {
    let word = Array(word.utf8)
    guard bytes.count >= 4 else { return [] }
    return (0...bytes.count - 4).filter { bytes[$0] == word[0] && bytes[$0..<$0 + 4].elementsEqual(word) }
  }
}
