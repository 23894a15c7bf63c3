/// The words, signs and East Asian characters of a text, each as often as it counts.
///
/// How often the same word occurs says little about the encoding, so each piece of the text counts twice at most.
/// Pieces end at spaces, digits and other ASCII characters that aren't letters.
struct DecodedText: Sendable {
  private(set) var words: [Word] = []
  private(set) var marks: [TextMark] = []
  private(set) var eastAsian: [Unicode.Scalar] = []

  /// The number of East Asian characters next to an ASCII letter.
  private(set) var mixedCount = 0

  struct Word: Hashable, Sendable {
    /// The letters' numbers in ``Alphabet``.
    var letters: [UInt16] = []
    var isASCII = true
    /// What capitals cost in bits where none belongs.
    var caseCost = 0
  }

  private static let maxWordLength = 40
  /// The number of scalars between quotation marks at most.
  private static let maxQuotationLength = 300
  private let scalars: [Unicode.Scalar]

  /// The pieces of a text that are counted.
  enum Pieces: Sendable {
    case all
    /// Those of ASCII letters only.
    case ascii
    /// Those with other characters.
    case nonASCII
  }

  /// A part of the text, which is hashed as one sequence of bytes rather than scalar by scalar.
  private struct Piece: Hashable {
    let scalars: ArraySlice<Unicode.Scalar>

    func hash(into hasher: inout Hasher) { scalars.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  init(_ text: String, pieces: Pieces = .all) {
    scalars = Array(text.unicodeScalars)
    var counts: [Piece: Int] = [:]
    var index = 0
    while index < scalars.count {
      var end = index
      var isASCII = true
      while end < scalars.count, !scalars[end].isASCII || Self.isASCIILetter(scalars[end]) {
        if !scalars[end].isASCII { isASCII = false }
        end += 1
      }
      if end > index, pieces == .all || (pieces == .ascii) == isASCII {
        let count = counts[Piece(scalars: scalars[index..<end]), default: 0]
        counts[Piece(scalars: scalars[index..<end])] = count + 1
        if count < 2 { add(index..<end) }
      }
      index = end + 1
    }
  }

  private mutating func add(_ piece: Range<Int>) {
    let alphabet = WrittenLanguage.alphabet
    var word = Word()
    var wordStart = piece.lowerBound
    for index in piece {
      let scalar = scalars[index]
      let number = alphabet.number(of: scalar)
      if number == 0 || word.letters.count == Self.maxWordLength { end(&word, wordStart..<index) }
      if number > 0 {
        if word.letters.isEmpty { wordStart = index }
        word.letters.append(UInt16(number))
        if !scalar.isASCII { word.isASCII = false }
        continue
      }
      if EastAsianLetters.contains(scalar) {
        eastAsian.append(scalar)
        for next in [index - 1, index + 1] where isASCIILetter(next) { mixedCount += 1 }
      } else {
        marks.append(mark(index))
      }
    }
    end(&word, wordStart..<piece.upperBound)
  }

  private mutating func end(_ word: inout Word, _ range: Range<Int>) {
    guard !word.letters.isEmpty else { return }
    if !word.isASCII { word.caseCost = caseCost(range) }
    words.append(word)
    word = Word()
  }

  /// What capitals after other letters cost, and what letters at digits cost.
  private func caseCost(_ range: Range<Int>) -> Int {
    let alphabet = WrittenLanguage.alphabet
    var cost = 0
    for index in range.dropFirst() where alphabet.isCapital(scalars[index]) {
      guard !scalars[index].isASCII || !scalars[index - 1].isASCII else { continue }
      cost += alphabet.isCapital(scalars[index - 1]) ? 1 : 9
    }
    for (index, next) in [(range.lowerBound, range.lowerBound - 1), (range.upperBound - 1, range.upperBound)]
    where !scalars[index].isASCII && neighbour(next) == .digit { cost += 6 }
    // A single capital between words.
    if range.count == 1, alphabet.isCapital(scalars[range.lowerBound]), range.lowerBound > 1,
      scalars[range.lowerBound - 1] == " ", neighbour(range.lowerBound - 2) == .letter
    {
      cost += 7
    }
    return cost
  }

  private func mark(_ index: Int) -> TextMark {
    var before = neighbour(index - 1)
    var after = neighbour(index + 1)
    // vis-à-vis
    if before == .sign, scalars[index - 1] == "-", neighbour(index - 2) == .letter { before = .letter }
    if after == .sign, scalars[index + 1] == "-", neighbour(index + 2) == .letter { after = .letter }
    // 5 €
    if "€£¥¢°".unicodeScalars.contains(scalars[index]) {
      if before == .space || before == .sign, neighbour(index - 2) == .digit { before = .digit }
      if after == .space, neighbour(index + 2) == .digit { after = .digit }
    }
    return TextMark(
      scalars[index], before: before, after: after, isContraction: isContraction(index),
      isPaired: isPaired(index, before: before, after: after))
  }

  /// Whether a quotation mark has its partner in the same line.
  private func isPaired(_ index: Int, before: TextMark.Neighbour, after: TextMark.Neighbour) -> Bool {
    guard let pair = QuotationMarks.all[scalars[index]] else { return false }
    if !after.isGap, !before.isWord {
      let following = scalars[(index + 1)...].prefix(Self.maxQuotationLength).prefix { $0 != "\n" }
      if following.contains(where: pair.closing.contains) { return true }
    }
    guard !before.isGap, !after.isWord else { return false }
    let preceding = scalars[..<index].suffix(Self.maxQuotationLength).reversed().prefix { $0 != "\n" }
    return preceding.contains(where: pair.opening.contains)
  }

  /// Whether an apostrophe stands before an ending of English, after an elided word of French, Italian or Catalan,
  /// after a first letter (O’Neill), between Cyrillic letters, or at the end of a genitive (students’) or a short word
  /// (po’).
  private func isContraction(_ index: Int) -> Bool {
    guard scalars[index] == "’", neighbour(index - 1) == .letter else { return false }
    // The word before it, backwards.
    let before = Array(scalars[..<index].suffix(3).reversed().prefix { !$0.isASCII || Self.isASCIILetter($0) })
    guard let last = before.first else { return false }
    guard neighbour(index + 1) == .letter else {
      let isGenitive = before.count == 3 && "sSxz".unicodeScalars.contains(last)
      return isGenitive || before.starts(with: "ni".unicodeScalars) || before.count == 2 || before == ["o"]
    }
    let after = scalars[(index + 1)...].prefix(3).prefix(while: Self.isASCIILetter)
    if (0x400...0x4FF).contains(last.value) { return true }
    if before.count == 1 {
      let isName = WrittenLanguage.alphabet.isCapital(last) && WrittenLanguage.alphabet.isCapital(scalars[index + 1])
      return isName || Self.elidedLetters.contains(last) && Self.vowels.contains(scalars[index + 1])
    }
    return Self.endings.contains(String(String.UnicodeScalarView(after)))
      || Self.elisions.contains(String(String.UnicodeScalarView(before.prefix(2).reversed())))
  }

  private static let endings: Set<String> = ["s", "t", "d", "m", "ll", "re", "ve"]
  private static let elisions: Set<String> = ["ll", "qu", "Qu", "un", "Un", "nt", "gl", "ch", "st"]
  private static let elidedLetters = Set("cdjlmnstyCDJLMNSTY".unicodeScalars)
  private static let vowels = Set("aeiouyhàâèéêëíîïòóôúùœAEIOUYHÀÂÈÉÊËÍÎÏÒÓÔÚÙŒ".unicodeScalars)

  private func neighbour(_ index: Int) -> TextMark.Neighbour {
    guard scalars.indices.contains(index) else { return .edge }
    let scalar = scalars[index]
    if WrittenLanguage.alphabet.number(of: scalar) > 0 || EastAsianLetters.contains(scalar) { return .letter }
    if ("0"..."9").contains(scalar) { return .digit }
    switch scalar {
    case " ", "\u{A0}", "\u{202F}": return .space
    case "\n", "\t", "\r", ",", ";", "|": return .edge
    case ".", "?", "!", ":": return .stop
    default: return .sign
    }
  }

  private func isASCIILetter(_ index: Int) -> Bool {
    scalars.indices.contains(index) && Self.isASCIILetter(scalars[index])
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
