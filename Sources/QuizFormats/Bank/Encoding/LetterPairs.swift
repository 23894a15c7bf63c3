/// How well letters follow each other in one language.
///
/// A pair costs as many bits as its second letter is surprising after the first: the negative binary logarithm of its
/// probability, rounded. The pairs were counted in texts of our own, of 1,200 to 1,700 words in each language, and
/// smoothed after Witten and Bell, “The zero-frequency problem” (1991), because so few words lack many possible pairs.
struct LetterPairs: Sendable {
  /// What two letters of the language cost that hardly ever follow each other.
  static let rareCost = 11
  /// What a pair costs with a letter that the language doesn't have.
  static let foreignCost = 14

  /// The costs of all pairs of the language's letters, row by row. The number 0 is the edge of a word.
  private let costs: [UInt8]
  /// The language's own numbers of letters, by their numbers in ``Alphabet``; 0xFF for other languages' letters.
  private let numbers: [UInt8]
  private let width: Int

  /// - Parameter text: entries with spaces between them: a letter, then costs as digits, each before the letters that
  ///   follow at that cost. `_` is the edge of a word.
  init(_ text: String, _ alphabet: Alphabet) {
    let entries = Self.entries(text)
    var numbers = [UInt8](repeating: 0xFF, count: alphabet.count)
    for (index, entry) in entries.enumerated() { numbers[alphabet.number(of: entry[0])] = UInt8(index) }
    width = entries.count
    var costs = [UInt8](repeating: UInt8(Self.rareCost), count: entries.count * entries.count)
    for (index, entry) in entries.enumerated() {
      var cost = UInt8(Self.rareCost)
      for scalar in entry.dropFirst() {
        if ("0"..."9").contains(scalar) {
          cost = UInt8(scalar.value - 0x30)
        } else {
          costs[index * entries.count + Int(numbers[alphabet.number(of: scalar)])] = cost
        }
      }
    }
    self.costs = costs
    self.numbers = numbers
  }

  /// The entries' letters and digits; the first entry is that of the edge.
  static func entries(_ text: String) -> [[Unicode.Scalar]] {
    // A space and a Thai vowel after it are one Character.
    text.unicodeScalars.split { $0 == " " || $0 == "\n" }.map(Array.init)
  }

  /// The cost of a whole word in a language; all letters are foreign in a language without letter pairs.
  static func cost(of word: [UInt16], in pairs: LetterPairs?) -> Int {
    pairs?.cost(of: word) ?? (word.count + 1) * foreignCost
  }

  /// The cost of a whole word, its edges included.
  ///
  /// - Parameter word: the letters' numbers in ``Alphabet``.
  func cost(of word: [UInt16]) -> Int {
    var sum = 0
    var last = UInt8(0)
    for letter in word {
      let next = numbers[Int(letter)]
      sum += cost(last, next)
      last = next
    }
    return sum + cost(last, 0)
  }

  private func cost(_ first: UInt8, _ second: UInt8) -> Int {
    first == 0xFF || second == 0xFF ? Self.foreignCost : Int(costs[Int(first) * width + Int(second)])
  }
}
