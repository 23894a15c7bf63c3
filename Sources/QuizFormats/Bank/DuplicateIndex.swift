internal import QuizEngine

/// Remembers which questions stood where in a file.
///
/// Of each it keeps a hash of 64 bits: among a million questions, two have the same by chance once in thirty million
/// files. Since the hash has a seed of its own in every process, nobody can write such questions on purpose.
struct DuplicateIndex {
  /// Later ones aren't remembered; the store knows its questions anyway.
  static let capacity = 1_500_000

  private var lines: [Int: Int32] = [:]

  /// The line in which the same question stands already; where it doesn't, it does from now on.
  mutating func firstLine(of question: TriviaQuestion, orInsert line: Int) -> Int? {
    var hasher = Hasher()
    hasher.combine(question.language.tag)
    hasher.combine(question.text)
    hasher.combine(question.key)
    let hash = hasher.finalize()
    if let first = lines[hash] { return Int(first) }
    if lines.count < Self.capacity { lines[hash] = Int32(clamping: line) }
    return nil
  }
}
