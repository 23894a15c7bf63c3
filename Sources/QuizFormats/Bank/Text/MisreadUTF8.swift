/// Words in a text that a program read as Windows-1252 or Windows-1251 instead of UTF-8, and their correction.
///
/// Each run of characters beyond ASCII is judged by itself, so that other words may be right.
struct MisreadUTF8: Sendable {
  let misreading: Misreading
  /// The first wrong letters.
  let garbled: String
  let repaired: String

  /// - Parameter texts: the texts of one question.
  ///
  /// - Returns: nil if most non-ASCII text is right.
  init?(in texts: [String]) {
    guard texts.contains(where: MisreadSequence.mayBeIn) else { return nil }
    self.init(examining: texts)
  }

  /// Examines each run of the texts, which takes longer than to prove that no text needs it.
  init?(examining texts: [String]) {
    var runs = 0
    var garbledRuns = 0
    var scalars = 0
    var first: (misreading: Misreading, garbled: String, repaired: String)?
    for text in texts {
      for run in text.unicodeScalars.split(whereSeparator: \.isASCII) {
        runs += 1
        guard let (misreading, repaired) = Self.repair(of: Array(run)) else { continue }
        garbledRuns += 1
        scalars += Self.isConclusive(repaired, misreading) ? 2 : repaired.unicodeScalars.count
        first = first ?? (misreading, String(String.UnicodeScalarView(run)), repaired)
      }
    }
    // A single Russian letter next to a dash can look like mojibake by chance.
    guard let first, scalars > 1, garbledRuns * 2 > runs else { return nil }
    (misreading, garbled, repaired) = first
  }

  private static func isConclusive(_ repaired: String, _ misreading: Misreading) -> Bool {
    misreading.wrong == .windows1252 || repaired.unicodeScalars.contains { $0.value >= 0x2E80 }
  }

  /// The correction of a run of non-ASCII characters, if they are bytes of UTF-8.
  private static func repair(of run: [Unicode.Scalar]) -> (misreading: Misreading, repaired: String)? {
    guard run.count > 1 else { return nil }
    let text = String(String.UnicodeScalarView(run))
    for misreading in misreadings {
      guard let repaired = misreading.repair(text), repaired.unicodeScalars.allSatisfy(isCommon) else { continue }
      return (misreading, repaired)
    }
    return nil
  }

  static let misreadings = ["Windows-1252", "Windows-1251"].compactMap { LegacyEncoding(named: $0) }
    .map { Misreading(wrong: $0, right: nil) }

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
}
