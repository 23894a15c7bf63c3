import QuizEngine
import QuizFormats

/// Finds questions that come several times in the files of an import. Only the first one counts; otherwise each import
/// would change a question back and forth. Within one file its reader does this.
///
/// A question takes some 25 bytes: a hash of 64 bits for the question, and one of 32 bits for its other fields. With a
/// million questions, two different ones are treated as the same once in 30 million imports.
struct ImportDeduplicator {
  /// Questions beyond this number aren't remembered.
  private static let maxCount = 1_500_000

  enum Occurrence: Hashable {
    case first
    /// An earlier row has the same content.
    case repeated
    /// An earlier row has the same question with other content.
    case conflicting
  }

  private let isSingleFile: Bool
  private var digests: [Int: UInt32] = [:]

  /// - Parameter files: the number of files; with one, nothing is remembered.
  init(files: Int) { isSingleFile = files < 2 }

  /// Compares a question with the earlier ones, and remembers it if it is the first.
  mutating func add(_ entry: BankReadResult.Entry) -> Occurrence {
    guard !isSingleFile else { return .first }
    let identity = Self.identity(entry.question)
    let content = Self.content(entry)
    if let earlier = digests[identity] { return earlier == content ? .repeated : .conflicting }
    if digests.count < Self.maxCount { digests[identity] = content }
    return .first
  }

  private static func identity(_ question: TriviaQuestion) -> Int {
    var hasher = Hasher()
    hasher.combine(question.language)
    hasher.combine(question.text)
    hasher.combine(question.correctAnswer)
    return hasher.finalize()
  }

  private static func content(_ entry: BankReadResult.Entry) -> UInt32 {
    let question = entry.question
    var hasher = Hasher()
    hasher.combine(question.category)
    hasher.combine(question.difficulty)
    hasher.combine(question.distractors.sorted())
    hasher.combine(question.explanation)
    hasher.combine(question.source)
    hasher.combine(question.licence)
    for translation in question.translations {
      hasher.combine(translation.language)
      hasher.combine(translation.text)
      hasher.combine(translation.correctAnswer)
      hasher.combine(translation.distractors.sorted())
      hasher.combine(translation.explanation)
      hasher.combine(translation.source)
    }
    hasher.combine(entry.name)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
