package import QuizDatabase
internal import QuizEngine

/// Makes an account with a name, and opens its first session.
package struct AccountCreation: Sendable {
  let account: NewAccount
  let session: SessionOpening

  package init(account: NewAccount, session: SessionOpening) {
    self.account = account
    self.session = session
  }

  /// - Throws: `.nameTaken`.
  package func run(in db: Transaction) throws -> Account {
    let accounts = AccountRows(db: db)
    guard let id = try accounts.add(account) else { throw AccountError.nameTaken }
    try session.run(for: id, in: db)
    return try accounts.get(id)
  }
}
