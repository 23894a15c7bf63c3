internal import QuizEngine

/// Finds questions that occurred earlier in a file.
///
/// It keeps a 64-bit hash per question. Among a million questions, two collide by chance in one of thirty million
/// files. The hash has a random seed in each process, so nobody can construct collisions.
struct DuplicateIndex {
  /// Later questions aren't added; the store detects duplicates anyway.
  static let capacity = 1_500_000

  private var lines: [Int: Int32] = [:]

  /// The line of the same earlier question; if there is none, adds this one and returns nil.
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
