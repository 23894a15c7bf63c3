package import QuizDrafts

// Versions and history.
extension StudioService {
  /// A draft as it was at a version.
  package func draft(_ id: DraftID, at version: Int, by account: Account) async throws(StudioError) -> Draft {
    try await read(id, for: .read, by: account) { row, rows in
      guard (0...row.version).contains(version) else { throw StudioError.noSuchVersion }
      return try contents(in: rows.db).draft(number: row.number, at: version)
    }
  }

  /// The changes of a draft, the latest first.
  ///
  /// - Parameter version: only changes before this one; nil for the latest.
  package func changes(
    of id: DraftID, before version: Int? = nil, limit: Int = 100, by account: Account
  ) async throws(StudioError) -> [DraftChangeRecord] {
    try await read(id, for: .read, by: account) { row, rows in
      try contents(in: rows.db).changes(of: row, before: version, limit: limit)
    }
  }

  /// The revisions that were made of a draft, the latest first.
  package func revisions(of id: DraftID, by account: Account) async throws(StudioError) -> [DraftRevision] {
    try await read(id, for: .read, by: account) { row, rows in
      try PublicationRows(db: rows.db).revisions(of: row.number)
    }
  }
}
