internal import QuizDatabase
internal import QuizEngine

/// Finds questions for practice: those in the practice pool, and those whose date has ended and that aren't in the draw
/// pool again.
struct PracticeReader {
  let db: ReadConnection
  let game: GameID
  /// The latest date that has ended in all time zones.
  let ended: CalendarDate

  /// A random practice question: one whose date has ended everywhere, or one of the practice pool. Never a coming one.
  ///
  /// - Parameter seed: chooses the question; each is equally likely.
  func randomQuestion(_ difficulty: Difficulty?, _ category: TriviaCategory?, seed: UInt64) throws -> PracticeQuestion?
  {
    var generator = SeededGenerator(seed: seed, stream: .draw)
    guard let number = try pick(difficulty, category, with: &generator) else { return nil }
    return try QuestionRows(db: db).find(number).map { PracticeQuestion(id: BankQuestionID(number), question: $0) }
  }

  /// Returns a random question for practice; nil if there is none. The practice pool takes logarithmic time. Past dates
  /// are scanned, which takes about 50 ns for each.
  private func pick(
    _ difficulty: Difficulty?, _ category: TriviaCategory?, with generator: inout SeededGenerator
  ) throws -> Int64? {
    let pools = try pools(difficulty, category)
    let practiceCount = pools.reduce(0) { $0 + $1.count }
    let past = try count(difficulty, category)
    guard practiceCount + past > 0 else { return nil }
    for _ in 0..<32 {
      let position = generator.next(upperBound: practiceCount + past)
      let found =
        try position < practiceCount
        ? question(at: position, in: pools) : all(difficulty, category, from: position - practiceCount, limit: 1).first
      if let found { return found }
    }
    let rest = try all(difficulty, category, from: 0, limit: .max)
    return rest.isEmpty ? nil : rest[generator.next(upperBound: rest.count)]
  }

  private func pools(
    _ difficulty: Difficulty?, _ category: TriviaCategory?
  ) throws -> [(practicePool: PracticePool<ReadConnection>, category: TriviaCategory, count: Int)] {
    try Difficulty.allCases.filter { difficulty == nil || $0 == difficulty }.flatMap { difficulty in
      let practicePool = PracticePool(db: db, game: game, difficulty: difficulty)
      return try TriviaCategory.allCases.filter { category == nil || $0 == category }
        .map { (practicePool: practicePool, category: $0, count: try practicePool.count(of: $0)) }
    }
  }

  private func question(
    at position: Int, in pools: [(practicePool: PracticePool<ReadConnection>, category: TriviaCategory, count: Int)]
  ) throws -> Int64? {
    var position = position
    for pool in pools {
      if position < pool.count { return try pool.practicePool.element(at: position, in: pool.category) }
      position -= pool.count
    }
    return nil
  }

  private func count(_ difficulty: Difficulty?, _ category: TriviaCategory?) throws -> Int {
    try db.first(PracticeStatement.pastCount, filter(difficulty, category)) { try $0[0] as Int } ?? 0
  }

  /// Past questions that can be practised, in the order of their dates. A question that was asked on several dates is
  /// listed only at the last one.
  private func all(
    _ difficulty: Difficulty?, _ category: TriviaCategory?, from position: Int, limit: Int
  ) throws -> [Int64] {
    try db.all(PracticeStatement.pastAt, filter(difficulty, category) + ["limit": limit, "offset": position]) { row in
      (question: try row["question_id"] as Int64, date: try row["date"] as CalendarDate)
    }
    .filter { entry in
      let questions = QuestionRows(db: db)
      return try questions.isPast(entry.question, until: entry.date) && !questions.isInPracticePool(entry.question)
    }
    .map(\.question)
  }

  private func filter(_ difficulty: Difficulty?, _ category: TriviaCategory?) -> SQLArguments {
    ["game": game, "date": ended, "difficulty": difficulty, "category": category]
  }
}

extension QuestionRows {
  /// The practice question of an id; nil if it can't be practised.
  ///
  /// - Parameter ended: as ``PracticeReader/ended``.
  func practiceQuestion(_ id: BankQuestionID, ended: CalendarDate) throws -> PracticeQuestion? {
    guard let question = try find(id.number) else { return nil }
    let isForPractice = try isInPracticePool(id.number) || isPast(id.number, until: ended)
    return isForPractice ? PracticeQuestion(id: id, question: question) : nil
  }

  fileprivate func isInPracticePool(_ number: Int64) throws -> Bool {
    try db.exists(BankStatement.practicePoolPosition, [number])
  }

  /// Whether a question was asked last on a date or before, and isn't drawn again.
  fileprivate func isPast(_ number: Int64, until date: CalendarDate) throws -> Bool {
    guard try db.first(PracticeStatement.isPast, [number, date], { try $0[0] as Bool }) == true else {
      return false
    }
    return try !db.exists(BankStatement.drawPoolPosition, [number]) && !isRetired(number)
  }
}
