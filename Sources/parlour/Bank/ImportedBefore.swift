import QuizEngine
import QuizFormats

/// Which questions files have brought so far, so that of two rows about the same question only the first one counts: else
/// each import would have them change it back and forth.
///
/// A question takes some 25 bytes. It is known by 64 bits of a hash, and what is said about it by 31: of a million questions
/// two are taken for one once in 30 million imports.
struct ImportedBefore {
  enum Row: Hashable {
    case first
    /// An earlier row said the same.
    case again(isNew: Bool)
    /// An earlier row said something else about the same question.
    case otherwise
  }

  /// What was said about a question, and in the last bit whether the bank never had it.
  private var rows: [Int: UInt32] = [:]

  /// How a question stands to the earlier ones.
  func look(_ entry: BankReading.Entry) -> Row {
    guard let earlier = rows[Self.identity(entry.question)] else { return .first }
    return earlier >> 1 == Self.content(entry) ? .again(isNew: earlier & 1 == 1) : .otherwise
  }

  /// Remembers a question that came first.
  mutating func remember(_ entry: BankReading.Entry, isNew: Bool) {
    rows[Self.identity(entry.question)] = Self.content(entry) << 1 | (isNew ? 1 : 0)
  }

  private static func identity(_ question: TriviaQuestion) -> Int {
    var hasher = Hasher()
    hasher.combine(question.language)
    hasher.combine(question.text)
    hasher.combine(question.key)
    return hasher.finalize()
  }

  /// 31 bits.
  private static func content(_ entry: BankReading.Entry) -> UInt32 {
    let question = entry.question
    var hasher = Hasher()
    hasher.combine(question.category)
    hasher.combine(question.difficulty)
    hasher.combine(question.distractors.sorted())
    hasher.combine(question.explanation)
    hasher.combine(question.source)
    hasher.combine(question.licence)
    hasher.combine(entry.name)
    return UInt32(truncatingIfNeeded: hasher.finalize()) >> 1
  }
}
