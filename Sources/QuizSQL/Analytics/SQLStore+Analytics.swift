public import QuizEngine
public import QuizService
public import StoreStatus

extension SQLStore {
  public func previewAdding(_ questions: [BankEntry]) async throws(StoreError) -> [BankEntryResult] {
    try await read { db in
      try questions.map { try BankEntryStatus(of: $0, QuestionDigest($0.question), in: db).outcome }
    }
  }

  public func questions(
    of language: Language?, after last: BankQuestionID?, limit: Int
  ) async throws(StoreError) -> [StoredQuestion] {
    try await read { db in try QuestionRows(db: db).page(of: language, after: last?.number ?? 0, limit: limit) }
  }

  public func questionAnalytics() async throws(StoreError) -> [QuestionAnalytics] {
    try await readInBackground { db in try QuestionRecordReader(db: db).records() }
  }

  public func licenceCounts() async throws(StoreError) -> [LicenceCount] {
    try await readInBackground { db in try QuestionRows(db: db).licences() }
  }
}
