internal import Crypto
internal import Foundation
internal import QuizEngine
internal import QuizService

/// Reads and writes the questions of the bank, inside of a transaction or on a reader.
struct QuestionRows {
  let db: any SQLSession

  /// A question, also a retired one.
  func find(_ number: Int64) throws -> TriviaQuestion? { try db.first(BankQuery.question, [number], question) }

  func isRetired(_ number: Int64) throws -> Bool {
    try db.first(BankQuery.question, [number]) { try $0[9] as Int != 0 } ?? true
  }

  /// - Returns: how many were new.
  func add(_ entries: [BankEntry], at now: Timestamp) throws -> Int {
    var intake = BankIntake(db: db, now: now)
    for entry in entries { try intake.add(entry) }
    return try intake.finish()
  }

  /// Takes a question out of the draw and out of practice, for good. Where it was asked it stays.
  func retire(_ number: Int64, at now: Timestamp) throws {
    guard let question = try find(number) else { return }
    try db.run(BankQuery.retire, [now.milliseconds, number])
    guard db.changesCount == 1 else { return }
    try db.run(
      BankQuery.uncount, [question.language.tag, question.difficulty.rawValue, question.category.rawValue])
    let urn = Urn(db: db, language: question.language, difficulty: question.difficulty)
    try urn.takeTurn()
    try urn.remove(number)
    try Shelf(db: db, language: question.language, difficulty: question.difficulty).remove(number, question.category)
  }

  private func question(in row: any SQLRow) throws -> TriviaQuestion {
    guard let difficulty = Difficulty(rawValue: try row[1]), let category = QuizEngine.Category(rawValue: try row[2])
    else {
      throw StoreError.damaged(detail: "a question of the bank")
    }
    return try TriviaQuestion(
      language: Language(row[0]), category: category, difficulty: difficulty, text: row[3], key: row[4],
      distractors: TextList.decode(row[5]), explanation: row[6], source: row[7], licence: row[8])
  }
}

/// What makes a question the same as another: the first 16 bytes of the SHA-256 of its language, text and key.
struct BankDigest {
  let bytes: Data

  init(_ question: TriviaQuestion) {
    let parts = [question.language.tag, question.text, question.key].joined(separator: "\0")
    bytes = Data(SHA256.hash(data: Array(parts.utf8)).prefix(16))
  }

  init(bytes: Data) { self.bytes = bytes }

  /// Whether it is the one in ten that is kept to practise with.
  var isForPractice: Bool { bytes.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) } % 10 == 0 }
}
