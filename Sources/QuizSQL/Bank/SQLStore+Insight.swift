public import QuizEngine
public import QuizService

extension SQLStore {
  public func compare(_ questions: [BankEntry]) async throws(StoreError) -> [BankOutcome] {
    try await read { db in
      try questions.map { try BankStanding(of: $0, BankDigest($0.question), in: db).outcome }
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
