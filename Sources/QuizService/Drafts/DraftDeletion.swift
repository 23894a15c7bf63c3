internal import QuizDatabase
internal import QuizEngine

/// Deletes a draft with its changes, editors and links, and unpublishes its quiz.
struct DraftDeletion: Sendable {
  /// Who decides it; nil for an account that is deleted.
  let deciderID: AccountID?
  let deletedAt: Timestamp

  /// - Parameter row: the draft's row, locked.
  func run(on row: DraftRow, in db: Transaction) throws {
    try PublicationRows(db: db).unpublish(row.number, by: deciderID, at: deletedAt)
    try DraftRows(db: db).delete(row)
  }
}
