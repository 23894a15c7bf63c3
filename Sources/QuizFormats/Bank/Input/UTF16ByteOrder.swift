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
    let big = Tally(prefix, isBigEndian: true)
    let little = Tally(prefix, isBigEndian: false)
    let better = big.score >= little.score ? big : little
    guard better.isText else { return nil }
    self = big.score >= little.score ? .bigEndian : .littleEndian
  }

  /// The kinds of characters in one byte order.
  private struct Tally {
    private var (asciiCount, otherCount, strangeCount) = (0, 0, 0)

    init(_ bytes: [UInt8], isBigEndian: Bool) {
      let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
        let first = UInt16(bytes[index])
        let second = UInt16(bytes[index + 1])
        return isBigEndian ? first << 8 | second : second << 8 | first
      }
      // The beginning may end inside a character of two units.
      let text = UTF16.isLeadSurrogate(units[units.count - 1]) ? units.dropLast() : units[...]
      for scalar in String(decoding: text, as: UTF16.self).unicodeScalars {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E: asciiCount += 1
        case 0xFFFD: strangeCount += 1
        default: if Self.isUsual(scalar.properties.generalCategory) { otherCount += 1 } else { strangeCount += 1 }
        }
      }
    }

    private static func isUsual(_ category: Unicode.GeneralCategory) -> Bool {
      switch category {
      case .unassigned, .privateUse, .surrogate, .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }

    var score: Int { 2 * asciiCount + otherCount - 5 * strangeCount }

    /// Whether nearly all characters are usual, and some are ASCII. Pairs of ASCII bytes are Chinese characters in
    /// UTF-16, so a text with a stray zero must not count.
    var isText: Bool {
      let count = asciiCount + otherCount + strangeCount
      return strangeCount * 20 <= count && asciiCount * 16 >= count && asciiCount > 2
    }
  }
}
