internal import QuizEngine

/// Finds questions that occurred earlier in a file.
///
/// It keeps a 64-bit hash per question. Among a million questions, two collide by chance in one of thirty million
/// files. The hash has a random seed in each process, so nobody can construct collisions.
struct DuplicateIndex {
  /// Later questions aren't added; the store detects duplicates anyway.
  static let capacity = 1_500_000

  private struct Position {
    let line: Int32
    /// An index in ``files``.
    let file: Int32
  }

  private var positions: [Int: Position] = [:]
  /// The names of the files that the questions are in: of one, except in an archive or a workbook.
  private var files: [String] = []

  /// Where the same earlier question is; if there is none, adds this one and returns nil.
  ///
  /// - Parameter file: the name of the file, or of the part of an archive.
  mutating func first(of question: TriviaQuestion, orInsert line: Int, of file: String) -> (line: Int, file: String)? {
    var hasher = Hasher()
    hasher.combine(question.language.tag)
    hasher.combine(question.text)
    hasher.combine(question.correctAnswer)
    let hash = hasher.finalize()
    if let first = positions[hash] { return (Int(first.line), files[Int(first.file)]) }
    if files.last != file { files.append(file) }
    if positions.count < Self.capacity {
      positions[hash] = Position(line: Int32(clamping: line), file: Int32(clamping: files.count - 1))
    }
    return nil
  }
}
