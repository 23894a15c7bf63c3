package import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Makes an account with a name, and opens its first session.
package struct AccountCreation: Sendable {
  let account: NewAccount
  let sessionDigest: SessionTokenDigest
  let browser: BrowserDescription

  package init(account: NewAccount, sessionDigest: SessionTokenDigest, browser: BrowserDescription) {
    self.account = account
    self.sessionDigest = sessionDigest
    self.browser = browser
  }

  /// - Throws: `.nameTaken`.
  package func run(in db: Transaction) throws -> Account {
    let accounts = AccountRows(db: db)
    guard let id = try accounts.add(account) else { throw AccountError.nameTaken }
    try SessionRows(db: db).open(sessionDigest, of: id, on: browser, at: account.createdAt)
    return try accounts.get(id)
  }
}
