package import QuizDatabase
internal import QuizEngine

/// Makes an account with a name.
package struct AccountCreation: Sendable {
  let account: NewAccount

  package init(account: NewAccount) { self.account = account }

  /// - Throws: `.nameTaken`.
  package func run(in db: Transaction) throws -> Account {
    let accounts = AccountRows(db: db)
    guard let id = try accounts.add(account) else { throw AccountError.nameTaken }
    return try accounts.get(id)
  }
}
