internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// The questions of a game and difficulty that can be drawn. Their positions count from 0 without gaps.
///
/// A draw picks a random position, and the question at the last position moves there. So all questions are equally
/// likely, and a draw takes logarithmic time.
struct DrawPool<Connection: SQLReader> {
  let db: Connection
  let game: GameID
  let difficulty: Difficulty

  var count: Int {
    get throws { try db.first(BankStatement.drawPoolCount, [game, difficulty]) { try $0[0] as Int } ?? 0 }
  }

  /// Whether the game has a question of this difficulty. Without one nothing can be drawn.
  var hasQuestion: Bool { get throws { try count > 0 || !askedQuestions(limit: 1).isEmpty } }

  /// The questions that the game asks: those of its languages that have all of them. A language that shares another
  /// game has no game of its own. Takes linear time.
  fileprivate func askedQuestions(limit: Int = .max) throws -> [AskedQuestion] {
    let games = try GameLanguageRows(db: db).all
    guard games.game(of: game.primaryLanguage) == game else { return [] }
    var questions: [AskedQuestion] = []
    for language in games.languages(of: game) where questions.count < limit {
      questions += try askedQuestions(in: language, limit: limit - questions.count)
    }
    return questions
  }

  private func askedQuestions(in language: Language, limit: Int) throws -> [AskedQuestion] {
    try db.all(BankStatement.askedQuestions, [language, difficulty, game, limit]) { row in
      let number: Int64 = try row["id"]
      guard let category = TriviaCategory(rawValue: try row["category"]) else {
        throw StoreError.damaged(detail: "question \(number)")
      }
      return AskedQuestion(number: number, digest: try row["identity_digest"], category: category)
    }
  }

  /// How often a question of another category is picked at random, before all questions of a small pool are read.
  private static var picksOfOtherCategory: Int { 64 }
  /// The largest pool whose questions are all read. A draw out of a million must stay quick.
  private static var searchedCount: Int { 1000 }
}

extension DrawPool where Connection == Transaction {
  func append(_ questionNumber: Int64) throws { try append(questionNumber, at: count) }

  /// Makes transactions that change the draw pool or the practice pool run one after the other; call it before a
  /// change. In a cluster a row lock works on one node only. There, both transactions write this row, so one of them
  /// fails and is repeated.
  func acquireMutex() throws { try db.run(BankStatement.acquireMutex, [game, difficulty]) }

  /// Removes a random question and returns it; nil if the bank has none of this kind.
  ///
  /// If the pool has questions of other categories than `avoided`, one of those is drawn; each is equally likely. In a
  /// large pool that has hardly any, they may be missed.
  ///
  /// When all questions were asked, the pool is filled with them again. From then on, questions that were added since,
  /// including those in the practice pool, are drawn before any that was already asked. Finding these takes linear
  /// time.
  func draw(with generator: inout SeededGenerator, avoiding avoided: Set<TriviaCategory> = []) throws -> Int64? {
    try acquireMutex()
    guard let question = try pick(with: &generator, avoiding: avoided) else { return nil }
    guard try wasAsked(question) else {
      try remove(question)
      return question
    }
    for statement in [BankStatement.drawPoolUnasked, .practicePoolUnasked] {
      let unasked = try db.all(statement, [game, difficulty]) { row in
        (number: try row["question_id"] as Int64, category: try row["category"] as String)
      }
      guard !unasked.isEmpty else { continue }
      let others = unasked.filter { !avoided.map(\.rawValue).contains($0.category) }
      let eligible = others.isEmpty ? unasked : others
      let chosen = eligible[generator.next(upperBound: eligible.count)]
      try remove(chosen.number)
      if let category = TriviaCategory(rawValue: chosen.category) {
        try PracticePool(db: db, game: game, difficulty: difficulty).remove(chosen.number, category)
      }
      return chosen.number
    }
    try remove(question)
    return question
  }

  /// A random question, of another category than `avoided` if the pool has one.
  private func pick(with generator: inout SeededGenerator, avoiding avoided: Set<TriviaCategory>) throws -> Int64? {
    guard let first = try pick(with: &generator) else { return nil }
    guard !avoided.isEmpty, try isOf(avoided, first) else { return first }
    for _ in 0..<Self.picksOfOtherCategory {
      guard let question = try pickOnce(with: &generator) else { return first }
      if try !isOf(avoided, question) { return question }
    }
    guard try count <= Self.searchedCount else { return first }
    let others = try db.all(BankStatement.drawPoolCategories, [game, difficulty]) { row in
      (number: try row["question_id"] as Int64, category: TriviaCategory(rawValue: try row["category"]))
    }
    .filter { $0.category.map { !avoided.contains($0) } ?? false }
    return others.isEmpty ? first : others[generator.next(upperBound: others.count)].number
  }

  private func isOf(_ categories: Set<TriviaCategory>, _ questionNumber: Int64) throws -> Bool {
    let name = try db.first(BankStatement.category, [questionNumber]) { try $0[0] as String }
    return name.flatMap(TriviaCategory.init(rawValue:)).map(categories.contains) ?? false
  }

  private func wasAsked(_ questionNumber: Int64) throws -> Bool {
    try db.exists(BankStatement.wasAsked, [questionNumber, game])
  }

  /// Returns a random question and leaves it in the pool.
  ///
  /// - Parameters:
  ///   - avoided: questions of other categories are preferred: 64 random picks look for one.
  ///   - isExcluded: whether a question isn't acceptable. After 64 random picks without an acceptable one, all
  ///     questions are tested.
  func peek(
    with generator: inout SeededGenerator, avoiding avoided: Set<TriviaCategory> = [],
    skipping isExcluded: (Int64) throws -> Bool
  ) throws -> Int64? {
    for _ in 0..<(avoided.isEmpty ? 0 : Self.picksOfOtherCategory) {
      guard let question = try pick(with: &generator) else { return nil }
      if try !isOf(avoided, question) && !isExcluded(question) { return question }
    }
    for _ in 0..<64 {
      guard let question = try pick(with: &generator) else { return nil }
      if try !isExcluded(question) { return question }
    }
    let rest = try db.all(BankStatement.drawPoolAll, [game, difficulty]) { try $0[0] as Int64 }
      .filter { try !isExcluded($0) }
    return rest.isEmpty ? nil : rest[generator.next(upperBound: rest.count)]
  }

  /// Removes a question from the pool. Does nothing if it isn't there.
  func remove(_ questionNumber: Int64) throws {
    guard let position = try db.first(BankStatement.drawPoolPosition, [questionNumber], { try $0[0] as Int }) else {
      return
    }
    let end = try count - 1
    let last = try element(at: end)
    try db.run(BankStatement.drawPoolDelete, [questionNumber])
    if position < end { try db.run(BankStatement.drawPoolMove, [position, last]) }
  }

  private func pick(with generator: inout SeededGenerator) throws -> Int64? {
    if let question = try pickOnce(with: &generator) { return question }
    // The pool is empty, or another draw took the last position between the two reads. That can't happen while this
    // transaction has the mutex.
    try acquireMutex()
    if try count == 0 { try refill() }
    return try pickOnce(with: &generator)
  }

  private func pickOnce(with generator: inout SeededGenerator) throws -> Int64? {
    let count = try count
    return count == 0 ? nil : try element(at: generator.next(upperBound: count))
  }

  private func element(at position: Int) throws -> Int64? {
    try db.first(BankStatement.drawPoolAt, [game, difficulty, position]) { try $0[0] as Int64 }
  }

  /// - Parameter position: the first free position.
  func append(_ questionNumber: Int64, at position: Int) throws {
    try db.run(BankStatement.drawPoolInsert, [game, difficulty, position, questionNumber])
  }

  /// Fills the empty pool: first with the practice pool; if that is empty too, with the whole bank except a new
  /// practice pool. Takes linear time.
  private func refill() throws {
    let practicePool = PracticePool(db: db, game: game, difficulty: difficulty)
    var questions = try practicePool.removeAll()
    if questions.isEmpty { questions = try reserveForPractice(in: practicePool) }
    for (position, question) in questions.enumerated() { try append(question, at: position) }
  }

  /// Removes the questions that the game doesn't ask now from the pool and from the practice pool beside it. Takes
  /// linear time; call it with the mutex.
  func removeUnasked() throws {
    let asked = Set(try askedQuestions().map(\.number))
    for question in try pooledQuestions() where !asked.contains(question) {
      guard let category = try QuestionRows(db: db).find(question)?.category else { continue }
      try remove(question)
      try PracticePool(db: db, game: game, difficulty: difficulty).remove(question, category)
    }
  }

  /// Adds the questions that the game asks now to the pool, or to the practice pool beside it. Those that were asked
  /// since the pool was filled last stay outside. Takes linear time; call it with the mutex.
  func addAsked() throws {
    let pooled = Set(try pooledQuestions())
    for question in try askedQuestions() where try !pooled.contains(question.number) && !wasAsked(question.number) {
      try QuestionRows(db: db).addToPool(question.number, question.digest, of: self, question.category)
    }
  }

  private func pooledQuestions() throws -> [Int64] {
    try [BankStatement.drawPoolAll, .practicePoolAll].flatMap {
      try db.all($0, [game, difficulty]) { try $0[0] as Int64 }
    }
  }

  /// Moves a tenth of the bank to the practice pool and returns the rest.
  private func reserveForPractice(in practicePool: PracticePool<Transaction>) throws -> [Int64] {
    let all = try askedQuestions()
    guard all.count >= PracticePool<Transaction>.smallestBank else { return all.map(\.number) }
    for question in all where question.digest.isForPractice {
      try practicePool.append(question.number, question.category)
    }
    return all.filter { !$0.digest.isForPractice }.map(\.number)
  }
}

/// A question that a game asks.
private struct AskedQuestion {
  let number: Int64
  let digest: QuestionDigest
  let category: TriviaCategory
}
