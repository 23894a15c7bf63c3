import QuizDatabase
package import QuizEngine
package import StoreStatus

@testable package import QuizService

// What the operators' service does in its transactions, for tests one by one.
extension Store {
  /// The details of an item; nil if there is none of that id.
  package func itemDetails(of item: ItemID) async throws(StoreError) -> ItemDetails? {
    try await read(.snapshot) { db in try ItemDetails(on: item, in: db) }
  }

  /// Puts other texts in the place of a question's translation, which must be there. Nothing else changes.
  package func correctTexts(
    of question: BankQuestionID, to texts: TriviaTexts, _ correction: Correction
  ) async throws(StoreError) {
    let isCorrected = try await write(.once) { db in
      try TranslationRows(db: db).correct(question, to: texts, correction)
    }
    if !isCorrected { throw .refused(detail: "another question has these texts") }
  }

  /// What operators did, the latest first.
  package func auditLog(limit: Int) async throws(StoreError) -> [AuditLogEntry] {
    try await read(.eventual) { db in try AuditLogReader(db: db).latest(limit: limit) }
  }

  /// Questions with open reports, the most reported first.
  package func openReports(limit: Int) async throws(StoreError) -> [ReportedItem] {
    try await read(.eventual) { db in try ReportRows(db: db).open(limit: limit) }
  }

  /// Marks the reports on a question as dealt with.
  package func dismissReports(on item: ItemID, _ correction: Correction) async throws(StoreError) {
    try await mapError({ (failure: AdminError) -> StoreError in
      if case .store(let error) = failure { error } else { .refused(detail: "\(failure)") }
    }) { () throws(AdminError) in
      try await StoreHandle(self, AdminError.store).write(.once) { db in
        try ReportDismissal(itemID: item, correction: correction).run(in: db)
      }
    }
  }

  /// The files that were imported, the latest first.
  package func imports(limit: Int) async throws(StoreError) -> [ImportRecord] {
    try await read { db in try ImportRows(db: db).list(limit: limit) }
  }

  /// The record of an import; nil if there is none of that number.
  package func importRecord(_ number: ImportID) async throws(StoreError) -> ImportRecord? {
    try await read { db in try ImportRows(db: db).find(number) }
  }

  /// As the service undoes a batch of an import.
  package func undoImport(
    _ number: ImportID, after last: BankQuestionID?, limit: Int, isDryRun: Bool, replacement: ImportReplacement?,
    at now: Timestamp
  ) async throws(StoreError) -> ImportUndoResult {
    let services = Services(
      library: LibraryService(store: self), store: self, dependencies: Dependencies(now: { now }, randomBits: { 0 }))
    do throws(AdminError) {
      return try await services.commandLineAdmin.undoPart(
        of: number, after: last, limit: limit, isDryRun: isDryRun, replacement: replacement, at: now)
    } catch {
      if case .store(let error) = error { throw error }
      throw .refused(detail: "\(error)")
    }
  }

  /// Marks an import as undone and logs it. Nothing can be added in it any more. The first mark stays.
  package func markImportUndone(_ number: ImportID, at now: Timestamp) async throws(StoreError) {
    try await write { db in try ImportRows(db: db).markUndone(number, at: now) }
  }

  /// Resets the latest instant, even to an earlier one, and logs it.
  ///
  /// - Returns: what was stored until then.
  package func resetLatestInstant(to now: Timestamp, reason: String) async throws(StoreError) -> LatestInstant {
    try await write(.once) { db in try LatestInstantRows(db: db).reset(to: now, reason: reason) }
  }
}
