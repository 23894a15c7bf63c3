internal import QuizDatabase
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// The details of an item; nil if there is none of that id.
  package func itemDetails(of item: ItemID) async throws(StoreError) -> ItemDetails? {
    try await read(.snapshot) { db in try ItemDetails(on: item, in: db) }
  }

  /// Voids an item. If somebody has started it, it stays and counts in no result; otherwise it leaves the schedule,
  /// which draws again.
  package func void(_ item: ItemID, _ correction: Correction) async throws(StoreError) -> CorrectionEffect {
    try await write(.once) { db in try CorrectionRows(db: db).void(item, correction) }
  }

  /// Makes another option the key, and corrects all results that depend on it.
  package func rekey(_ item: ItemID, to option: Int, _ correction: Correction) async throws(StoreError)
    -> CorrectionEffect
  {
    try await write(.once) { db in try CorrectionRows(db: db).rekey(item, to: option, correction) }
  }

  /// Puts other texts in the place of a question's translation, which must be there. Nothing else changes.
  package func correctTranslation(
    of question: BankQuestionID, to texts: TriviaTexts, _ correction: Correction
  ) async throws(StoreError) {
    try await write(.once) { db in
      let rows = TranslationRows(db: db)
      guard try rows.all(of: question.number).contains(where: { $0.language == texts.language }) else {
        throw StoreError.refused(detail: "a translation that isn't there")
      }
      try rows.replace(
        with: texts, of: question.number, by: correction.operatorID, reason: correction.reason, at: correction.madeAt)
    }
  }

  /// What operators did, the latest first.
  package func auditLog(limit: Int) async throws(StoreError) -> [AuditLogEntry] {
    try await read(.eventual) { db in try CorrectionRows(db: db).auditLog(limit: limit) }
  }

  /// Questions with open reports, the most reported first.
  package func openReports(limit: Int) async throws(StoreError) -> [ReportedItem] {
    try await read(.eventual) { db in try ReportRows(db: db).open(limit: limit) }
  }

  /// Marks the reports on a question as dealt with.
  package func dismissReports(on item: ItemID, _ correction: Correction) async throws(StoreError) {
    try await write(.once) { db in try CorrectionRows(db: db).dismissReports(on: item, correction) }
  }
}
