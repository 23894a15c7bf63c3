internal import QuizEngine
internal import QuizService

/// Finds questions to practise with: those on the shelf, and those whose date has ended and that don't wait to be drawn
/// again.
struct PracticeRows {
  let db: any SQLSession
  let language: Language
  /// The latest date that has ended everywhere.
  let ended: CalendarDate

  /// The shelf's part takes logarithmic time; the past is walked through, some 50 ns for each of its dates.
  func pick(
    _ difficulty: Difficulty?, _ category: QuizEngine.Category?, with dice: inout SeededGenerator
  ) throws -> Int64? {
    let cells = try shelves(difficulty, category)
    let shelved = cells.reduce(0) { $0 + $1.count }
    let past = try count(difficulty, category)
    guard shelved + past > 0 else { return nil }
    for _ in 0..<32 {
      let place = dice.below(shelved + past)
      let found =
        try place < shelved
        ? question(at: place, in: cells) : all(difficulty, category, from: place - shelved, limit: 1).first
      if let found { return found }
    }
    let rest = try all(difficulty, category, from: 0, limit: .max)
    return rest.isEmpty ? nil : rest[dice.below(rest.count)]
  }

  /// Whether a question can be practised.
  func has(_ question: Int64) throws -> Bool {
    if try isShelved(question) { return true }
    let isPast = try db.first(OperatorQuery.isPast, [question, ended.number]) { try $0[0] as Bool } ?? false
    return try isPast && isFree(question)
  }

  private func shelves(
    _ difficulty: Difficulty?, _ category: QuizEngine.Category?
  ) throws -> [(shelf: Shelf, category: QuizEngine.Category, count: Int)] {
    try Difficulty.allCases.filter { difficulty == nil || $0 == difficulty }.flatMap { difficulty in
      let shelf = Shelf(db: db, language: language, difficulty: difficulty)
      return try QuizEngine.Category.allCases.filter { category == nil || $0 == category }
        .map { (shelf: shelf, category: $0, count: try shelf.count(of: $0)) }
    }
  }

  private func question(
    at place: Int, in cells: [(shelf: Shelf, category: QuizEngine.Category, count: Int)]
  ) throws -> Int64? {
    var place = place
    for cell in cells {
      if place < cell.count { return try cell.shelf.at(place, of: cell.category) }
      place -= cell.count
    }
    return nil
  }

  private func count(_ difficulty: Difficulty?, _ category: QuizEngine.Category?) throws -> Int {
    try db.first(OperatorQuery.pastCount, filter(difficulty, category)) { try $0[0] as Int } ?? 0
  }

  /// Those of the past, in its order, that can be practised. One that was asked on several dates counts with the last.
  private func all(
    _ difficulty: Difficulty?, _ category: QuizEngine.Category?, from place: Int, limit: Int
  ) throws -> [Int64] {
    try db.all(OperatorQuery.pastAt, filter(difficulty, category) + [place, limit]) { row in
      (question: try row[0] as Int64, date: try row[1] as Int)
    }
    .filter { entry in
      try db.first(OperatorQuery.isPast, [entry.question, entry.date], { try $0[0] as Bool }) == true
        && isFree(entry.question) && !isShelved(entry.question)
    }
    .map(\.question)
  }

  private func isShelved(_ question: Int64) throws -> Bool {
    try db.first(BankQuery.shelfPlace, [question]) { _ in true } ?? false
  }

  private func isFree(_ question: Int64) throws -> Bool {
    try db.first(BankQuery.urnPlace, [question], { _ in true }) == nil && !QuestionRows(db: db).isRetired(question)
  }

  private func filter(_ difficulty: Difficulty?, _ category: QuizEngine.Category?) -> SQLArguments {
    [language.tag, ended.number, difficulty?.rawValue, category?.rawValue]
  }
}
