internal import Crypto
internal import Foundation
internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes the questions of the bank.
struct QuestionRows<Connection: SQLReader> {
  let db: Connection

  /// The languages that have questions, in the order of their tags. Translations don't count.
  func languages() throws -> [Language] { try db.all(BankStatement.languages, []) { try $0[0] as Language } }

  /// A question, even if it is retired.
  func find(_ number: Int64) throws -> TriviaQuestion? { try db.first(BankStatement.question, [number], question) }

  func isRetired(_ number: Int64) throws -> Bool {
    try db.first(BankStatement.question, [number]) { try $0["retired_at"] as Int != 0 } ?? true
  }

  /// Whether a question is in the draw pool or in the practice pool.
  func isPooled(_ number: Int64) throws -> Bool {
    try [BankStatement.drawPoolPosition, .practicePoolPosition].contains {
      try db.exists($0, [number])
    }
  }

  private func question(in row: SQLRow) throws -> TriviaQuestion {
    try TriviaQuestion(
      language: row["language"], category: row["category"], difficulty: row["difficulty"], text: row["text"],
      correctAnswer: row["correct_answer"], distractors: JSONTextList.decode(row["distractors"]),
      explanation: row["explanation"], source: row["source"], licence: row["licence"])
  }
}

extension QuestionRows where Connection == Transaction {
  /// - Returns: one result for each entry.
  func add(
    _ entries: [BankEntry], at now: Timestamp, in importID: ImportID? = nil, replacing replaced: ImportID? = nil
  ) throws -> [BankEntryResult] {
    var upsert = try BulkQuestionUpsert(db: db, now: now, importID: importID, replaced: replaced)
    let outcomes = try entries.map { try upsert.upsert($0) }
    try upsert.finish()
    if let importID { try ImportRows(db: db).addCounts(of: outcomes, to: importID) }
    return outcomes
  }

  /// Removes a question from drawing and practice permanently. Items that already use it stay.
  func retire(_ number: Int64, at now: Timestamp) throws {
    guard let question = try find(number) else { return }
    let last = try db.first(BankStatement.lastRetiredWithSameDigest, [number]) { try $0[0] as Int64 } ?? 0
    // Versions with the same digest need different times.
    try db.run(BankStatement.retire, [max(now.milliseconds, last + 1), number])
    guard db.changesCount == 1 else { return }
    try withdraw(number, language: question.language, difficulty: question.difficulty, category: question.category)
  }

  /// Retires a question because a corrected version with the same digest replaces it. It stays in its pool; the caller
  /// replaces it there.
  func retire(_ number: Int64, _ digest: QuestionDigest, at now: Timestamp) throws {
    let last = try db.first(BankStatement.lastRetired, [digest]) { try $0[0] as Int64 } ?? 0
    try db.run(BankStatement.retire, [max(now.milliseconds, last + 1), number])
    guard db.changesCount == 1 else {
      throw StoreError.refused(
        detail: "question \(number) was changed by somebody else at the same time; import the file again")
    }
  }

  /// Removes a question from its pool and from the counts of the bank.
  func withdraw(
    _ number: Int64, language: Language, difficulty: Difficulty, category: TriviaCategory
  ) throws {
    try db.run(BankStatement.decrementCount, [language, difficulty, category])
    let game = try GameLanguageRows(db: db).all.game(of: language)
    let drawPool = DrawPool(db: db, game: game, difficulty: difficulty)
    try drawPool.acquireMutex()
    try drawPool.remove(number)
    try PracticePool(db: db, game: game, difficulty: difficulty).remove(number, category)
  }

  /// Puts a question into the draw pool, or if its digest says so into the practice pool beside it.
  func addToPool(_ number: Int64, _ digest: QuestionDigest, of pool: DrawPool<Transaction>, _ category: TriviaCategory)
    throws
  {
    let questions = try db.first(BankStatement.countOfDifficulty, [pool.game, pool.difficulty]) { try $0[0] as Int }
    if questions ?? 0 >= PracticePool<Transaction>.smallestBank, digest.isForPractice {
      try PracticePool(db: db, game: pool.game, difficulty: pool.difficulty).append(number, category)
    } else {
      try pool.append(number)
    }
  }

  /// Puts a question that was never on the schedule into a pool if its game asks it, and else takes it out. Call it
  /// with the pool's mutex.
  func updatePool(of number: Int64, _ digest: QuestionDigest) throws {
    guard let question = try find(number)?.with(translations: TranslationRows(db: db).all(of: number)) else { return }
    let games = try GameLanguageRows(db: db).all
    let pool = DrawPool(db: db, game: games.game(of: question.language), difficulty: question.difficulty)
    let isPooled = try isPooled(number)
    if isPooled, !games.asks(question) {
      try pool.remove(number)
      try PracticePool(db: db, game: pool.game, difficulty: pool.difficulty).remove(number, question.category)
    } else if !isPooled, games.asks(question) {
      try addToPool(number, digest, of: pool, question.category)
    }
  }
}

/// Identifies a question: the first 16 bytes of the SHA-256 of its language, text and correct answer. Questions with
/// equal digests are versions of one question.
struct QuestionDigest: Sendable {
  let bytes: Data

  init(_ question: TriviaQuestion) {
    let parts = [question.language.tag, question.text, question.correctAnswer].joined(separator: "\0")
    bytes = Data(SHA256.hash(data: Array(parts.utf8)).prefix(16))
  }

  init(bytes: Data) { self.bytes = bytes }

  /// Whether it belongs to the tenth of all questions that is reserved for practice.
  var isForPractice: Bool { bytes.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) } % 10 == 0 }
}
