import QuizEngine
import QuizFormats

/// Which questions several files have brought so far, so that of those about the same question only the first one counts:
/// else each import would have them change it back and forth. Within a file its reader sees to that.
///
/// A question takes some 25 bytes. It is known by 64 bits of a hash, and what is said about it by 32: of a million questions
/// two are taken for one once in 30 million imports.
struct ImportDeduplicator {
  /// Later ones aren't remembered.
  private static let maximumCount = 1_500_000

  enum Occurrence: Hashable {
    case first
    /// An earlier row said the same.
    case repeated
    /// An earlier row said something else about the same question.
    case conflicting
  }

  private let isSingleFile: Bool
  private var digests: [Int: UInt32] = [:]

  /// - Parameter files: how many there are; with one there is nothing to remember.
  init(files: Int) { isSingleFile = files < 2 }

  /// How a question stands to the earlier ones. It is remembered itself where it is the first.
  mutating func add(_ entry: BankReadResult.Entry) -> Occurrence {
    guard !isSingleFile else { return .first }
    let (identity, content) = (Self.identity(entry.question), Self.content(entry))
    if let earlier = digests[identity] { return earlier == content ? .repeated : .conflicting }
    if digests.count < Self.maximumCount { digests[identity] = content }
    return .first
  }

  private static func identity(_ question: TriviaQuestion) -> Int {
    var hasher = Hasher()
    hasher.combine(question.language)
    hasher.combine(question.text)
    hasher.combine(question.key)
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
    hasher.combine(entry.name)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
