/// How surprising a text is in the language that fits it best.
struct TextCost: Sendable {
  /// In bits, with what the language and the encoding cost.
  let total: Int
  let language: WrittenLanguage
  /// The number of letter pairs, signs and characters beyond ASCII.
  let unitCount: Int
  /// The bits of each of them on average.
  let mean: Double

  /// What a Chinese, Japanese or Korean character next to a Latin letter costs.
  private static let mixedScripts = 6

  /// Computes the cost of each language and keeps the lowest.
  ///
  /// - Parameters:
  ///   - encoding: the encoding that the text was in; nil if there is no choice.
  ///   - hint: the language that the text probably has.
  ///   - rest: the bits of the text's other pieces in each language.
  init?(
    _ text: DecodedText, in encoding: LegacyEncoding?, hint: String?, rest: [Int]? = nil, _ cache: inout WordCosts
  ) {
    let languages = WrittenLanguage.all
    var totals = languages.indices.map { index in
      Self.prior(languages[index].tag, hint: hint) + (rest?[index] ?? 0)
        + (encoding.map { languages[index].encodings[$0.name] ?? WrittenLanguage.unusualEncoding } ?? 0)
    }
    var beyond = [Int](repeating: 0, count: languages.count)
    var units = 0
    for (word, count) in text.words.counted {
      let costs = cache.costs(of: word.letters)
      for index in totals.indices {
        let cost = count * (costs[index] + word.caseCost)
        totals[index] += cost
        if !word.isASCII { beyond[index] += cost }
      }
      if !word.isASCII { units += count * (word.letters.count + 1) }
    }
    for (mark, count) in text.marks.counted {
      units += count
      for index in totals.indices {
        let cost = count * mark.cost(languages[index].marks)
        totals[index] += cost
        beyond[index] += cost
      }
    }
    for (scalar, count) in text.eastAsian.counted {
      units += count
      for index in totals.indices {
        let cost = count * Self.cost(of: scalar, in: languages[index])
        totals[index] += cost
        beyond[index] += cost
      }
    }
    for index in totals.indices { totals[index] += text.mixedCount * Self.mixedScripts }
    guard let best = totals.indices.min(by: { totals[$0] < totals[$1] }) else { return nil }
    total = totals[best]
    language = languages[best]
    unitCount = units
    mean = units > 0 ? Double(beyond[best]) / Double(units) : 0
  }

  static func cost(of scalar: Unicode.Scalar, in language: WrittenLanguage) -> Int {
    language.eastAsian?.cost(of: scalar) ?? LetterPairs.foreignCost + 4
  }

  private static func prior(_ tag: String, hint: String?) -> Int {
    guard let hint else { return tag == "en" ? 1 : 3 }
    return tag == hint || tag.prefix(2) == hint.prefix(2) ? 0 : tag == "en" ? 2 : 4
  }
}

extension DecodedText {
  /// The bits of each letter pair, sign and character beyond ASCII on average in one language, 0 if there are none.
  func mean(in language: WrittenLanguage) -> Double {
    var units = 0
    var bits = 0
    for word in words where !word.isASCII {
      units += word.letters.count + 1
      bits += LetterPairs.cost(of: word.letters, in: language.pairs) + word.caseCost
    }
    units += marks.count + eastAsian.count
    for mark in marks { bits += mark.cost(language.marks) }
    for scalar in eastAsian { bits += TextCost.cost(of: scalar, in: language) }
    return units > 0 ? Double(bits) / Double(units) : 0
  }
}

extension Array where Element: Hashable {
  /// Each different element with its number.
  fileprivate var counted: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}

/// The bits of words in each language, computed once for each word.
struct WordCosts: Sendable {
  /// What a word in another language than the text's costs at most in addition to what it costs in its own.
  private static let foreignWord = 8
  private static let pairs = WrittenLanguage.all.map(\.pairs)
  /// The number of words that are kept.
  private static let capacity = 5_000
  private var costs: [[UInt16]: [Int]] = [:]

  mutating func costs(of word: [UInt16]) -> [Int] {
    if let known = costs[word] { return known }
    var computed = Self.pairs.map { LetterPairs.cost(of: word, in: $0) }
    let limit = (computed.min() ?? 0) + Self.foreignWord
    for index in computed.indices { computed[index] = min(computed[index], limit) }
    if costs.count == Self.capacity { costs.removeAll(keepingCapacity: true) }
    costs[word] = computed
    return computed
  }

  /// The bits of a text of ASCII letters in each language.
  mutating func totals(ofASCII text: DecodedText) -> [Int] {
    var totals = [Int](repeating: 0, count: Self.pairs.count)
    for word in text.words {
      let costs = costs(of: word.letters)
      for index in totals.indices { totals[index] += costs[index] }
    }
    return totals
  }
}
