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
    let language: Language
    let difficulty: Difficulty
  }

  /// How many questions there are of a language and difficulty, those of this transaction included.
  private struct PoolCounts {
    var questions: Int
    var drawable: Int
    var practice: [TriviaCategory: Int]
    var added: [TriviaCategory: Int] = [:]
  }

  private let db: Transaction
  private let now: Timestamp
  /// The import that brings the questions; nil for those of a server's own folder.
  private let importID: ImportID?
  /// The import that this one replaces.
  private let replaced: ImportID?
  private var pools: [PoolID: PoolCounts] = [:]
  /// By game, the languages into which its questions must be translated.
  private var translated: [Language: Set<Language>] = [:]

  init(db: Transaction, now: Timestamp, importID: ImportID? = nil, replaced: ImportID? = nil) {
    self.db = db
    self.now = now
    self.importID = importID
    self.replaced = replaced
  }

  /// Adds a question, or corrects the stored version if that is allowed.
  mutating func upsert(_ entry: BankEntry) throws -> BankEntryResult {
    let digest = QuestionDigest(entry.question)
    switch try BankEntryStatus(of: entry, digest, in: db) {
    case .new:
      let number = try insert(entry, digest)
      try addToPool(number, question: entry.question, digest: digest)
      return .added
    case .outdated(let found):
      try DrawPool(db: db, language: entry.question.language, difficulty: found.difficulty).acquireMutex()
      // Another transaction may have drawn or corrected it before this one got the mutex.
      let standing = try BankEntryStatus(of: entry, digest, in: db)
      if case .outdated(let found) = standing { try replace(found, digest) }
      return standing.outcome
    case .translated(let number, let translations):
      try translate(number, translations)
      return .changed
    case .resolved(.unchanged): return try transfer(digest) ? .transferred : .unchanged
    case .resolved(let outcome): return outcome
    }
  }

  /// Takes a question over from the import that this one replaces; false if that doesn't have it.
  private func transfer(_ digest: QuestionDigest) throws -> Bool {
    guard let importID, let replaced else { return false }
    return try ImportRows(db: db).transfer(digest, from: replaced, to: importID)
  }

  /// Adds or corrects translations of a question that is on the schedule, and otherwise stays as it is.
  private func translate(_ number: Int64, _ translations: [TriviaTexts]) throws {
    let rows = TranslationRows(db: db)
    let present = Set(try rows.all(of: number).map(\.language))
    for translation in translations {
      if present.contains(translation.language) {
        try rows.replace(with: translation, of: number, at: now)
      } else {
        try rows.add(translation, to: number, at: now)
      }
    }
  }

  /// Whether its game asks a question.
  private mutating func isAsked(_ question: TriviaQuestion) throws -> Bool {
    let languages = try translated[question.language] ?? GameLanguageRows(db: db).translated(in: question.language)
    translated[question.language] = languages
    return languages.isSubset(of: question.languages)
  }

  /// Writes the counts to `bank_count`.
  mutating func finish() throws {
    for (poolID, pool) in pools {
      for (category, count) in pool.added {
        try db.run(
          BankQuery.incrementCount, [poolID.language.tag, poolID.difficulty.rawValue, category.rawValue, count])
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
      try db.run(BankQuery.drawPoolReplace, [number, old.number])
      try db.run(BankQuery.practicePoolReplace, [number, old.number])
      guard try isAsked(old.correction.question) != rows.isPooled(number) else { return }
      // The counts in memory become wrong below.
      try finish()
      try rows.updatePool(of: number, digest)
    } else {
      // The counts in memory become wrong below, so they are written now and read again later.
      try finish()
      try rows.retire(old.number, digest, at: now)
      try rows.withdraw(
        old.number, language: old.correction.question.language, difficulty: old.difficulty, category: old.category)
      try addToPool(
        try insert(old.correction, digest), question: old.correction.question, digest: digest)
    }
  }

  private func insert(_ entry: BankEntry, _ digest: QuestionDigest) throws -> Int64 {
    let question = entry.question
    guard TriviaItem(drawing: question, seed: 0) != nil else {
      throw StoreError.refused(detail: "a question without a wrong answer")
    }
    try db.run(
      BankQuery.addQuestion,
      [
        digest.bytes, question.language.tag, question.difficulty.rawValue, question.category.rawValue, question.text,
        question.correctAnswer, try JSONTextList.encode(question.distractors), question.explanation, question.source,
        question.licence, entry.name, now.milliseconds, importID?.number,
      ])
    let number = db.lastInsertedRowID
    for translation in question.translations { try TranslationRows(db: db).add(translation, to: number, at: now) }
    return number
  }

  private mutating func addToPool(
    _ number: Int64, question: TriviaQuestion, digest: QuestionDigest
  ) throws {
    let poolID = PoolID(language: question.language, difficulty: question.difficulty)
    let category = question.category
    var pool = try pools[poolID] ?? read(poolID)
    pool.questions += 1
    pool.added[category, default: 0] += 1
    guard try isAsked(question) else {
      pools[poolID] = pool
      return
    }
    if pool.questions >= PracticePool<Transaction>.smallestBank, digest.isForPractice {
      let position = pool.practice[category] ?? 0
      try PracticePool(db: db, language: poolID.language, difficulty: poolID.difficulty).append(
        number, category, at: position)
      pool.practice[category] = position + 1
    } else {
      try DrawPool(db: db, language: poolID.language, difficulty: poolID.difficulty).append(number, at: pool.drawable)
      pool.drawable += 1
    }
    pools[poolID] = pool
  }

  private func read(_ poolID: PoolID) throws -> PoolCounts {
    let practicePool = PracticePool(db: db, language: poolID.language, difficulty: poolID.difficulty)
    let drawPool = DrawPool(db: db, language: poolID.language, difficulty: poolID.difficulty)
    try drawPool.acquireMutex()
    let questions = try db.first(BankQuery.countOfDifficulty, [poolID.language.tag, poolID.difficulty.rawValue]) {
      row in
      try row[0] as Int
    }
    return PoolCounts(
      questions: questions ?? 0,
      drawable: try drawPool.count,
      practice: Dictionary(
        uniqueKeysWithValues: try TriviaCategory.allCases.map { ($0, try practicePool.count(of: $0)) }))
  }
}
