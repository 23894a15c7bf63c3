/// The byte order of UTF-16 without a byte order mark.
///
/// Both orders are tried on the beginning. In the right one, line breaks, spaces and punctuation are ASCII, and letters
/// belong to scripts that are in use. In the other one, a line break is U+0A00, which is no character.
enum UTF16ByteOrder {
  case bigEndian, littleEndian

  private static let prefixSize = 4_096

  /// Nil if the bytes aren't UTF-16.
  init?(of bytes: some Collection<UInt8>) {
    let prefix = Array(bytes.prefix(Self.prefixSize))
    guard prefix.count >= 4, prefix.contains(0) else { return nil }
    let (big, little) = (Tally(prefix, isBigEndian: true), Tally(prefix, isBigEndian: false))
    let better = big.score >= little.score ? big : little
    guard better.isText else { return nil }
    self = big.score >= little.score ? .bigEndian : .littleEndian
  }

  /// The kinds of code units in one byte order.
  private struct Tally {
    private var (asciiCount, letterCount, strangeCount) = (0, 0, 0)

    init(_ bytes: [UInt8], isBigEndian: Bool) {
      var index = 0
      while index + 1 < bytes.count {
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        let unit = isBigEndian ? first << 8 | second : second << 8 | first
        switch unit {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E: asciiCount += 1
        case 0xA0...0x24F, 0x370...0x6FF, 0xE01...0xE5B, 0x1E00...0x1FFF, 0x2010...0x2044, 0x20AC, 0x2116,
          0x3001...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9F:
          letterCount += 1
        default: strangeCount += 1
        }
        index += 2
      }
    }

    var score: Int { 2 * asciiCount + letterCount - 5 * strangeCount }

    /// Whether nearly all units are usual, and some are ASCII. Pairs of ASCII bytes are Chinese characters in UTF-16, so
    /// a text with a stray zero must not count.
    var isText: Bool {
      let count = asciiCount + letterCount + strangeCount
      return strangeCount * 20 <= count && asciiCount * 16 >= count && asciiCount > 2
    }
  }
}
