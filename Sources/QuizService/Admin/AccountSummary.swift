package import QuizEngine

/// An account as operators see it in a list.
package struct AccountSummary: Hashable, Sendable {
  package let id: AccountID
  package let name: AccountName
  package let role: Account.Role
  package let createdAt: Timestamp

  /// Nil for a guest.
  init?(_ account: Account) {
    guard let name = account.name else { return nil }
    id = account.id
    self.name = name
    role = account.role
    createdAt = account.createdAt
  }
}
