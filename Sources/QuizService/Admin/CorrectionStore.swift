public import QuizEngine
public import StoreStatus

/// Stores operators' corrections of items, and the audit log. When a method that changes something returns, the change
/// is on disk.
public protocol CorrectionStore: Sendable {
  /// The details of an item; nil if there is none of that id.
  func itemDetails(of item: ItemID) async throws(StoreError) -> ItemDetails?

  /// How all players answered an item, including deleted accounts; nil if there is none of that id.
  func answerCounts(of item: ItemID) async throws(StoreError) -> ItemAnswerCounts?

  /// Voids an item. If somebody has started it, it stays and counts in no result; otherwise it leaves the schedule,
  /// which draws again.
  func void(_ item: ItemID, _ correction: Correction) async throws(StoreError) -> CorrectionEffect

  /// Makes another option the key, and corrects all results that depend on it.
  func rekey(_ item: ItemID, to option: Int, _ correction: Correction) async throws(StoreError) -> CorrectionEffect

  /// Puts other texts in the place of a question's translation, which must be there. Nothing else changes.
  func correctTranslation(
    of question: BankQuestionID, to texts: TriviaTexts, _ correction: Correction
  ) async throws(StoreError)

  /// What operators did, the latest first.
  func auditLog(limit: Int) async throws(StoreError) -> [AuditLogEntry]
}
