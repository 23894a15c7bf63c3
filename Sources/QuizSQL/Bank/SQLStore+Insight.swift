public import QuizEngine
public import QuizService

extension SQLStore {
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
}
