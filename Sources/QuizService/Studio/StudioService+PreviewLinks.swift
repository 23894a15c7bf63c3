internal import QuizDatabase

// The links to the preview of a draft.
extension StudioService {
  /// The links to a draft's preview, the oldest first. A link's address can't be shown again: only its digest is
  /// stored.
  package func previews(of id: DraftID, by account: Account) async throws(StudioError) -> [DraftPreview] {
    let previews = try await read(id, for: .managePreviews, by: account) { row, rows in try rows.previews(of: row) }
    return previews.sorted { ($0.createdAt, $0.handle.text) < ($1.createdAt, $1.handle.text) }
  }

  /// Makes a link to a draft's preview.
  ///
  /// - Returns: the token in the link.
  package func addPreview(of id: DraftID, by account: Account) async throws(StudioError) -> Token128 {
    let token = Token128(using: dependencies)
    try await add(
      DraftPreview(tokenDigest: PreviewTokenDigest(token: token), createdAt: dependencies.now()), of: id, by: account)
    return token
  }

  func add(_ preview: DraftPreview, of id: DraftID, by account: Account) async throws(StudioError) {
    try await write(id, for: .managePreviews, by: account, .idempotent) { row, db in
      let rows = DraftRows(db: db)
      let present = try rows.previews(of: row)
      if present.contains(where: { $0.tokenDigest == preview.tokenDigest }) { return }
      guard present.count < DraftPreview.maxCount else {
        throw StudioError.tooMany(limit: DraftPreview.maxCount)
      }
      try rows.addPreview(preview, of: row)
    }
  }

  /// Revokes a link. Does nothing if the draft has no such link.
  ///
  /// - Parameter handle: ``PreviewTokenDigest/handle``.
  package func revokePreview(_ handle: Token128, of id: DraftID, by account: Account) async throws(StudioError) {
    let isByOperator = try await write(id, for: .managePreviews, by: account, .idempotent) { row, db in
      let rows = DraftRows(db: db)
      guard let preview = try rows.previews(of: row).first(where: { $0.handle == handle }) else { return false }
      try rows.deletePreview(preview.tokenDigest, of: row)
      return try row.ownerID != account.id && !rows.editors(of: row.number).contains(account.id)
    }
    if isByOperator { security.log(.previewRevoked(of: id, by: .account(account.id))) }
  }
}

extension DraftPreview {
  /// Identifies the link in its author's forms. It doesn't open the preview.
  package var handle: Token128 { tokenDigest.handle }
}
