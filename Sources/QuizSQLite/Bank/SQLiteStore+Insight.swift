internal import GRDB
public import QuizEngine
public import QuizService

extension SQLiteStore {
  public func isKnown(_ questions: [BankEntry]) async throws(StoreError) -> [Bool] {
    try await read { db in
      try questions.map { entry in
        try db.first(BankQuery.isKnown, [BankDigest(entry.question).bytes]) { _ in true } ?? false
      }
    }
  }

  public func questions(
    of language: Language?, after last: QuestionNumber?, limit: Int
  ) async throws(StoreError) -> [StoredQuestion] {
    try await read { db in try QuestionRows(db: db).page(of: language, after: last?.number ?? 0, limit: limit) }
  }

  public func questionRecords() async throws(StoreError) -> [QuestionRecord] {
    try await readAside { db in try RecordRows(db: db).records() }
  }

  public func licenceTallies() async throws(StoreError) -> [LicenceTally] {
    try await readAside { db in try QuestionRows(db: db).licences() }
  }

  /// Reads what takes long, on a thread of the pool's.
  private func readAside<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    do { return try await pool.read(work) } catch { throw StoreError(error) }
  }
}
