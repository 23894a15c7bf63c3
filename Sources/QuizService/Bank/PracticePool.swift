internal import QuizDatabase
internal import QuizEngine

/// The questions of a game and difficulty that are reserved for practice and not drawn. In each category, positions
/// count from 0 without gaps.
struct PracticePool<Connection: SQLReader> {
  /// The fewest questions of a game and difficulty from which a practice pool is reserved.
  static var smallestBank: Int { 10 }

  let db: Connection
  let game: GameID
  let difficulty: Difficulty

  func count(of category: TriviaCategory) throws -> Int {
    try db.first(BankStatement.practicePoolCount, arguments(for: category)) { try $0[0] as Int } ?? 0
  }

  func element(at position: Int, in category: TriviaCategory) throws -> Int64? {
    try db.first(BankStatement.practicePoolAt, arguments(for: category) + [position]) { try $0[0] as Int64 }
  }

  private func arguments(for category: TriviaCategory) -> SQLArguments { [game, difficulty, category] }
}

extension PracticePool where Connection == Transaction {
  func append(_ questionNumber: Int64, _ category: TriviaCategory) throws {
    try append(questionNumber, category, at: count(of: category))
  }

  /// - Parameter position: the first free position.
  func append(_ questionNumber: Int64, _ category: TriviaCategory, at position: Int) throws {
    try db.run(BankStatement.practicePoolInsert, arguments(for: category) + [position, questionNumber])
  }

  /// Removes a question from the pool. Does nothing if it isn't there.
  func remove(_ questionNumber: Int64, _ category: TriviaCategory) throws {
    guard let position = try db.first(BankStatement.practicePoolPosition, [questionNumber], { try $0[0] as Int }) else {
      return
    }
    let end = try count(of: category) - 1
    let last = try element(at: end, in: category)
    try db.run(BankStatement.practicePoolDelete, [questionNumber])
    if position < end { try db.run(BankStatement.practicePoolMove, [position, last]) }
  }

  /// Empties the pool and returns its questions.
  func removeAll() throws -> [Int64] {
    let arguments: SQLArguments = [game, difficulty]
    let questions = try db.all(BankStatement.practicePoolAll, arguments) { try $0[0] as Int64 }
    try db.run(BankStatement.practicePoolClear, arguments)
    return questions
  }
}
