/// Words in a text that a program read in a wrong encoding and saved, and their correction.
///
/// A text is garbled if its letters don't fit together in any language, and if another text fits well that a program
/// could have misread as this one (``Misreading``).
struct Mojibake: Sendable {
  let misreading: Misreading
  /// The first wrong words.
  let garbled: String
  let repaired: String

  /// Up to this number of bits for each letter pair, a text isn't examined.
  private static let plausibleMean = 4.2
  /// What a correction may have at most.
  private static let maxMean = (letters: 6.0, eastAsian: 11.2)
  /// The number of bits by which the correction must be better.
  private static let requiredGain = 11
  /// What it counts that a text's bytes are UTF-8, which hardly happens by chance.
  private static let validUTF8 = 12
  /// What it counts against a correction that programs of DOS are seldom used today.
  private static let unusualProgram = 8
  private static let maxScalars = 1_000

  /// - Parameter texts: the texts of one question.
  ///
  /// - Returns: nil if the text is probably right.
  init?(in texts: [String]) {
    if let found = MisreadUTF8(in: texts) {
      (misreading, garbled, repaired) = (found.misreading, found.garbled, found.repaired)
      return
    }
    let relevant = texts.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    guard !relevant.isEmpty else { return nil }
    let text = String(String.UnicodeScalarView(relevant.joined(separator: "\n").unicodeScalars.prefix(Self.maxScalars)))
    var cache = WordCosts()
    guard let cost = Self.cost(text, &cache), cost.mean > Self.plausibleMean else { return nil }
    var best: (misreading: Misreading, text: String, gain: Int)?
    for misreading in Misreading.all {
      guard let repaired = misreading.repair(text), repaired != text, let other = Self.cost(repaired, &cache),
        Self.isPlausible(other)
      else { continue }
      let gain =
        cost.total - other.total + (misreading.right == nil ? Self.validUTF8 : 0)
        - (misreading.isOfDOS ? Self.unusualProgram : 0)
      // The first of equal ones wins.
      if gain >= Self.requiredGain, gain > best?.gain ?? 0 { best = (misreading, repaired, gain) }
    }
    guard let best,
      let (garbled, repaired) = Self.firstDifference(text, best.text, isUTF8: best.misreading.right == nil)
    else { return nil }
    (misreading, self.garbled, self.repaired) = (best.misreading, garbled, repaired)
  }

  private static func cost(_ text: String, _ cache: inout WordCosts) -> TextCost? {
    TextCost(DecodedText(text), in: nil, hint: nil, &cache)
  }

  private static func isPlausible(_ cost: TextCost) -> Bool {
    cost.unitCount == 0 || cost.mean <= (cost.language.eastAsian == nil ? maxMean.letters : maxMean.eastAsian)
  }

  /// The first words that differ, without the words around them; nil if only short ones do.
  ///
  /// A short word is too little: “Ñ” could be “я”. Two letters that are UTF-8 in another encoding are enough.
  private static func firstDifference(_ text: String, _ other: String, isUTF8: Bool) -> (String, String)? {
    for (one, two) in zip(text.split(separator: "\n"), other.split(separator: "\n")) where one != two {
      let (left, right) = (one.split(separator: " "), two.split(separator: " "))
      guard left.count == right.count else { return (String(one), String(two)) }
      let words = zip(left, right).first { garbled, repaired in
        garbled != repaired && garbled.unicodeScalars.count(where: isConclusive) >= (isUTF8 ? 2 : 4)
          && (isUTF8 || isMeaningful(repaired))
      }
      if let words { return (String(words.0), String(words.1)) }
    }
    return nil
  }

  /// Whether a corrected word has letters beyond ASCII or is an English contraction. Other signs in words are no
  /// correction: “Poop—” for “Poopó”.
  private static func isMeaningful(_ repaired: Substring) -> Bool {
    repaired.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
      || ["’s", "’t", "’d", "’m", "’ll", "’re", "’ve"].contains { repaired.contains($0) }
  }

  private static func isConclusive(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || !scalar.isASCII && !"«»“”„‚‘’–—…¿¡\u{A0}".unicodeScalars.contains(scalar)
  }
}
