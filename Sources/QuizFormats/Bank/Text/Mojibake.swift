/// Words in a text that are UTF-8 read as another encoding, and what they should be.
struct Mojibake: Sendable {
  /// The encoding that an earlier program took UTF-8 for.
  let encoding: String
  /// The first garbled words, and what they mean.
  let garbled: String
  let repaired: String

  /// - Parameter texts: those of one question.
  /// - Returns: nil where most of what isn't ASCII is in order.
  init?(in texts: [String]) {
    guard texts.contains(where: { !$0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
    var (runs, garbledRuns, scalars) = (0, 0, 0)
    var first: (encoding: String, written: String, meant: String)?
    for text in texts {
      for run in text.unicodeScalars.split(whereSeparator: \.isASCII) {
        runs += 1
        guard let (encoding, meant) = Self.repair(of: Array(run)) else { continue }
        garbledRuns += 1
        scalars += Self.isConclusive(meant, encoding) ? 2 : meant.unicodeScalars.count
        first = first ?? (encoding, String(String.UnicodeScalarView(run)), meant)
      }
    }
    // One Russian letter beside a dash may happen to be such a run.
    guard let first, scalars > 1, garbledRuns * 2 > runs else { return nil }
    (encoding, garbled, repaired) = first
  }

  private static func isConclusive(_ meant: String, _ encoding: String) -> Bool {
    encoding == "Windows-1252" || meant.unicodeScalars.contains { $0.value >= 0x2E80 }
  }

  /// What a run without ASCII means, if its letters are bytes of UTF-8.
  private static func repair(of run: [Unicode.Scalar]) -> (encoding: String, meant: String)? {
    guard run.count > 1 else { return nil }
    for (name, bytes) in [("Windows-1252", western), ("Windows-1251", cyrillic)] {
      let written = run.compactMap { bytes[$0] }
      guard written.count == run.count, let meant = String(validating: written, as: UTF8.self) else { continue }
      if meant.unicodeScalars.allSatisfy(isCommon) { return (name, meant) }
    }
    return nil
  }

  /// Letters and signs that texts have, in scripts that get garbled.
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

  /// The bytes from 0x80 of an encoding by what they mean; where they mean nothing, programs write a control character.
  private static func table(_ encoding: LegacyEncoding) -> [Unicode.Scalar: UInt8] {
    var table: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      var text: [UInt8] = []
      var decoder = TextDecoder(.converted(encoding))
      decoder.decode([byte], isLast: true, into: &text)
      let meant = String(decoding: text, as: UTF8.self).unicodeScalars.first
      if let meant, meant != "\u{FFFD}" { table[meant] = byte } else { table[Unicode.Scalar(byte)] = byte }
    }
    return table
  }
}
