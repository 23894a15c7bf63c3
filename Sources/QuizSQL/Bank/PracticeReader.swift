internal import QuizEngine
internal import QuizService

/// Finds questions to practise with: those on the shelf, and those whose date has ended and that don't wait to be drawn
/// again.
struct PracticeReader {
  let db: any SQLConnection
  let language: Language
  /// The latest date that has ended everywhere.
  let ended: CalendarDate

  /// The shelf's part takes logarithmic time; the past is walked through, some 50 ns for each of its dates.
  func pick(
    _ difficulty: Difficulty?, _ category: QuizEngine.TriviaCategory?, with dice: inout SeededGenerator
  ) throws -> Int64? {
    let cells = try pools(difficulty, category)
    let shelved = cells.reduce(0) { $0 + $1.count }
    let past = try count(difficulty, category)
    guard shelved + past > 0 else { return nil }
    for _ in 0..<32 {
      let place = dice.next(upperBound: shelved + past)
      let found =
        try place < shelved
        ? question(at: place, in: cells) : all(difficulty, category, from: place - shelved, limit: 1).first
      if let found { return found }
    }
    let rest = try all(difficulty, category, from: 0, limit: .max)
    return rest.isEmpty ? nil : rest[dice.next(upperBound: rest.count)]
  }

  /// Whether a question can be practised.
  func has(_ question: Int64) throws -> Bool {
    if try isInPracticePool(question) { return true }
    let isPast = try db.first(AdminQuery.isPast, [question, ended.epochDay]) { try $0[0] as Bool } ?? false
    return try isPast && isNotDrawable(question)
  }

  private func pools(
    _ difficulty: Difficulty?, _ category: QuizEngine.TriviaCategory?
  ) throws -> [(shelf: PracticePool, category: QuizEngine.TriviaCategory, count: Int)] {
    try Difficulty.allCases.filter { difficulty == nil || $0 == difficulty }.flatMap { difficulty in
      let shelf = PracticePool(db: db, language: language, difficulty: difficulty)
      return try QuizEngine.TriviaCategory.allCases.filter { category == nil || $0 == category }
        .map { (shelf: shelf, category: $0, count: try shelf.count(of: $0)) }
    }
  }

  private func question(
    at place: Int, in cells: [(shelf: PracticePool, category: QuizEngine.TriviaCategory, count: Int)]
  ) throws -> Int64? {
    var place = place
    for cell in cells {
      if place < cell.count { return try cell.shelf.element(at: place, in: cell.category) }
      place -= cell.count
    }
    return nil
  }

  private func count(_ difficulty: Difficulty?, _ category: QuizEngine.TriviaCategory?) throws -> Int {
    try db.first(AdminQuery.pastCount, filter(difficulty, category)) { try $0[0] as Int } ?? 0
  }

  /// Those of the past, in its order, that can be practised. One that was asked on several dates counts with the last.
  private func all(
    _ difficulty: Difficulty?, _ category: QuizEngine.TriviaCategory?, from place: Int, limit: Int
  ) throws -> [Int64] {
    try db.all(AdminQuery.pastAt, filter(difficulty, category) + [place, limit]) { row in
      (question: try row[0] as Int64, date: try row[1] as Int)
    }
    .filter { entry in
      try db.first(AdminQuery.isPast, [entry.question, entry.date], { try $0[0] as Bool }) == true
        && isNotDrawable(entry.question) && !isInPracticePool(entry.question)
    }
    .map(\.question)
  }

  private func isInPracticePool(_ question: Int64) throws -> Bool {
    try db.first(BankQuery.practicePoolPosition, [question]) { _ in true } ?? false
  }

  private func isNotDrawable(_ question: Int64) throws -> Bool {
    try db.first(BankQuery.drawPoolPosition, [question], { _ in true }) == nil
      && !QuestionRows(db: db).isRetired(question)
  }

  private func filter(_ difficulty: Difficulty?, _ category: QuizEngine.TriviaCategory?) -> SQLArguments {
    [language.tag, ended.epochDay, difficulty?.rawValue, category?.rawValue]
  }
}
