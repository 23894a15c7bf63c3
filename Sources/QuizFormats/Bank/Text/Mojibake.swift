/// Words in a text that a program read in a wrong encoding and saved, and their correction.
///
/// A text is garbled if its letters don't fit together in any language, and if another text fits well that a program
/// could have misread as this one (``Misreading``).
struct Mojibake: Sendable {
  let misreading: Misreading
  /// The first wrong words.
  let garbled: String
  let repaired: String

  /// Up to this number of bits for each letter pair or character, a text isn't examined.
  private static let plausibleMean = (letters: 4.2, eastAsian: 11.4)
  /// The same in the language that the text is said to be in.
  private static let plausibleMeanOfLanguage = 4.4
  /// What a correction may have at most.
  private static let maxMean = (letters: 6.0, eastAsian: 11.2)
  /// The number of bits by which the correction must be better.
  private static let requiredGain = 11
  /// The same where all letters are Latin ones, so that the word may be a name in any language.
  private static let requiredGainOfLatin = 22
  /// What it counts that a text's bytes are UTF-8, which hardly happens by chance.
  private static let validUTF8 = 12
  /// What it counts against a correction that programs of DOS are seldom used today.
  private static let unusualProgram = 8
  private static let maxScalars = 1_000

  /// - Parameters:
  ///   - texts: the texts of one question.
  ///   - language: the language that the texts probably have; nil if nobody knows.
  ///   - cache: the same for all questions, which spares time.
  ///
  /// - Returns: nil if the text is probably right.
  init?(in texts: [String], language: String? = nil, _ cache: inout WordCosts) {
    let relevant = texts.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    guard !relevant.isEmpty else { return nil }
    if let found = MisreadUTF8(in: relevant) {
      misreading = found.misreading
      garbled = found.garbled
      repaired = found.repaired
      return
    }
    let text = Self.replacingUzbekMarks(in: Self.beginning(of: relevant.joined(separator: "\n")))
    let decoded = DecodedText(text, pieces: .nonASCII)
    if let language = language.flatMap(WrittenLanguage.named),
      decoded.mean(in: language) <= max(Self.plausibleMean(language), Self.plausibleMeanOfLanguage)
    {
      return nil
    }
    // Words of ASCII letters cost the same in all encodings.
    let rest = cache.totals(ofASCII: DecodedText(text, pieces: .ascii))
    guard let cost = TextCost(decoded, in: nil, hint: nil, rest: rest, &cache),
      cost.mean > Self.plausibleMean(cost.language)
    else { return nil }
    let isLatin = text.unicodeScalars.allSatisfy { $0.isASCII || (0xC0...0x24F).contains($0.value) }
    var best: (misreading: Misreading, text: String, gain: Int)?
    for misreading in Misreading.all {
      guard let repaired = misreading.repair(text), repaired != text,
        let other = TextCost(DecodedText(repaired, pieces: .nonASCII), in: nil, hint: nil, rest: rest, &cache),
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
    if isLatin, best.misreading.right != nil, best.gain < Self.requiredGainOfLatin, !Self.isContraction(repaired) {
      return nil
    }
    misreading = best.misreading
    self.garbled = garbled
    self.repaired = repaired
  }

  /// A part of the text that is enough, up to an ASCII character, because bytes of one character belong together.
  private static func beginning(of text: String) -> String {
    let scalars = text.unicodeScalars
    guard let limit = scalars.index(scalars.startIndex, offsetBy: maxScalars, limitedBy: scalars.endIndex) else {
      return text
    }
    let end = scalars[..<limit].lastIndex(where: \.isASCII) ?? limit
    return String(scalars[..<end])
  }

  /// Uzbek has a mark in words, where no other language has one: Farg‘ona.
  private static func replacingUzbekMarks(in text: String) -> String {
    guard text.unicodeScalars.contains("‘") else { return text }
    return ["o", "O", "g", "G"].reduce(text) { $0.replacing("\($1)‘", with: "\($1)'") }
  }

  private static func plausibleMean(_ language: WrittenLanguage) -> Double {
    language.eastAsian == nil ? plausibleMean.letters : plausibleMean.eastAsian
  }

  private static func isPlausible(_ cost: TextCost) -> Bool {
    cost.unitCount == 0 || cost.mean <= (cost.language.eastAsian == nil ? maxMean.letters : maxMean.eastAsian)
  }

  /// The first words that differ, without the words around them; nil if only short ones do.
  ///
  /// A short word is too little: “Ñ” could be “я”. Two letters that are UTF-8 in another encoding are enough.
  private static func firstDifference(_ text: String, _ other: String, isUTF8: Bool) -> (String, String)? {
    for (one, two) in zip(text.split(separator: "\n"), other.split(separator: "\n")) where one != two {
      let left = one.split(separator: " ")
      let right = two.split(separator: " ")
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
    let word = repaired.trimmingEnd { !$0.isLetter }
    return repaired.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
      || contractionEndings.contains { word.hasSuffix($0) }
  }

  private static let contractionEndings = ["’s", "’t", "’d", "’m", "’ll", "’re", "’ve"]

  /// Whether a corrected word is a contraction of an English word: “system’s”, but not “Llu’s” for “Lluís”.
  private static func isContraction(_ repaired: String) -> Bool {
    guard let apostrophe = repaired.firstIndex(of: "’"), let english = WrittenLanguage.named("en") else { return false }
    let word = repaired[..<apostrophe].drop { !$0.isLetter }
    guard word.count > 3 else { return false }
    let letters = word.unicodeScalars.map { UInt16(WrittenLanguage.alphabet.number(of: $0)) }
    return LetterPairs.cost(of: letters, in: english.pairs) <= Int(plausibleMean.letters * Double(letters.count + 1))
  }

  private static func isConclusive(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || !scalar.isASCII && !"«»“”„‚‘’–—…¿¡\u{A0}".unicodeScalars.contains(scalar)
  }
}
