internal import QuizDatabase

// Which accounts are authors and operators.
extension AdminService {
  /// How many accounts the list shows at most.
  package static let maxListedAccounts = 200

  /// Operators, then authors, each by name.
  package func accountsWithRole() async throws(AdminError) -> [AccountSummary] {
    let accounts = try await store.read(.strong) { db in
      try AccountRows(db: db).allWithRole(limit: Self.maxListedAccounts)
    }
    return accounts.compactMap(AccountSummary.init).sorted {
      ($1.role, $0.name.folded) < ($0.role, $1.name.folded)
    }
  }

  /// - Returns: nil if no account has that name.
  package func account(named name: AccountName) async throws(AdminError) -> AccountSummary? {
    let found = try await store.read(.strong) { db in
      try AccountRows(db: db).findWithCredentials(named: name)
    }
    return found.flatMap { AccountSummary($0.account) }
  }
}
