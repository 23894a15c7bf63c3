public import QuizEngine

/// Finds questions that are nearly the same as an earlier one, in constant time per question.
///
/// Two questions are near-duplicates if they have the same words, including those of the right answer, in any order and
/// spelling. They may also differ in one common word, but not in a name or a number. So each question has a fingerprint
/// of all its words, and one for all words without each common one. Near-duplicates share a fingerprint (the idea of
/// Garbe's SymSpell, for words instead of letters).
public struct NearDuplicateIndex: Sendable {
  /// How two questions match.
  public enum MatchKind: Hashable, Sendable {
    /// They ask the same; one word may differ.
    case nearDuplicate
    /// They have the same words but different right answers.
    case conflictingKey
  }

  /// With fewer words, too little remains without one of them.
  private static let minimumWordCount = 3
  /// A question with such a phrase depends on its own answers.
  private static let optionPhrases = [
    "of these", "following", "из этих", "из перечисленных", "из следующих", "下列", "以下",
  ]

  private var fingerprints: FingerprintTable
  private let limit: Int

  /// - Parameter limit: the number of fingerprints after which new questions are only compared, not added. A question
  /// has about six, of 10 to 20 bytes each.
  public init(limit: Int = 6_000_000) {
    self.limit = limit
    fingerprints = FingerprintTable()
  }

  /// Finds an earlier question that matches this one, and adds this one.
  ///
  /// - Parameter number: identifies the question in later matches; 0 to 16,777,214. A question with a larger number is
  ///   only compared, not added.
  /// - Returns: the number of the earlier question and how the two match; nil if there is none.
  public mutating func add(_ question: TriviaQuestion, number: Int32) -> (number: Int32, match: MatchKind)? {
    add(QuestionWords(question), of: question, number: number)
  }

  mutating func add(
    _ words: QuestionWords, of question: TriviaQuestion, number: Int32
  ) -> (number: Int32, match: MatchKind)? {
    let fingerprintsOfQuestion = Self.fingerprints(of: words, in: question.language)
    let stem = Self.stemFingerprint(of: words, in: question.language)
    let duplicate = fingerprintsOfQuestion.firstNonNil { fingerprints[$0] }
    let sameStem = stem.flatMap { fingerprints[$0] }
    if fingerprints.count < limit {
      for fingerprint in fingerprintsOfQuestion { fingerprints.insert(number, for: fingerprint) }
      if let stem { fingerprints.insert(number, for: stem) }
    }
    if let duplicate { return (duplicate, .nearDuplicate) }
    return sameStem.flatMap { Self.refersToOptions(question.text) ? nil : ($0, .conflictingKey) }
  }

  /// The fingerprint of all words, and those without one of the common words; none if there are too few words.
  private static func fingerprints(of words: QuestionWords, in language: Language) -> [UInt64] {
    let languageHash = Array(language.tag.utf8).stableHash
    let all = words.all.reduce(languageHash, &+)
    guard words.all.count > minimumWordCount else { return words.all.count == minimumWordCount ? [all] : [] }
    return [all] + words.common.map { all &- $0 }
  }

  /// The fingerprint of the question's own words, without its right answer.
  private static func stemFingerprint(of words: QuestionWords, in language: Language) -> UInt64? {
    guard words.text.words.count >= minimumWordCount else { return nil }
    return words.text.words.reduce(~Array(language.tag.utf8).stableHash, &+)
  }

  private static func refersToOptions(_ text: String) -> Bool {
    optionPhrases.contains(where: text.lowercased().contains)
  }
}

extension Array {
  fileprivate func firstNonNil<Value>(_ transform: (Element) -> Value?) -> Value? {
    for element in self { if let value = transform(element) { return value } }
    return nil
  }
}

/// The words of a question and of its right answer.
struct QuestionWords: Sendable {
  let text: BagOfWords
  let correctAnswer: BagOfWords
  /// The words of both.
  let all: Set<UInt64>
  /// The words of the text that aren't names and aren't in the right answer.
  let common: [UInt64]

  init(_ question: TriviaQuestion) {
    let text = BagOfWords(question.text)
    let correctAnswer = BagOfWords(question.correctAnswer)
    self.text = text
    self.correctAnswer = correctAnswer
    all = Set(text.words).union(correctAnswer.words)
    let correctWords = Set(correctAnswer.words)
    common = text.words.filter { !text.namesAndNumbers.contains($0) && !correctWords.contains($0) }
  }
}

/// A hash table from fingerprints to questions' numbers, in one flat array of 8-byte slots.
///
/// A slot has 40 bits of its fingerprint and the number. With six million fingerprints, one look-up in 200,000 finds a
/// wrong one.
private struct FingerprintTable: Sendable {
  private static let indexBits: UInt64 = 24
  private static let maxIndex = Int32(1 << indexBits - 2)

  /// 0 for an empty slot; otherwise the fingerprint's bits, and the number plus 1.
  private var slots = [UInt64](repeating: 0, count: 1 << 12)
  private(set) var count = 0

  subscript(fingerprint: UInt64) -> Int32? {
    let slot = slots[index(of: fingerprint, in: slots)]
    return slot == 0 ? nil : Int32(slot & (1 << Self.indexBits - 1)) - 1
  }

  /// Keeps the first number of a fingerprint.
  mutating func insert(_ number: Int32, for fingerprint: UInt64) {
    let index = index(of: fingerprint, in: slots)
    guard slots[index] == 0, (0...Self.maxIndex).contains(number) else { return }
    slots[index] = (fingerprint >> Self.indexBits) << Self.indexBits | UInt64(number + 1)
    count += 1
    if count * 10 > slots.count * 8 { grow() }
  }

  /// The slot of a fingerprint, or the slot where it would be.
  private func index(of fingerprint: UInt64, in slots: [UInt64]) -> Int {
    let bits = fingerprint >> Self.indexBits
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
