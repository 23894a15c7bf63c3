internal import QuizEngine
internal import QuizService

/// The questions of a language and difficulty that are kept out of the draw, to practise with: in each category in
/// places from 0 on without a gap.
struct Shelf {
  /// A language and difficulty with fewer questions has nothing to spare.
  static let smallestBank = 10

  let db: any SQLSession
  let language: Language
  let difficulty: Difficulty

  func count(of category: QuizEngine.Category) throws -> Int {
    try db.first(BankQuery.shelfCount, kind(category)) { try $0[0] as Int } ?? 0
  }

  func at(_ place: Int, of category: QuizEngine.Category) throws -> Int64? {
    try db.first(BankQuery.shelfAt, kind(category) + [place]) { try $0[0] as Int64 }
  }

  func put(_ question: Int64, _ category: QuizEngine.Category) throws {
    try put(question, category, at: count(of: category))
  }

  /// - Parameter place: the first free one.
  func put(_ question: Int64, _ category: QuizEngine.Category, at place: Int) throws {
    try db.run(BankQuery.shelfPut, kind(category) + [place, question])
  }

  /// A question that isn't there stays away.
  func remove(_ question: Int64, _ category: QuizEngine.Category) throws {
    guard let place = try db.first(BankQuery.shelfPlace, [question], { try $0[0] as Int }) else { return }
    let end = try count(of: category) - 1
    let last = try at(end, of: category)
    try db.run(BankQuery.shelfTake, [question])
    if place < end { try db.run(BankQuery.shelfMove, [place, last]) }
  }

  /// Takes everything off.
  func clear() throws -> [Int64] {
    let kind: SQLArguments = [language.tag, difficulty.rawValue]
    let questions = try db.all(BankQuery.shelfAll, kind) { try $0[0] as Int64 }
    try db.run(BankQuery.shelfClear, kind)
    return questions
  }

  private func kind(_ category: QuizEngine.Category) -> SQLArguments {
    [language.tag, difficulty.rawValue, category.rawValue]
  }
}
