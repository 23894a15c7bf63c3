public import QuizEngine

/// Finds questions that say nearly the same as one that came before, in constant time for each.
///
/// Two questions count as twins where their words are the same, those of the right answer among them, whatever their order
/// and spelling; also where one of them has a single common word more, or another one, as long as it is no name and no
/// number. So each question leaves a mark for its words, and one for its words without each common one; twins share a mark
/// (the idea of Garbe's SymSpell, for words in place of letters).
public struct NearDuplicateIndex: Sendable {
  /// How two questions are alike.
  public enum MatchKind: Hashable, Sendable {
    /// They say the same, but for a word perhaps.
    case nearDuplicate
    /// They ask the same in the same words, with another right answer.
    case conflictingKey
  }

  /// With fewer words, leaving one out leaves too little.
  private static let minimumWordCount = 3
  /// A question that speaks of its own answers isn't the same with others.
  private static let optionPhrases = [
    "of these", "following", "из этих", "из перечисленных", "из следующих", "下列", "以下",
  ]

  private var fingerprints: FingerprintTable
  private let limit: Int

  /// - Parameter most: when so many marks are kept, further questions are only compared. A question leaves some six, of
  ///   10 to 20 bytes each.
  public init(limit most: Int = 6_000_000) {
    self.limit = most
    fingerprints = FingerprintTable()
  }

  /// Looks for an earlier question that is like this one, and remembers this one.
  ///
  /// - Parameter place: by which it is told later.
  /// - Returns: the place of the earlier question.
  public mutating func add(_ question: TriviaQuestion, at place: Int32) -> (place: Int32, likeness: MatchKind)? {
    add(ItemWords(question), of: question, at: place)
  }

  mutating func add(
    _ words: ItemWords, of question: TriviaQuestion, at place: Int32
  ) -> (place: Int32, likeness: MatchKind)? {
    let own = Self.fingerprints(of: words, in: question.language)
    let asked = Self.stemFingerprint(of: words, in: question.language)
    let twin = own.firstNonNil { fingerprints[$0] }
    let other = asked.flatMap { fingerprints[$0] }
    if fingerprints.count < limit {
      for mark in own { fingerprints.insert(place, for: mark) }
      if let asked { fingerprints.insert(place, for: asked) }
    }
    if let twin { return (twin, .nearDuplicate) }
    return other.flatMap { Self.refersToOptions(question.text) ? nil : ($0, .conflictingKey) }
  }

  private static func fingerprints(of words: ItemWords, in language: Language) -> [UInt64] {
    let stem = Array(language.tag.utf8).stableHash
    let all = words.all.reduce(stem, &+)
    guard words.all.count > minimumWordCount else { return words.all.count == minimumWordCount ? [all] : [] }
    return [all] + words.common.map { all &- $0 }
  }

  private static func stemFingerprint(of words: ItemWords, in language: Language) -> UInt64? {
    guard words.text.words.count >= minimumWordCount else { return nil }
    return words.text.words.reduce(~Array(language.tag.utf8).stableHash, &+)
  }

  private static func refersToOptions(_ text: String) -> Bool {
    optionPhrases.contains(where: text.lowercased().contains)
  }
}

extension Array {
  fileprivate func firstNonNil<Value>(_ look: (Element) -> Value?) -> Value? {
    for element in self { if let value = look(element) { return value } }
    return nil
  }
}

/// The words of a question and of its right answer.
struct ItemWords: Sendable {
  let text: BagOfWords
  let key: BagOfWords
  /// Those of both.
  let all: Set<UInt64>
  /// Those of the text that are no names, and not in the right answer either.
  let common: [UInt64]

  init(_ question: TriviaQuestion) {
    let (text, key) = (BagOfWords(question.text), BagOfWords(question.key))
    (self.text, self.key) = (text, key)
    all = Set(text.words).union(key.words)
    let keyWords = Set(key.words)
    common = text.words.filter { !text.namesAndNumbers.contains($0) && !keyWords.contains($0) }
  }
}

/// Marks and the places that left them, in one flat piece of memory: 8 bytes a slot.
///
/// A slot keeps 40 bits of its mark, and its place. Of six million marks another one has the same 40 bits once in 200,000
/// look-ups.
private struct FingerprintTable: Sendable {
  private static let indexBits: UInt64 = 24
  private static let maxIndex = Int32(1 << indexBits - 2)

  /// 0 where nothing lies; otherwise the mark's bits, and the place counted from 1.
  private var slots = [UInt64](repeating: 0, count: 1 << 12)
  private(set) var count = 0

  subscript(mark: UInt64) -> Int32? {
    let slot = slots[index(of: mark, in: slots)]
    return slot == 0 ? nil : Int32(slot & (1 << Self.indexBits - 1)) - 1
  }

  /// The first one that left a mark keeps it.
  mutating func insert(_ place: Int32, for mark: UInt64) {
    let index = index(of: mark, in: slots)
    guard slots[index] == 0, (0...Self.maxIndex).contains(place) else { return }
    slots[index] = (mark >> Self.indexBits) << Self.indexBits | UInt64(place + 1)
    count += 1
    if count * 10 > slots.count * 8 { grow() }
  }

  /// Where the mark lies, or would.
  private func index(of mark: UInt64, in slots: [UInt64]) -> Int {
    let bits = mark >> Self.indexBits
    var index = Int(truncatingIfNeeded: bits) & (slots.count - 1)
    while slots[index] != 0, slots[index] >> Self.indexBits != bits { index = (index + 1) & (slots.count - 1) }
    return index
  }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: slots.count * 2)
    for slot in slots where slot != 0 { larger[index(of: slot, in: larger)] = slot }
    slots = larger
  }
}
