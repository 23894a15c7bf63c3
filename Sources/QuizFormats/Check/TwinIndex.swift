public import QuizEngine

/// Finds questions that say nearly the same as one that came before, in constant time for each.
///
/// Two questions count as twins where their words are the same, those of the right answer among them, whatever their order
/// and spelling; also where one of them has a single common word more, or another one, as long as it is no name and no
/// number. So each question leaves a mark for its words, and one for its words without each common one; twins share a mark
/// (the idea of Garbe's SymSpell, for words in place of letters).
public struct TwinIndex: Sendable {
  /// How two questions are alike.
  public enum Likeness: Hashable, Sendable {
    /// They say the same, but for a word perhaps.
    case twin
    /// They ask the same in the same words, with another right answer.
    case otherKey
  }

  /// With fewer words, leaving one out leaves too little.
  private static let leastWords = 3
  /// A question that speaks of its own answers isn't the same with others.
  private static let choosers = ["of these", "following", "из этих", "из перечисленных", "из следующих", "下列", "以下"]

  private var marks: MarkTable
  private let most: Int

  /// - Parameter most: when so many marks are kept, further questions are only compared. A question leaves some six, of
  ///   10 to 20 bytes each.
  public init(most: Int = 6_000_000) {
    self.most = most
    marks = MarkTable()
  }

  /// Looks for an earlier question that is like this one, and remembers this one.
  ///
  /// - Parameter place: by which it is told later.
  /// - Returns: the place of the earlier question.
  public mutating func add(_ question: TriviaQuestion, at place: Int32) -> (place: Int32, likeness: Likeness)? {
    add(QuestionWords(question), of: question, at: place)
  }

  mutating func add(
    _ words: QuestionWords, of question: TriviaQuestion, at place: Int32
  ) -> (place: Int32, likeness: Likeness)? {
    let own = Self.marks(of: words, in: question.language)
    let asked = Self.askedMark(of: words, in: question.language)
    let twin = own.firstNonNil { marks[$0] }
    let other = asked.flatMap { marks[$0] }
    if marks.count < most {
      for mark in own { marks.put(place, at: mark) }
      if let asked { marks.put(place, at: asked) }
    }
    if let twin { return (twin, .twin) }
    return other.flatMap { Self.isChooser(question.text) ? nil : ($0, .otherKey) }
  }

  private static func marks(of words: QuestionWords, in language: Language) -> [UInt64] {
    let stem = Array(language.tag.utf8).hashed
    let all = words.all.reduce(stem, &+)
    guard words.all.count > leastWords else { return words.all.count == leastWords ? [all] : [] }
    return [all] + words.common.map { all &- $0 }
  }

  private static func askedMark(of words: QuestionWords, in language: Language) -> UInt64? {
    guard words.text.words.count >= leastWords else { return nil }
    return words.text.words.reduce(~Array(language.tag.utf8).hashed, &+)
  }

  private static func isChooser(_ text: String) -> Bool { choosers.contains(where: text.lowercased().contains) }
}

extension Array {
  fileprivate func firstNonNil<Value>(_ look: (Element) -> Value?) -> Value? {
    for element in self { if let value = look(element) { return value } }
    return nil
  }
}

/// The words of a question and of its right answer.
struct QuestionWords: Sendable {
  let text: WordBag
  let key: WordBag
  /// Those of both.
  let all: Set<UInt64>
  /// Those of the text that are no names, and not in the right answer either.
  let common: [UInt64]

  init(_ question: TriviaQuestion) {
    let (text, key) = (WordBag(question.text), WordBag(question.key))
    (self.text, self.key) = (text, key)
    all = Set(text.words).union(key.words)
    let keyWords = Set(key.words)
    common = text.words.filter { !text.names.contains($0) && !keyWords.contains($0) }
  }
}

/// Marks and the places that left them, in one flat piece of memory: 8 bytes a slot.
///
/// A slot keeps 40 bits of its mark, and its place. Of six million marks another one has the same 40 bits once in 200,000
/// look-ups.
private struct MarkTable: Sendable {
  private static let placeBits: UInt64 = 24
  private static let largestPlace = Int32(1 << placeBits - 2)

  /// 0 where nothing lies; otherwise the mark's bits, and the place counted from 1.
  private var slots = [UInt64](repeating: 0, count: 1 << 12)
  private(set) var count = 0

  subscript(mark: UInt64) -> Int32? {
    let slot = slots[index(of: mark, in: slots)]
    return slot == 0 ? nil : Int32(slot & (1 << Self.placeBits - 1)) - 1
  }

  /// The first one that left a mark keeps it.
  mutating func put(_ place: Int32, at mark: UInt64) {
    let index = index(of: mark, in: slots)
    guard slots[index] == 0, (0...Self.largestPlace).contains(place) else { return }
    slots[index] = (mark >> Self.placeBits) << Self.placeBits | UInt64(place + 1)
    count += 1
    if count * 10 > slots.count * 8 { grow() }
  }

  /// Where the mark lies, or would.
  private func index(of mark: UInt64, in slots: [UInt64]) -> Int {
    let bits = mark >> Self.placeBits
    var index = Int(truncatingIfNeeded: bits) & (slots.count - 1)
    while slots[index] != 0, slots[index] >> Self.placeBits != bits { index = (index + 1) & (slots.count - 1) }
    return index
  }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: slots.count * 2)
    for slot in slots where slot != 0 { larger[index(of: slot, in: larger)] = slot }
    slots = larger
  }
}
