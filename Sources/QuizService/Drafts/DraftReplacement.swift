internal import QuizDatabase
internal import QuizDrafts
internal import QuizEngine

/// Replaces a draft's content with one that was compared with it before the transaction.
struct DraftReplacement: Sendable {
  let request: DraftRequest
  /// They lead from the content at the request's version to ``content``.
  let operations: [DraftOperation]
  let content: Draft
  /// The id under which the draft was published when it was compared; nil if it wasn't.
  let quizID: QuizID?

  /// - Parameter row: the draft's row, locked.
  /// - Throws: `.outdated` if the draft was changed since the request's version.
  func run(on row: DraftRow, in contents: DraftContents<Transaction>) throws -> DraftSave {
    if let version = try contents.version(of: request, in: row) {
      // The same request with another file replaced nothing.
      guard try contents.draft(number: row.number, at: version) == content else {
        throw StudioError.outdated(version: row.version)
      }
      return save(version)
    }
    let isPublishedSince = try PublicationRows(db: contents.db).find(ofDraft: row.number)?.quizID != quizID
    guard row.version == request.version, !isPublishedSince else { throw StudioError.outdated(version: row.version) }
    guard !operations.isEmpty else { return save(row.version) }
    let next = DraftVersion(version: row.version + 1, draft: content)
    try contents.add(request, operations, to: row, content: next)
    return save(next.version)
  }

  private func save(_ version: Int) -> DraftSave {
    DraftSave(version: version, applied: operations, conflicts: [], others: [])
  }
}
