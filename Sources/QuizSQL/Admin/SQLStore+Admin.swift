internal import QuizDatabase
public import QuizEngine
public import QuizService
public import StoreStatus

extension SQLStore {
  public func itemDetails(of item: ItemID) async throws(StoreError) -> ItemDetails? {
    try await read(.eventual) { db in try ItemDetails(on: item, in: db) }
  }

  public func answerCounts(of item: ItemID) async throws(StoreError) -> ItemAnswerCounts? {
    try await read(.eventual) { db in try ItemRows(db: db).answerCounts(of: item) }
  }

  public func void(_ item: ItemID, _ correction: Correction) async throws(StoreError) -> CorrectionEffect {
    try await writeOnce { db in try CorrectionRows(db: db).void(item, correction) }
  }

  public func rekey(_ item: ItemID, to option: Int, _ correction: Correction) async throws(StoreError)
    -> CorrectionEffect
  {
    try await writeOnce { db in try CorrectionRows(db: db).rekey(item, to: option, correction) }
  }

  public func correctTranslation(
    of question: BankQuestionID, to texts: TriviaTexts, _ correction: Correction
  ) async throws(StoreError) {
    try await writeOnce { db in
      let rows = TranslationRows(db: db)
      guard try rows.all(of: question.number).contains(where: { $0.language == texts.language }) else {
        throw StoreError.refused(detail: "a translation that isn't there")
      }
      try rows.replace(
        with: texts, of: question.number, by: correction.operatorID, reason: correction.reason, at: correction.madeAt)
    }
  }

  public func auditLog(limit: Int) async throws(StoreError) -> [AuditLogEntry] {
    try await read(.eventual) { db in try CorrectionRows(db: db).auditLog(limit: limit) }
  }

  public func report(
    _ text: String, on round: RoundID, by account: AccountID, at now: Timestamp
  ) async throws(RoundStoreError) {
    try await writeDaily { db in try ReportRows(db: db).add(text, on: round, by: account, at: now) }
  }

  public func openReports(limit: Int) async throws(StoreError) -> [ReportedItem] {
    try await read(.eventual) { db in try ReportRows(db: db).open(limit: limit) }
  }

  public func dismissReports(on item: ItemID, _ correction: Correction) async throws(StoreError) {
    try await writeOnce { db in try CorrectionRows(db: db).dismissReports(on: item, correction) }
  }
}
