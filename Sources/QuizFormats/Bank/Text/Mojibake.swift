/// Words in a text that a program read in the wrong encoding instead of UTF-8, and their correction.
struct Mojibake: Sendable {
  /// The wrong encoding.
  let encoding: String
  /// The first wrong words.
  let garbled: String
  let repaired: String

  /// - Parameter texts: the texts of one question.
  ///
  /// - Returns: nil if most non-ASCII text is right.
  init?(in texts: [String]) {
    guard texts.contains(where: { !$0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
    var (runs, garbledRuns, scalars) = (0, 0, 0)
    var first: (encoding: String, garbled: String, repaired: String)?
    for text in texts {
      for run in text.unicodeScalars.split(whereSeparator: \.isASCII) {
        runs += 1
        guard let (encoding, repaired) = Self.repair(of: Array(run)) else { continue }
        garbledRuns += 1
        scalars += Self.isConclusive(repaired, encoding) ? 2 : repaired.unicodeScalars.count
        first = first ?? (encoding, String(String.UnicodeScalarView(run)), repaired)
      }
    }
    // A single Russian letter next to a dash can look like mojibake by chance.
    guard let first, scalars > 1, garbledRuns * 2 > runs else { return nil }
    (encoding, garbled, repaired) = first
  }

  private static func isConclusive(_ repaired: String, _ encoding: String) -> Bool {
    encoding == "Windows-1252" || repaired.unicodeScalars.contains { $0.value >= 0x2E80 }
  }

  /// The correction of a run of non-ASCII characters, if they are bytes of UTF-8.
  private static func repair(of run: [Unicode.Scalar]) -> (encoding: String, repaired: String)? {
    guard run.count > 1 else { return nil }
    for (name, bytes) in [("Windows-1252", western), ("Windows-1251", cyrillic)] {
      let original = run.compactMap { bytes[$0] }
      guard original.count == run.count, let repaired = String(validating: original, as: UTF8.self) else { continue }
      if repaired.unicodeScalars.allSatisfy(isCommon) { return (name, repaired) }
    }
    return nil
  }

  /// Whether a character is common in scripts in which mojibake occurs.
  private static func isCommon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0x17F, 0x218...0x21B, 0x386...0x3CE, 0x400...0x45F, 0x490...0x491, 0x5D0...0x5EA, 0x621...0x64A,
      0x1EA0...0x1EF9, 0x2010...0x2044, 0x20AC, 0x2116, 0x2122, 0x3000...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF9F, 0x1F300...0x1FAFF:
      true
    default: false
    }
  }

  private static let western = table(.western[0])
  private static let cyrillic = LegacyEncoding(named: "Windows-1251").map(table) ?? [:]

  /// The bytes of an encoding from 0x80 on, by their characters. For undefined bytes, programs write a control
  /// character.
  private static func table(_ encoding: LegacyEncoding) -> [Unicode.Scalar: UInt8] {
    var table: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      var text: [UInt8] = []
      var decoder = TextDecoder(.converted(encoding))
      decoder.decode([byte], isLast: true, into: &text)
      let scalar = String(decoding: text, as: UTF8.self).unicodeScalars.first
      if let scalar, scalar != "\u{FFFD}" { table[scalar] = byte } else { table[Unicode.Scalar(byte)] = byte }
    }
    return table
  }
}
