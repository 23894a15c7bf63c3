internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Adds or corrects many questions in one transaction. A new question takes one look-up and two inserts. Counts are
/// kept in memory and written by ``finish()``.
///
/// Each statement changes one row at most. Before a statement that may change several rows, SQLite would keep a copy of
/// every page that it touches until the transaction ends.
struct BulkQuestionUpsert {
  private struct PoolID: Hashable {
    let game: GameID
    let difficulty: Difficulty
  }

  /// How many questions there are of a game and difficulty, those of this transaction included.
  private struct PoolCounts {
    var questions: Int
    var drawable: Int
    var practice: [TriviaCategory: Int]
    var added: [Kind: Int] = [:]
  }

  /// What `bank_count` counts by, beside the difficulty.
  private struct Kind: Hashable {
    let language: Language
    let category: TriviaCategory
  }

  private let db: Transaction
  private let now: Timestamp
  /// The import that brings the questions; nil for those of a server's own folder.
  private let importID: ImportID?
  /// The import that this one replaces.
  private let replaced: ImportID?
  private var pools: [PoolID: PoolCounts] = [:]
  /// The languages that share a game.
  private let gameLanguages: GameLanguages

  init(db: Transaction, now: Timestamp, importID: ImportID? = nil, replaced: ImportID? = nil) throws {
    self.db = db
    gameLanguages = try GameLanguageRows(db: db).all
    self.now = now
    self.importID = importID
    self.replaced = replaced
  }

  /// Adds a question, or corrects the stored version if that is allowed.
  mutating func upsert(_ entry: BankEntry) throws -> BankEntryResult {
    let digest = QuestionDigest(entry.question)
    let status = try BankEntryStatus(of: entry, digest, in: db)
    switch status {
    case .new:
      let number = try insert(entry, digest)
      try addToPool(number, question: entry.question, digest: digest)
      return .added
    case .outdated(let found):
      try drawPool(of: entry.question.language, found.difficulty).acquireMutex()
      // Another transaction may have drawn or corrected it before this one got the mutex.
      let status = try BankEntryStatus(of: entry, digest, in: db)
      if case .outdated(let found) = status { try replace(found, digest) }
      return status.outcome
    case .translated(let found):
      try translate(found, digest)
      return status.outcome
    case .resolved(.unchanged): return try transfer(digest) ? .transferred : .unchanged
    case .resolved(let outcome): return outcome
    }
  }

  /// Takes a question over from the import that this one replaces; false if that doesn't have it.
  private func transfer(_ digest: QuestionDigest) throws -> Bool {
    guard let importID, let replaced else { return false }
    return try ImportRows(db: db).transfer(digest, from: replaced, to: importID)
  }

  /// Adds or corrects translations of a question that was asked, and otherwise stays as it is.
  private mutating func translate(_ found: BankEntryStatus.Translated, _ digest: QuestionDigest) throws {
    let number = found.number
    let rows = TranslationRows(db: db)
    let present = Set(try rows.all(of: number).map(\.language))
    for translation in found.translations {
      if present.contains(translation.language) {
        try rows.replace(with: translation, of: number, at: now)
      } else {
        try rows.add(translation, to: number, at: now)
      }
    }
    // A question of personal draws only is in the pool, if it has all languages of its game. The counts in memory
    // become wrong.
    let questions = QuestionRows(db: db)
    guard let question = try questions.find(number) else { return }
    let game = gameLanguages.game(of: question.language)
    guard try !db.exists(BankStatement.wasAsked, [number, game]) else { return }
    try drawPool(of: question.language, question.difficulty).acquireMutex()
    try finish()
    try questions.updatePool(of: number, digest)
  }

  /// The pool of the game that asks questions of a language.
  private func drawPool(of language: Language, _ difficulty: Difficulty) -> DrawPool<Transaction> {
    DrawPool(db: db, game: gameLanguages.game(of: language), difficulty: difficulty)
  }

  /// Writes the counts to `bank_count`.
  mutating func finish() throws {
    for (poolID, pool) in pools {
      for (kind, count) in pool.added {
        try db.run(BankStatement.incrementCount, [kind.language, poolID.difficulty, kind.category, count])
      }
    }
    pools = [:]
  }

  /// A stored question never changes: the old version retires, and a new row takes its place.
  private mutating func replace(_ old: BankEntryStatus.Outdated, _ digest: QuestionDigest) throws {
    let rows = QuestionRows(db: db)
    if old.keepsPool {
      try rows.retire(old.number, digest, at: now)
      let number = try insert(old.correction, digest)
      try db.run(BankStatement.drawPoolReplace, [number, old.number])
      try db.run(BankStatement.practicePoolReplace, [number, old.number])
      guard try gameLanguages.asks(old.correction.question) != rows.isPooled(number) else { return }
      // The counts in memory become wrong below.
      try finish()
      try rows.updatePool(of: number, digest)
    } else {
      // The counts in memory become wrong below, so they are written now and read again later.
      try finish()
      try rows.retire(old.number, digest, at: now)
      try rows.withdraw(
        old.number, language: old.correction.question.language, difficulty: old.difficulty, category: old.category)
      try addToPool(try insert(old.correction, digest), question: old.correction.question, digest: digest)
    }
  }

  private func insert(_ entry: BankEntry, _ digest: QuestionDigest) throws -> Int64 {
    let question = entry.question
    guard TriviaItem(drawing: question, seed: 0) != nil else {
      throw StoreError.refused(detail: "a question without a wrong answer")
    }
    try db.run(
      BankStatement.addQuestion,
      [
        "identity_digest": digest, "language": question.language, "difficulty": question.difficulty,
        "category": question.category, "text": question.text, "correct_answer": question.correctAnswer,
        "distractors": try JSONTextList.encode(question.distractors), "explanation": question.explanation,
        "source": question.source, "licence": question.licence, "entry_name": entry.name, "added_at": now,
        "import_id": importID,
      ])
    let number = db.lastInsertedRowID
    for translation in question.translations { try TranslationRows(db: db).add(translation, to: number, at: now) }
    return number
  }

  private mutating func addToPool(
    _ number: Int64, question: TriviaQuestion, digest: QuestionDigest
  ) throws {
    let poolID = PoolID(game: gameLanguages.game(of: question.language), difficulty: question.difficulty)
    let category = question.category
    var pool = try pools[poolID] ?? read(poolID)
    pool.questions += 1
    pool.added[Kind(language: question.language, category: category), default: 0] += 1
    guard gameLanguages.asks(question) else {
      pools[poolID] = pool
      return
    }
    if pool.questions >= PracticePool<Transaction>.smallestBank, digest.isForPractice {
      let position = pool.practice[category] ?? 0
      try PracticePool(db: db, game: poolID.game, difficulty: poolID.difficulty).append(number, category, at: position)
      pool.practice[category] = position + 1
    } else {
      try DrawPool(db: db, game: poolID.game, difficulty: poolID.difficulty).append(number, at: pool.drawable)
      pool.drawable += 1
    }
    pools[poolID] = pool
  }

  private func read(_ poolID: PoolID) throws -> PoolCounts {
    let practicePool = PracticePool(db: db, game: poolID.game, difficulty: poolID.difficulty)
    let drawPool = DrawPool(db: db, game: poolID.game, difficulty: poolID.difficulty)
    try drawPool.acquireMutex()
    let questions = try db.first(BankStatement.countOfDifficulty, [poolID.game, poolID.difficulty]) { row in
      try row[0] as Int
    }
    return PoolCounts(
      questions: questions ?? 0,
      drawable: try drawPool.count,
      practice: Dictionary(
        uniqueKeysWithValues: try TriviaCategory.allCases.map { ($0, try practicePool.count(of: $0)) }))
  }
}
