import QuizEngine

/// Random texts in many scripts, with scalars between them that join, separate or mislead. Equal seeds make equal
/// texts.
struct RandomTexts {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed, stream: .simulation) }

  /// The letters of one script each, or signs.
  private static let scripts: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0xFF, 0x100...0x24F, 0x250...0x2FF, 0x370...0x3FF, 0x400...0x4FF, 0x500...0x52F, 0x5D0...0x5EA,
    0x620...0x6FF, 0x900...0x97F, 0xE00...0xE5B, 0x1100...0x11FF, 0x1E00...0x1EFF, 0x2000...0x206F, 0x20A0...0x20BF,
    0x2100...0x214F, 0x2500...0x25FF, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF00...0xFFEF,
    0x1F300...0x1FAFF,
  ]
  /// Spaces and line breaks, marks that combine, joiners, signs before letters, and bytes of UTF-8 in Windows-1252.
  private static let hostile = Array(
    "\t\n\r\u{B}\u{85}\u{A0}\u{1680}\u{2028}\u{3000}\u{301}\u{483}\u{200D}\u{FE0F}\u{600}\u{0}\u{7F}\u{AD}\u{FEFF}\u{3099}\u{1F1E6}ÃÂ©Ð°â€™"
      .unicodeScalars)

  mutating func number(below bound: Int) -> Int { generator.next(upperBound: bound) }

  /// A text of one or two scripts, of up to 40 scalars.
  mutating func text() -> String {
    let scripts = [Self.scripts[number(below: Self.scripts.count)], Self.scripts[number(below: Self.scripts.count)]]
    let oddity = number(below: 3)
    var text = String.UnicodeScalarView()
    for _ in 0..<number(below: 40) {
      if oddity > 0, number(below: 4 * oddity) == 0 {
        text.append(Self.hostile[number(below: Self.hostile.count)])
      } else {
        let script = scripts[number(below: 5) / 4]
        if let scalar = Unicode.Scalar(script.lowerBound + UInt32(number(below: script.count))) { text.append(scalar) }
      }
    }
    return String(text)
  }
}
