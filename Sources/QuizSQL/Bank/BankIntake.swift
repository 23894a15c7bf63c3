internal import QuizEngine
internal import QuizService

/// Takes many questions in one transaction, each new one by a look-up and two inserts: what is counted is counted here and
/// written at the end.
///
/// The statements are of the simplest kind on purpose: one that might change several rows would have SQLite keep a copy of
/// every page that it touches until the transaction ends.
struct BankIntake {
  private struct Kind: Hashable {
    let language: Language
    let difficulty: Difficulty
  }

  /// How many there are of a language and difficulty by now.
  private struct Stock {
    var questions: Int
    var waiting: Int
    var shelved: [QuizEngine.Category: Int]
    var added: [QuizEngine.Category: Int] = [:]
  }

  private let db: any SQLSession
  private let now: Timestamp
  /// The import that the questions come with; nil for those of a server's own folder.
  private let batch: ImportNumber?
  private var stocks: [Kind: Stock] = [:]

  init(db: any SQLSession, now: Timestamp, batch: ImportNumber? = nil) {
    (self.db, self.now, self.batch) = (db, now, batch)
  }

  /// Adds a question, or corrects the one that the bank has, where it may.
  mutating func take(_ entry: BankEntry) throws -> BankOutcome {
    let digest = BankDigest(entry.question)
    switch try BankStanding(of: entry, digest, in: db) {
    case .new:
      let number = try insert(entry, digest)
      try put(number, entry.question, digest)
      return .added
    case .outdated(let found):
      try Urn(db: db, language: entry.question.language, difficulty: found.difficulty).takeTurn()
      // Before our turn somebody may have drawn or corrected it.
      let standing = try BankStanding(of: entry, digest, in: db)
      if case .outdated(let found) = standing { try replace(found, digest) }
      return standing.outcome
    case .settled(let outcome): return outcome
    }
  }

  /// Writes what was counted.
  mutating func finish() throws {
    for (kind, stock) in stocks {
      for (category, count) in stock.added {
        try db.run(BankQuery.count, [kind.language.tag, kind.difficulty.rawValue, category.rawValue, count])
      }
    }
    stocks = [:]
  }

  /// A question never changes: the old one retires, and the new one comes into its place.
  private mutating func replace(_ old: BankStanding.Outdated, _ digest: BankDigest) throws {
    let rows = QuestionRows(db: db)
    if old.keepsPlace {
      try rows.retire(old.number, digest, at: now)
      let number = try insert(old.correction, digest)
      try db.run(BankQuery.urnSwap, [number, old.number])
      try db.run(BankQuery.shelfSwap, [number, old.number])
    } else {
      // What is counted here would no longer be true.
      try finish()
      try rows.retire(old.number, digest, at: now)
      try rows.withdraw(old.number, old.correction.question.language, old.difficulty, old.category)
      try put(try insert(old.correction, digest), old.correction.question, digest)
    }
  }

  private func insert(_ entry: BankEntry, _ digest: BankDigest) throws -> Int64 {
    let question = entry.question
    guard TriviaItem(drawing: question, seed: 0) != nil else {
      throw StoreError.refused(detail: "a question without a wrong answer")
    }
    try db.run(
      BankQuery.addQuestion,
      [
        digest.bytes, question.language.tag, question.difficulty.rawValue, question.category.rawValue, question.text,
        question.key, try TextList.encode(question.distractors), question.explanation, question.source,
        question.licence, entry.name, now.milliseconds, batch?.number,
      ])
    return db.lastInsertedRowID
  }

  private mutating func put(_ number: Int64, _ question: TriviaQuestion, _ digest: BankDigest) throws {
    let (kind, category) = (Kind(language: question.language, difficulty: question.difficulty), question.category)
    var stock = try stocks[kind] ?? read(kind)
    stock.questions += 1
    stock.added[category, default: 0] += 1
    if stock.questions >= Shelf.smallestBank, digest.isForPractice {
      let place = stock.shelved[category] ?? 0
      try Shelf(db: db, language: kind.language, difficulty: kind.difficulty).put(number, category, at: place)
      stock.shelved[category] = place + 1
    } else {
      try Urn(db: db, language: kind.language, difficulty: kind.difficulty).put(number, at: stock.waiting)
      stock.waiting += 1
    }
    stocks[kind] = stock
  }

  private func read(_ kind: Kind) throws -> Stock {
    let shelf = Shelf(db: db, language: kind.language, difficulty: kind.difficulty)
    let urn = Urn(db: db, language: kind.language, difficulty: kind.difficulty)
    try urn.takeTurn()
    let questions = try db.first(BankQuery.countOfKind, [kind.language.tag, kind.difficulty.rawValue]) { row in
      try row[0] as Int
    }
    return Stock(
      questions: questions ?? 0,
      waiting: try urn.count,
      shelved: Dictionary(
        uniqueKeysWithValues: try QuizEngine.Category.allCases.map { ($0, try shelf.count(of: $0)) }))
  }
}
