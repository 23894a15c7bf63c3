internal import QuizDatabase

// The accounts that change a draft beside its owner.
extension StudioService {
  /// The names of accounts, for pages about drafts. Accounts that are deleted are missing.
  package func names(of accounts: some Collection<AccountID>) async throws(StudioError) -> [AccountID: AccountName] {
    let accounts = Set(accounts)
    return try await read { rows in
      try accounts.reduce(into: [:]) { names, id in names[id] = try AccountRows(db: rows.db).find(id)?.name }
    }
  }

  /// Lets an account change a draft. Does nothing if it may already.
  package func addEditor(named name: AccountName, to id: DraftID, by account: Account) async throws(StudioError) {
    let now = dependencies.now()
    try await write(id, for: .manageEditors, by: account, .idempotent) { row, db in
      let editor = try Self.account(named: name, in: db)
      let rows = DraftRows(db: db)
      let present = try rows.editors(of: row.number)
      if editor == row.ownerID || present.contains(editor) { return }
      guard present.count < DraftRecord.maxEditors else {
        throw StudioError.tooMany(limit: DraftRecord.maxEditors)
      }
      try rows.addEditor(editor, to: row, at: now)
    }
  }

  /// Takes an editor's right back. Does nothing if the account has none.
  package func removeEditor(named name: AccountName, from id: DraftID, by account: Account) async throws(StudioError) {
    try await write(id, for: .manageEditors, by: account, .idempotent) { row, db in
      try DraftRows(db: db).removeEditor(Self.account(named: name, in: db), from: row)
    }
  }

  private static func account(named name: AccountName, in db: Transaction) throws -> AccountID {
    guard let found = try AccountRows(db: db).findWithCredentials(named: name) else { throw StudioError.noSuchAccount }
    return found.account.id
  }
}
