/// The significant words of a text, without their order and spelling.
///
/// A word is a hash of its folded spelling. In scripts without spaces, each pair of characters is a word.
struct BagOfWords: Sendable {
  /// The words, each once, in ascending order.
  let words: [UInt64]
  /// The names and numbers among the words. Questions with different ones are different.
  let namesAndNumbers: Set<UInt64>

  init(_ text: String) {
    var all = Set<UInt64>()
    var names = Set<UInt64>()
    for word in Self.split(text) {
      if word.text.utf8.first ?? 0 >= 0xE2, word.text.unicodeScalars.contains(where: \.isCJK) {
        for pair in Self.bigrams(word.text) {
          all.insert(pair)
          names.insert(pair)
        }
        continue
      }
      let lower = word.text.lowercased()
      if StopWords.all.contains(lower) { continue }
      let hash = SpellingFold.fold(word.text, lowercased: lower).stableHash
      all.insert(hash)
      if word.isName { names.insert(hash) }
    }
    words = all.sorted()
    self.namesAndNumbers = names
  }

  /// The Jaccard index: the share of all words that both have, from 0 to 1.
  func jaccardIndex(with other: BagOfWords) -> Double {
    let shared = sharedCount(with: other)
    let all = words.count + other.words.count - shared
    return all == 0 ? 0 : Double(shared) / Double(all)
  }

  /// The number of words that both have.
  func sharedCount(with other: BagOfWords) -> Int {
    var count = 0
    var one = 0
    var two = 0
    while one < words.count, two < other.words.count {
      if words[one] == other.words[two] {
        count = count + 1
        one = one + 1
        two = two + 1
      } else if words[one] < other.words[two] {
        one += 1
      } else {
        two += 1
      }
    }
    return count
  }

  func contains(all others: BagOfWords) -> Bool { sharedCount(with: others) == others.words.count }

  private struct Word {
    let text: Substring
    let isName: Bool
  }

  /// Splits at all characters except letters, digits and marks. Skips a short ending after an apostrophe.
  private static func split(_ text: String) -> [Word] {
    var words: [Word] = []
    var followsApostrophe = false
    var isFirst = true
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while start < scalars.endIndex {
      var end = start
      var count = 0
      while end < scalars.endIndex, scalars[end].isPartOfWord {
        end = scalars.index(after: end)
        count += 1
      }
      if count > (followsApostrophe ? 2 : 0) {
        let first = scalars[start]
        words.append(Word(text: text[start..<end], isName: first.isDigit || first.isCapital && !isFirst))
        isFirst = false
      }
      guard end < scalars.endIndex else { break }
      followsApostrophe = count > 0 && (scalars[end] == "’" || scalars[end] == "'")
      start = scalars.index(after: end)
    }
    return words
  }

  private static func bigrams(_ text: Substring) -> [UInt64] {
    let characters = Array(text)
    guard characters.count > 1 else { return characters.map { Array(String($0).utf8).stableHash } }
    return zip(characters, characters.dropFirst()).map { Array("\($0)\($1)".utf8).stableHash }
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool {
    if isASCII { return (0x61...0x7A).contains(value | 0x20) || isDigit }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }

  fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }
  fileprivate var isCapital: Bool { isASCII ? (0x41...0x5A).contains(value) : properties.isUppercase }

  /// Whether the script has no spaces between words.
  fileprivate var isCJK: Bool { (0x2E80...0x9FFF).contains(value) || (0x20000...0x3FFFF).contains(value) }
}

extension [UInt8] {
  /// A hash that is the same in every run: FNV-1a with a final mix, so that sums of hashes rarely collide.
  var stableHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ hash >> 31) &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash >> 29
  }
}
